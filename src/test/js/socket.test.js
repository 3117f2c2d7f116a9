import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoff } from '../../../webapp/resources/js/game/backoff.js';
import { PATIENCE, PING_EVERY, Socket } from '../../../webapp/resources/js/game/socket.js';
import { Clock, FakeChannel } from './support.js';

function started() {
  const clock = new Clock();
  const channels = [];
  const heard = [];
  const states = [];
  const socket = new Socket({
    open: () => channels[channels.push(new FakeChannel()) - 1],
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    timers: clock,
    random: () => 0.5,
  });
  socket.start();
  return { clock, channels, heard, states, socket };
}

function welcomed() {
  const all = started();
  all.channels[0].accept();
  all.channels[0].say({ type: 'welcome' });
  return all;
}

test('waiting doubles, has a limit, and leaves half to chance', () => {
  assert.equal(backoff(0, () => 0), 250);
  assert.equal(backoff(0, () => 1), 500);
  assert.equal(backoff(1, () => 1), 1000);
  assert.equal(backoff(3, () => 0), 2000);
  assert.equal(backoff(60, () => 1), 15_000);
});

test('messages are handed on, pongs and nonsense are not', () => {
  const { channels, heard, states } = welcomed();
  channels[0].say({ type: 'pong' });
  channels[0].say('{"type":');
  channels[0].say('null');
  assert.deepEqual(heard, [{ type: 'welcome' }]);
  assert.deepEqual(states, ['open']);
});

test('nothing goes out before the connection stands', () => {
  const { socket, channels } = started();
  assert.equal(socket.send({ type: 'resign' }), false);
  channels[0].accept();
  assert.equal(socket.send({ type: 'resign' }), true);
  assert.deepEqual(channels[0].sent, [{ type: 'resign' }]);
});

test('a silent connection is asked, and answered it stays', () => {
  const { clock, channels } = welcomed();
  clock.pass(PING_EVERY);
  assert.deepEqual(channels[0].sent, [{ type: 'ping' }]);
  channels[0].say({ type: 'pong' });
  clock.pass(PATIENCE);
  assert.equal(channels.length, 1);
});

test('no answer to a ping is a loss', () => {
  const { clock, channels, states } = welcomed();
  clock.pass(PING_EVERY + PATIENCE);
  assert.ok(channels[0].closed);
  assert.deepEqual(states, ['open', 'lost']);
  clock.pass(500);
  assert.equal(channels.length, 2);
});

test('a connection that does not come about is given up', () => {
  const { clock, channels } = started();
  clock.pass(PATIENCE);
  assert.ok(channels[0].closed);
  clock.pass(500);
  assert.equal(channels.length, 2);
});

test('it is tried again ever more slowly, and quickly after a success', () => {
  const { clock, channels } = welcomed();
  const waits = [];
  for (let i = 0; i < 4; i++) {
    channels.at(-1).break();
    waits.push(clock.wait);
    clock.pass(clock.wait);
  }
  assert.deepEqual(waits, [375, 750, 1500, 3000]);
  channels.at(-1).accept();
  channels.at(-1).say({ type: 'welcome' });
  channels.at(-1).break();
  assert.equal(clock.wait, 375);
});

test('accepting and closing at once is no success', () => {
  const { clock, channels } = started();
  for (const wait of [375, 750, 1500]) {
    channels.at(-1).accept();
    channels.at(-1).break();
    assert.equal(clock.wait, wait);
    clock.pass(wait);
  }
});

test('being sent away with a word is no success', () => {
  const { clock, channels, heard, states } = started();
  for (const wait of [375, 750, 1500]) {
    channels.at(-1).accept();
    channels.at(-1).say({ type: 'refused', code: 'tryAgain' });
    channels.at(-1).break();
    assert.equal(clock.wait, wait);
    clock.pass(wait);
  }
  assert.equal(heard.length, 3);
  assert.deepEqual(states, ['lost']);
});

test('back online or in sight it is tried at once', () => {
  const { channels, socket } = welcomed();
  channels[0].break();
  socket.wake();
  assert.equal(channels.length, 2);
  socket.wake();
  assert.equal(channels.length, 2);
});

test('in sight again, a connection that seems to stand is asked', () => {
  const { channels, socket } = welcomed();
  socket.wake();
  assert.deepEqual(channels[0].sent, [{ type: 'ping' }]);
});

test('what an old connection still says is not heard', () => {
  const { channels, heard, socket } = welcomed();
  socket.lose();
  channels[0].say({ type: 'moved' });
  channels[0].break();
  assert.equal(heard.length, 1);
});

test('stopped it stays stopped', () => {
  const { clock, channels, socket, states } = welcomed();
  socket.stop();
  socket.wake();
  socket.lose();
  clock.pass(60_000);
  assert.equal(channels.length, 1);
  assert.equal(states.at(-1), 'stopped');
});

test('a page that is left says so, and comes back when it is shown again', () => {
  const { socket, channels, clock, states } = welcomed();
  socket.leave();
  assert.deepEqual(channels[0].sent, [{ type: 'leave' }]);
  assert.equal(channels[0].readyState, 3);
  clock.pass(PATIENCE + PING_EVERY);
  assert.equal(channels.length, 1);
  socket.wake();
  assert.equal(channels.length, 2);
  assert.deepEqual(states, ['open', 'connecting']);
});

test('what a server has sent away does not come back by being left', () => {
  const { socket, channels } = welcomed();
  socket.stop();
  socket.leave();
  socket.wake();
  assert.equal(channels.length, 1);
  assert.deepEqual(channels[0].sent, []);
});

test('a page that is sent to another server goes at once, and says nothing of a loss', () => {
  const { clock, channels, states } = welcomed();
  channels[0].break(1012);
  assert.deepEqual(states, ['open', 'connecting']);
  clock.pass(100);
  channels[1].accept();
  channels[1].say({ type: 'welcome' });
  assert.deepEqual(states, ['open', 'connecting', 'open']);
});

test('where there is no other server, the connection is lost as any is', () => {
  const { clock, channels, states } = welcomed();
  channels[0].break(1012);
  clock.pass(100);
  channels[1].break();
  assert.deepEqual(states, ['open', 'connecting', 'lost']);
  assert.equal(clock.wait, 375);
});
