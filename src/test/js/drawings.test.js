import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggled } from '../../../webapp/resources/js/board/drawings.js';

const arrow = { from: 32, to: 28, second: false };
const circle = { from: 28, to: 28, second: false };

test('drawn twice, it is gone; others stay', () => {
  const both = toggled(toggled([], arrow), circle);
  assert.deepEqual(both, [arrow, circle]);
  assert.deepEqual(toggled(both, { ...arrow }), [circle]);
});

test('drawn again in the other colour, it has that', () => {
  const second = { ...arrow, second: true };
  assert.deepEqual(toggled([arrow], second), [second]);
  assert.deepEqual(toggled([second], second), []);
});

test('the way back is another arrow', () => {
  assert.equal(toggled([arrow], { from: 28, to: 32, second: false }).length, 2);
});
