import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../../webapp/resources/js/board/view.js';
import { bottom, mayMove } from '../../../webapp/resources/js/game/model.js';
import { act } from '../../../webapp/resources/js/game/play.js';
import { addressOf, answered, begun, cleared, gone, lineOf, stateOf } from '../../../webapp/resources/js/game/trial.js';
import { KIND, START } from './support.js';

const AFTER = START.replace('W:W31,32,', 'B:W28,31,');
const FIRST = { number: 1, by: 'white', notation: '32-28', path: [32, 28], captured: [], fen: AFTER };
const OTHER = { ...FIRST, notation: '31-26', path: [31, 26], fen: `${START} otherwise` };
const LEGAL = [
  { path: [32, 28], captured: [] },
  { path: [31, 26], captured: [] },
];
const answer = (plies, turn, legal, more = {}) => ({ variant: KIND, startFen: START, plies, turn, legal, ...more });
const start = begun(answer([], 'white', LEGAL));
const moved = answered(start, answer([FIRST], 'black', [{ path: [19, 23], captured: [] }]));

test('whoever is to move is oneself, and the board stays as it lies', () => {
  for (const flipped of [false, true]) {
    for (const trial of [start, moved]) {
      const state = stateOf(trial, {}, flipped);
      assert.equal(state.game.you, state.game.turn);
      assert.equal(bottom(state), flipped ? 'black' : 'white');
      assert.ok(mayMove(state));
    }
  }
});

test('a move is chosen on the board as in a game', () => {
  const picked = act(stateOf(start, {}, false), { kind: 'tap', square: 32 });
  const played = act(picked, { kind: 'tap', square: 28 });
  assert.deepEqual(played.pending.move, LEGAL[0]);
  assert.equal(addressOf(start, played.pending.move.path), '32-28');
  assert.equal(boardView(played).step, boardView(stateOf(moved, {}, false)).step);
});

test('who goes back can go on again, and what was said of each ply is still known', () => {
  const back = gone(moved, 0);
  assert.equal(addressOf(back), '');
  assert.equal(stateOf(back, {}, false).game.turn, 'white');
  assert.equal(lineOf(back).at, 0);
  assert.equal(lineOf(back).game.plies.length, 1);
  const forward = gone(back, 99);
  assert.equal(stateOf(forward, {}, false).game.turn, 'black');
  assert.equal(lineOf(forward).at, null);
});

test('the same move again keeps what followed it, another takes its place', () => {
  const two = answered(moved, answer([{ ...FIRST, number: 2, path: [19, 23] }], 'white', LEGAL));
  const again = answered(gone(two, 0), answer([FIRST], 'black', []));
  assert.equal(again.line.length, 2);
  const other = answered(gone(two, 0), answer([OTHER], 'black', []));
  assert.deepEqual([other.line.length, other.here], [1, 1]);
  assert.equal(addressOf(other), '31-26');
});

test('where it is over nobody moves, and with nothing played all begins again', () => {
  const over = answered(start, answer([FIRST], 'black', [], { result: 'whiteWins', ending: 'noMoves' }));
  const state = stateOf(over, {}, false);
  assert.equal(state.game.result, 'whiteWins');
  assert.equal(mayMove(state), false);
  assert.deepEqual(stateOf(cleared(over), {}, false).game.legal, LEGAL);
});

test('a line from an address does not know yet what may be played before its end', () => {
  const read = begun(answer([FIRST], 'black', []));
  assert.equal(read.here, 1);
  assert.equal(gone(read, 0).spots[0], undefined);
  assert.equal(mayMove(stateOf(gone(read, 0), {}, false)), false);
  const known = answered(gone(read, 0), answer([], 'white', LEGAL));
  assert.deepEqual([known.line.length, known.here], [1, 0]);
  assert.ok(mayMove(stateOf(known, {}, false)));
});
