import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOf, written } from '../../../webapp/resources/js/board/names.js';
import { EIGHT, KIND, MIRRORED, WHOLE } from './support.js';

const russian = { ...KIND, ...EIGHT, algebraic: true, captureSign: ':' };
const spanish = { ...KIND, ...MIRRORED, numberedFrom: 'white' };
const turkish = { ...KIND, ...WHOLE, algebraic: true };

test('by numbers, squares are called what they travel as', () => {
  assert.equal(nameOf(32, KIND), '32');
  assert.equal(written('32-28', KIND), '32-28');
  assert.equal(written('4x31x42x15', KIND), '4x31x42x15');
});

test('by letters, the square in White’s left corner is a1', () => {
  assert.equal(nameOf(29, russian), 'a1');
  assert.equal(nameOf(4, russian), 'h8');
  assert.equal(nameOf(57, turkish), 'a1');
  assert.equal(nameOf(8, turkish), 'h8');
  assert.equal(written('22-17', russian), 'c3-b4');
  assert.equal(written('22x15', russian), 'c3:e5');
  assert.equal(written('41x25', turkish), 'a3xa5');
});

test('some count from White’s side', () => {
  assert.equal(nameOf(32, spanish), '1');
  assert.equal(written('22-18', spanish), '11-15');
});
