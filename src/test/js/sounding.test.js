import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY, look } from '../../../webapp/resources/js/game/model.js';
import { receive } from '../../../webapp/resources/js/game/receive.js';
import { soundsOf } from '../../../webapp/resources/js/game/sounding.js';
import { loudness } from '../../../webapp/resources/js/site/sound.js';
import { game } from './support.js';

/** White's man before the last row, and the ply that crowns it. */
const BEFORE = receive(EMPTY, game({ startFen: 'W:W8:B40', plies: [] }));
const CROWNED = { number: 1, by: 'white', notation: '8-2', path: [8, 2], captured: [], fen: 'B:WK2:B40', at: '', spent: 0 };

function played(ply) {
  const { game: before } = BEFORE;
  return { ...BEFORE, game: { ...before, plies: [...before.plies, ply] } };
}

test('a man that becomes a king is heard, whoever moved it', () => {
  assert.deepEqual(soundsOf(BEFORE, played(CROWNED)), ['move', 'crown']);
  const sent = { ...BEFORE, pending: { ply: 1, move: CROWNED, carried: false, held: false } };
  assert.deepEqual(soundsOf(BEFORE, sent), ['move']);
  assert.deepEqual(soundsOf(sent, played(CROWNED)), ['crown']);
});

test('a king that goes to the last row again is no crowning', () => {
  const king = receive(EMPTY, game({ startFen: 'W:WK8:B40', plies: [] }));
  const after = { ...king, game: { ...king.game, plies: [CROWNED] } };
  assert.deepEqual(soundsOf(king, after), ['move']);
});

test('a capture and an end are heard as what they are', () => {
  const capture = { ...CROWNED, captured: [3], fen: 'B:W2:B40' };
  assert.deepEqual(soundsOf(BEFORE, played(capture)), ['capture']);
  const ended = { ...BEFORE, game: { ...BEFORE.game, result: 'draw' } };
  assert.deepEqual(soundsOf(BEFORE, ended), ['end']);
});

test('looking at what was played is silent, and so is the game as it is first shown', () => {
  const now = played(CROWNED);
  const back = look(now, 0);
  assert.deepEqual(soundsOf(now, back), []);
  assert.deepEqual(soundsOf(back, look(back, 1)), []);
  assert.deepEqual(soundsOf(EMPTY, now), []);
});

test('half way of the slider is a quarter of the sound, and its beginning is none', () => {
  assert.equal(loudness(0.5) / loudness(1), 0.25);
  assert.equal(loudness(0), 0);
});
