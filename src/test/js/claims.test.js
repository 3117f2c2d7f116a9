import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentence } from '../../../webapp/resources/js/game/log.js';
import { signed } from '../../../webapp/resources/js/game/players.js';
import { claimText } from '../../../webapp/resources/js/site/claims.js';
import { Words } from '../../../webapp/resources/js/words.js';
import { game } from './support.js';

const words = new Words('en', {
  'game.absent.you': 'in {time}',
  'game.absent.you.now': 'now',
  'happened.takebackAsked': '{name} asks for {move}',
  'happened.timeAdded': '{n} s',
});
const plain = (/** @type {string} */ text) => text.replace(/[\u2068\u2069]/g, '');

test('what is left until a claim is counted down, and then it can be made', () => {
  assert.equal(plain(claimText(60_000, words)), 'in 1:00');
  assert.equal(plain(claimText(9_001, words)), 'in 0:10');
  assert.equal(claimText(0, words), 'now');
});

test('a move that is taken back is named as its players write it, an old one by its number', () => {
  const asked = { kind: 'takebackAsked', by: 'black', ply: 4, number: 3, at: '2026-01-01T00:00:00Z' };
  assert.equal(plain(sentence({ ...asked, notation: '32-28' }, game(), words)), 'Zlata asks for 32-28');
  assert.equal(plain(sentence(asked, game(), words)), 'Zlata asks for 2.');
  assert.equal(sentence({ ...asked, kind: 'timeAdded', number: 15_000 }, game(), words), '15 s');
});

test('what a game did to a rating has its sign', () => {
  assert.deepEqual([162, -9, 0].map(signed), ['+162', '\u22129', '\u00b10']);
});
