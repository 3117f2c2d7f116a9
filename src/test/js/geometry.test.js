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

test('square 1 is the second field of the top row, the last one the last but one below', () => {
  assert.deepEqual(placeOf(1, 10), { row: 0, column: 1 });
  assert.deepEqual(placeOf(6, 10), { row: 1, column: 0 });
  assert.deepEqual(placeOf(46, 10), { row: 9, column: 0 });
  assert.deepEqual(placeOf(50, 10), { row: 9, column: 8 });
  assert.deepEqual(placeOf(29, 8), { row: 7, column: 0 });
});

test('seen from the other side the board is turned by half a turn', () => {
  assert.deepEqual(placeOf(50, 10, true), { row: 0, column: 1 });
  assert.deepEqual(placeOf(1, 10, true), { row: 9, column: 8 });
});

test('every square is found where it lies, from both sides and on both boards', () => {
  for (const size of [8, 10]) {
    for (const flipped of [false, true]) {
      for (let square = 1; square <= squareCount(size); square++) {
        assert.equal(squareAt(placeOf(square, size, flipped), size, flipped), square);
      }
    }
  }
});

test('light fields and places beside the board are no squares', () => {
  assert.equal(squareAt({ row: 0, column: 0 }, 10), null);
  assert.equal(squareAt({ row: -1, column: 0 }, 10), null);
  assert.equal(squareAt({ row: 9, column: 10 }, 10), null);
});

test('between two squares of a diagonal lie the others of it', () => {
  assert.deepEqual(between(46, 5, 10), [41, 37, 32, 28, 23, 19, 14, 10]);
  assert.deepEqual(between(32, 28, 10), []);
  assert.deepEqual(between(1, 50, 10), []);
});

test('a path crosses what it lands on and what lies between', () => {
  assert.deepEqual([...crossed([32, 23, 14], 10)].sort((a, b) => a - b), [14, 19, 23, 28]);
});

test('up and down lead back to where one came from', () => {
  for (let square = 11; square <= 40; square++) {
    const up = neighbour(square, 'up', 10, false);
    assert.equal(neighbour(up, 'down', 10, false), square);
  }
});

test('at the edge the keyboard stays where it is', () => {
  assert.equal(neighbour(1, 'up', 10, false), 1);
  assert.equal(neighbour(5, 'right', 10, false), 5);
  assert.equal(neighbour(1, 'down', 10, true), 1);
});
