import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardView } from '../../../webapp/resources/js/board/view.js';
import { gameIn } from '../../../webapp/resources/js/game/imported.js';
import { EMPTY, look, mayMove, shownPly } from '../../../webapp/resources/js/game/model.js';
import { KIND, START } from './support.js';

const AFTER = START.replace('W:W31,32,', 'B:W28,31,');

const imported = {
  number: 1,
  variant: KIND,
  white: { id: 0, name: '<b>' },
  black: { id: 0, name: '?' },
  about: '',
  result: '*',
  startFen: START,
  turn: 'black',
  plies: [
    { number: 1, by: 'white', notation: '32-28', path: [32, 28], captured: [], fen: AFTER },
  ],
};

test('an imported game is stepped through like any other', () => {
  const start = look({ ...EMPTY, game: gameIn(imported) }, 0);
  assert.equal(shownPly(start), 0);
  assert.deepEqual(boardView(start).pieces.get(32), { side: 'white', king: false });
  const last = look(start, 1);
  assert.equal(shownPly(last), 1);
  assert.deepEqual(boardView(last).pieces.get(28), { side: 'white', king: false });
  assert.deepEqual(boardView(last).last.path, [32, 28]);
});

test('nobody moves in an imported game, even if it is not over', () => {
  const state = { ...EMPTY, game: gameIn(imported) };
  assert.equal(mayMove(state), false);
  assert.equal(boardView(state).active, false);
});
