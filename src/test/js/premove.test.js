import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../../webapp/resources/js/board/view.js';
import { EMPTY } from '../../../webapp/resources/js/game/model.js';
import { receive } from '../../../webapp/resources/js/game/receive.js';
import { act, pendingMessage } from '../../../webapp/resources/js/game/play.js';
import { premoveMessage } from '../../../webapp/resources/js/game/premove.js';
import { dealings, FIRST, game, MOVED } from './support.js';

const LEGAL = [{ path: [19, 23], captured: [] }];
const waiting = receive(EMPTY, game({ you: 'black', time: '180+2' }));

function tap(state, square) {
  return act(state, { kind: 'tap', square });
}

const laid = tap(tap(waiting, 19), 23);

test('a move is laid in the other’s turn, shown, and sent with the number it will have', () => {
  assert.deepEqual(boardView(laid).premove, [19, 23]);
  assert.deepEqual(premoveMessage(waiting, laid), { type: 'premove', ply: 2, path: [19, 23] });
});

test('in a game without a clock, or by days, none is laid', () => {
  for (const time of ['-', '1/86400']) {
    const state = receive(EMPTY, game({ you: 'black', time }));
    assert.equal(tap(tap(state, 19), 23).premove, null);
  }
});

test('a touch takes it back, and another piece is picked up at once', () => {
  const free = tap(laid, 30);
  assert.equal(free.premove, null);
  assert.deepEqual(premoveMessage(laid, free), { type: 'cancelPremove' });
  const other = tap(laid, 20);
  assert.equal(other.premove, null);
  assert.equal(other.input.from, 20);
  const escaped = act(laid, { kind: 'cancel' });
  assert.deepEqual(premoveMessage(laid, escaped), { type: 'cancelPremove' });
});

test('a piece can be carried where an own one stands that may be taken before', () => {
  const state = act(tap(waiting, 14), { kind: 'drop', square: 19 });
  assert.deepEqual(state.premove, [14, 19]);
});

test('a touch on an own piece picks that up, and says how to mean its square where it could be meant', () => {
  const onto = tap(tap(waiting, 10), 19);
  assert.equal(onto.input.from, 19);
  assert.equal(onto.hint.key, 'game.premove.onto');
  assert.equal(tap(tap(waiting, 16), 20).hint, null);
});

test('the server’s word on it replaces what was shown', () => {
  const gone = receive(laid, { type: 'dealt', dealings: dealings() });
  assert.equal(gone.premove, null);
  const kept = receive(waiting, { type: 'dealt', dealings: dealings({ premove: [19, 23] }) });
  assert.deepEqual(kept.premove, [19, 23]);
});

test('one that turned out impossible is told', () => {
  assert.equal(receive(laid, { type: 'premoveFailed' }).hint.key, 'game.premove.failed');
});

test('one that crossed the other’s move on its way is played as the move', () => {
  const turn = receive(laid, { ...MOVED, legal: LEGAL });
  const refusal = { type: 'refused', code: 'yourTurn', about: 'premove', number: 0 };
  const state = receive(turn, refusal);
  assert.deepEqual(pendingMessage(state), { type: 'move', ply: 2, path: [19, 23] });
  const impossible = receive(receive(laid, { ...MOVED, legal: [] }), refusal);
  assert.equal(impossible.pending, null);
  assert.equal(impossible.hint.key, 'game.premove.failed');
});

test('nothing is laid while an earlier position is looked at, or once the game is over', () => {
  const over = receive(EMPTY, game({ you: 'black', time: '180+2', result: 'draw' }));
  assert.equal(tap(tap(over, 19), 23).premove, null);
  const back = { ...receive(EMPTY, game({ you: 'white', time: '180+2', plies: [FIRST], turn: 'black' })), at: 0 };
  assert.equal(tap(tap(back, 31), 27).premove, null);
});

test('one that was on its way when the connection was lost is laid and sent again', () => {
  const back = receive(laid, game({ you: 'black', time: '180+2' }));
  assert.deepEqual(back.laid, { ply: 2, path: [19, 23] });
  assert.deepEqual(boardView(back).premove, [19, 23]);
});

test('if the other has moved meanwhile it is the move itself, or is said to have come to nothing', () => {
  const now = { you: 'black', time: '180+2', turn: 'black', plies: [FIRST] };
  const played = receive(laid, game({ ...now, legal: LEGAL }));
  assert.deepEqual(pendingMessage(played), { type: 'move', ply: 2, path: [19, 23] });
  const failed = receive(laid, game({ ...now, legal: [{ path: [20, 25], captured: [] }] }));
  assert.equal(failed.pending, null);
  assert.equal(failed.hint.key, 'game.premove.failed');
});

test('one that the server knows is not sent again', () => {
  const back = receive(laid, game({ you: 'black', time: '180+2', dealings: dealings({ premove: [19, 23] }) }));
  assert.equal(back.laid, null);
  assert.deepEqual(back.premove, [19, 23]);
});
