import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, readFen } from '../../../webapp/resources/js/board/position.js';
import { rows } from '../../../webapp/resources/js/game/moves.js';
import { plyIn } from '../../../webapp/resources/js/game/steps.js';

/** As it stands. */
const same = (text) => text;

function ply(number, by) {
  return { number, by, notation: `m${number}`, path: [], captured: [], fen: '', at: '' };
}

test('moves stand two to a row', () => {
  const list = rows([ply(1, 'white'), ply(2, 'black'), ply(3, 'white')], 3, same);
  assert.deepEqual(
    list.map(({ turn, moves }) => [turn, ...moves.map((move) => move?.text ?? '')]),
    [
      [1, 'm1', 'm2'],
      [2, 'm3', ''],
    ],
  );
  assert.equal(list[1].moves[0].current, true);
});

test('where Black begins the first place stays free', () => {
  const [first] = rows([ply(1, 'black'), ply(2, 'white')], 0, same);
  assert.deepEqual([first.moves[0], first.moves[1].text], [null, 'm1']);
});

test('the address names a ply, or none', () => {
  assert.equal(plyIn({ search: '?ply=12', hash: '' }), 12);
  assert.equal(plyIn({ search: '', hash: '#7' }), 7);
  assert.equal(plyIn({ search: '', hash: '#main' }), null);
  assert.equal(plyIn({ search: '?ply=-1', hash: '' }), null);
  assert.equal(plyIn({ search: '', hash: '' }), null);
});

test('a FEN is read with kings and with a side that has nothing left', () => {
  const pieces = readFen('B:W50,K3:B');
  assert.deepEqual(pieces.get(3), { side: 'white', king: true });
  assert.deepEqual(pieces.get(50), { side: 'white', king: false });
  assert.equal(pieces.size, 2);
});

test('a capture takes its pieces from the board and its own from where it stood', () => {
  const after = moved(readFen('W:W32:B28,19'), { path: [32, 23, 14], captured: [28, 19] });
  assert.deepEqual([...after.keys()], [14]);
});

test('a capture may end where it began', () => {
  const after = moved(readFen('W:WK32:B28'), { path: [32, 23, 32], captured: [28] });
  assert.deepEqual([...after.keys()], [32]);
});
