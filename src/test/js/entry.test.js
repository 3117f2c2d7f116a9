import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begins, eventsOf, squaresIn } from '../../../webapp/resources/js/game/entry.js';
import { act } from '../../../webapp/resources/js/game/play.js';
import { EMPTY } from '../../../webapp/resources/js/game/model.js';
import { EIGHT, game, KIND, START } from './support.js';

const RUSSIAN = { ...KIND, id: 'russian', ...EIGHT, algebraic: true, captureSign: ':', majority: false };
const FROM_WHITE = { ...KIND, id: 'from white', ...EIGHT, numberedFrom: 'white' };

test('a move is read as people write it', () => {
  for (const text of ['32-28', ' 32 28 ', '32–28', '32x28', '32×28', '32:28', '32*28', '032-28', '32 - 28']) {
    assert.deepEqual(squaresIn(text, KIND), [32, 28], text);
  }
  assert.deepEqual(squaresIn('26x37x28', KIND), [26, 37, 28]);
});

test('lettered boards take letters, with or without signs', () => {
  for (const text of ['c3d4', 'C3-D4', 'c3 d4', 'c3:d4']) assert.deepEqual(squaresIn(text, RUSSIAN), [22, 18], text);
  assert.deepEqual(squaresIn('c3:e5:g7', RUSSIAN), [22, 15, 8]);
  assert.equal(squaresIn('22-18', RUSSIAN), null);
});

test('numbers are those of the kind', () => {
  assert.deepEqual(squaresIn('11-15', FROM_WHITE), [22, 18]);
});

test('anything else is no move', () => {
  for (const text of ['', '32', 'hello', '32-51', '0-28', '32-28!', 'a1-b2', '32=28', '32-28 please']) {
    assert.equal(squaresIn(text, KIND), null, text);
  }
  assert.equal(squaresIn('c3d9', RUSSIAN), null);
  assert.equal(squaresIn('c3c4', RUSSIAN), null);
});

test('what begins a move is a digit or the letter of a file', () => {
  assert.ok(begins('3', KIND) && !begins('c', KIND) && !begins('t', KIND));
  assert.ok(begins('c', RUSSIAN) && begins('F', RUSSIAN) && !begins('3', RUSSIAN) && !begins('t', RUSSIAN));
  assert.ok(!begins('Backspace', RUSSIAN) && !begins('Escape', KIND));
});

function typed(state, text) {
  return eventsOf(squaresIn(text, state.game.variant)).reduce(
    (next, event) => (next.pending ? next : act(next, event)),
    state,
  );
}

test('a written move is played, whatever was picked up before', () => {
  const state = { ...EMPTY, connection: 'open', game: game() };
  assert.deepEqual(typed(state, '32-27').pending.move.path, [32, 27]);
  const begun = act(state, { kind: 'tap', square: 32 });
  assert.deepEqual(typed(begun, '32-28').pending.move.path, [32, 28]);
  assert.equal(typed(state, '32-26').pending, null);
});

test('of two ways the squares between tell which is meant', () => {
  const legal = [
    { path: [32, 21, 14], captured: [27, 17] },
    { path: [32, 23, 14], captured: [28, 19] },
  ];
  const state = { ...EMPTY, connection: 'open', game: game({ legal, startFen: START }) };
  const open = typed(state, '32x14');
  assert.equal(open.pending, null);
  assert.equal(open.hint.key, 'game.choose');
  assert.deepEqual(typed(state, '32x23x14').pending.move, legal[1]);
});
