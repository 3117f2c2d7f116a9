import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  claimLeft,
  clockText,
  countdown,
  counts,
  face,
  firstMoveLeft,
  isLow,
  timeLeft,
} from '../../../webapp/resources/js/game/clock.js';
import { EMPTY } from '../../../webapp/resources/js/game/model.js';
import { receive } from '../../../webapp/resources/js/game/receive.js';
import { Words } from '../../../webapp/resources/js/words.js';
import { dealings, game } from './support.js';

const AT = 5_000;
const words = new Words('en', { 'clock.days': '{d} d {h} h', 'clock.hours': '{h} h {m} min' });

function running(change = {}, time = '180+2') {
  const state = dealings({ white: 60_000, black: 90_000, running: 'white', ...change });
  return receive(EMPTY, game({ time, dealings: state }), AT);
}

test('the time of the side to move runs from when the message came, the other stands', () => {
  assert.equal(timeLeft(running(), 'white', AT + 1_500), 58_500);
  assert.equal(timeLeft(running(), 'black', AT + 1_500), 90_000);
});

test('it stops at nothing: only the server ends a game', () => {
  const state = running({ white: 400 });
  assert.equal(timeLeft(state, 'white', AT + 9_000), 0);
  assert.equal(face(timeLeft(state, 'white', AT + 9_000)), '0:00.0');
  assert.equal(state.game.result, undefined);
});

test('each message of the server sets it right', () => {
  const later = { type: 'dealt', dealings: dealings({ white: 59_000, black: 90_000, running: 'white' }) };
  assert.equal(timeLeft(receive(running(), later, AT + 3_000), 'white', AT + 3_000), 59_000);
});

test('a clock with delay waits before it runs', () => {
  const state = running({ delay: 2_000 }, '180d2');
  assert.equal(timeLeft(state, 'white', AT + 1_900), 60_000);
  assert.equal(timeLeft(state, 'white', AT + 2_500), 59_500);
});

test('nothing runs before both have moved, nor once the game is over', () => {
  const begun = receive(EMPTY, game({ time: '180+2', dealings: dealings({ firstMove: 30_000 }) }), AT);
  assert.equal(firstMoveLeft(begun, AT + 1_000), 29_000);
  assert.equal(counts(begun, AT), true);
  const over = receive(running(), { type: 'ended', result: 'draw', ending: 'agreement', at: 'now' });
  assert.equal(timeLeft(over, 'white', AT + 5_000), 60_000);
  assert.equal(counts(over, AT), false);
  assert.equal(firstMoveLeft(over, AT), null);
});

test('a clock is low from a tenth of its beginning, ten seconds at least and a minute at most', () => {
  const low = (time, white) => isLow(running({ white }, time), 'white', AT);
  assert.deepEqual([low('180+2', 17_999), low('180+2', 18_000)], [true, false]);
  assert.deepEqual([low('30+0', 9_999), low('30+0', 10_000)], [true, false]);
  assert.deepEqual([low('1800+0', 59_999), low('1800+0', 60_000)], [true, false]);
  assert.equal(low('1/86400', 1_000), false);
});

test('a face shows tenths under ten seconds, and hours where there are any', () => {
  assert.deepEqual([face(9_999), face(10_000), face(185_400)], ['0:09.9', '0:10', '3:05']);
  assert.equal(face(3_729_000), '1:02:09');
  assert.equal(countdown(9_001), '0:10');
});

test('days are said as days and hours', () => {
  const hour = 3_600_000;
  assert.equal(clockText(52 * hour, true, words), '2 d 4 h');
  assert.equal(clockText(5 * hour + 120_000, true, words), '5 h 2 min');
  assert.equal(clockText(59_000, true, words), '0:59');
});

test('until a game can be claimed whose player is gone', () => {
  const gone = { type: 'presence', white: false, black: true, watchers: 0, absent: 'white', claimableIn: 10_000 };
  const state = receive(running(), gone, AT);
  assert.equal(claimLeft(state, AT + 4_000), 6_000);
  assert.equal(claimLeft(state, AT + 40_000), 0);
  const back = receive(state, { type: 'presence', white: true, black: true, watchers: 0 }, AT);
  assert.equal(claimLeft(back, AT), null);
});
