import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, timed } from '../../../webapp/resources/js/game/after.js';

const plies = [
  { number: 1, by: 'white', spent: 1000 },
  { number: 2, by: 'black', spent: 4000 },
  { number: 3, by: 'white', spent: 0 },
];

test('the longest time is as high as there is room, and the others by it', () => {
  const [first, longest, none] = bars(/** @type {any} */ (plies));
  assert.equal(longest.height, 38);
  assert.equal(first.height, 10);
  assert.equal(none.height, 1);
});

test('White stands up from the middle, and Black hangs down', () => {
  const [white, black] = bars(/** @type {any} */ (plies));
  assert.equal(white.y + white.height, 40);
  assert.equal(black.y, 40);
});

test('moves share the width in their order', () => {
  assert.deepEqual(bars(/** @type {any} */ (plies)).map(({ x, width }) => [x, width]), [[0, 100], [100, 100], [200, 100]]);
});

test('a game without times has no chart', () => {
  assert.equal(timed([{ spent: 0 }]), false);
  assert.equal(timed([]), false);
  assert.equal(timed(plies), true);
});
