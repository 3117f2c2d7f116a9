import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  between,
  crossed,
  neighbour,
  placeOf,
  squareAt,
  squareCount,
} from '../../../webapp/resources/js/board/geometry.js';
import { EIGHT, MIRRORED, TEN, TWELVE, WHOLE } from './support.js';

const ALL = { EIGHT, MIRRORED, TEN, TWELVE, WHOLE };

/** @param {number[]} squares */
function sorted(squares) {
  return [...squares].sort((a, b) => a - b);
}

test('each board has its squares', () => {
  assert.deepEqual(Object.values(ALL).map(squareCount), [32, 32, 50, 72, 64]);
});

test('square 1 is the second field of the top row, the last one the last but one below', () => {
  assert.deepEqual(placeOf(1, TEN), { row: 0, column: 1 });
  assert.deepEqual(placeOf(6, TEN), { row: 1, column: 0 });
  assert.deepEqual(placeOf(46, TEN), { row: 9, column: 0 });
  assert.deepEqual(placeOf(50, TEN), { row: 9, column: 8 });
  assert.deepEqual(placeOf(29, EIGHT), { row: 7, column: 0 });
  assert.deepEqual(placeOf(72, TWELVE), { row: 11, column: 10 });
});

test('mirrored, square 1 is in the corner, and so is the last one', () => {
  assert.deepEqual(placeOf(1, MIRRORED), { row: 0, column: 0 });
  assert.deepEqual(placeOf(5, MIRRORED), { row: 1, column: 1 });
  assert.deepEqual(placeOf(32, MIRRORED), { row: 7, column: 7 });
});

test('where every square is played on, they follow one another', () => {
  assert.deepEqual(placeOf(1, WHOLE), { row: 0, column: 0 });
  assert.deepEqual(placeOf(8, WHOLE), { row: 0, column: 7 });
  assert.deepEqual(placeOf(9, WHOLE), { row: 1, column: 0 });
  assert.deepEqual(placeOf(64, WHOLE), { row: 7, column: 7 });
});

test('seen from the other side the board is turned by half a turn', () => {
  assert.deepEqual(placeOf(50, TEN, true), { row: 0, column: 1 });
  assert.deepEqual(placeOf(1, TEN, true), { row: 9, column: 8 });
  assert.deepEqual(placeOf(1, MIRRORED, true), { row: 7, column: 7 });
});

for (const [name, grid] of Object.entries(ALL)) {
  test(`every square is found where it lies, from both sides: ${name}`, () => {
    for (const flipped of [false, true]) {
      for (let square = 1; square <= squareCount(grid); square++) {
        assert.equal(squareAt(placeOf(square, grid, flipped), grid, flipped), square);
      }
    }
  });

  test(`every place is a square or none: ${name}`, () => {
    const found = [];
    for (let row = -1; row <= grid.size; row++) {
      for (let column = -1; column <= grid.size; column++) {
        const square = squareAt({ row, column }, grid);
        if (square !== null) found.push(square);
      }
    }
    assert.deepEqual(found, Array.from({ length: squareCount(grid) }, (_, i) => i + 1));
  });

  test(`up and down, left and right lead back to where one came from: ${name}`, () => {
    for (let square = 1; square <= squareCount(grid); square++) {
      for (const [there, back] of [['up', 'down'], ['left', 'right']]) {
        const next = neighbour(square, there, grid, false);
        if (next !== square) assert.equal(neighbour(next, back, grid, false), square);
      }
    }
  });
}

test('between two squares of a diagonal lie the others of it', () => {
  assert.deepEqual(between(46, 5, TEN), [41, 37, 32, 28, 23, 19, 14, 10]);
  assert.deepEqual(between(32, 28, TEN), []);
  assert.deepEqual(between(1, 50, TEN), []);
  assert.deepEqual(between(1, 32, MIRRORED), [5, 10, 14, 19, 23, 28]);
});

test('between two squares of a row or column lie those that are played on', () => {
  assert.deepEqual(between(26, 29, TEN), [27, 28]);
  assert.deepEqual(between(48, 28, TEN), [38]);
  assert.deepEqual(between(1, 8, WHOLE), [2, 3, 4, 5, 6, 7]);
  assert.deepEqual(between(60, 36, WHOLE), [52, 44]);
});

test('a path crosses what it lands on and what lies between', () => {
  assert.deepEqual(sorted(crossed([32, 23, 14], TEN)), [14, 19, 23, 28]);
  assert.deepEqual(sorted(crossed([28, 12, 14], WHOLE)), [12, 13, 14, 20]);
});

test('at the edge the keyboard stays where it is', () => {
  assert.equal(neighbour(1, 'up', TEN, false), 1);
  assert.equal(neighbour(5, 'right', TEN, false), 5);
  assert.equal(neighbour(1, 'down', TEN, true), 1);
  assert.equal(neighbour(8, 'right', WHOLE, false), 8);
});
