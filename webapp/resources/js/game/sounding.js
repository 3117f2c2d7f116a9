import { readFen } from '../board/position.js';
import { positionOf } from './play.js';

/**
 * What is to be heard when one state follows another. Looking at what was played before is silent. Pure.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../site/sound.js').SoundName} SoundName
 * @param {State} before
 * @param {State} after
 * @returns {SoundName[]}
 */
export function soundsOf(before, after) {
  const from = before.game;
  const to = after.game;
  if (from && to?.result && !from.result) return ['end'];
  if (after.pending && !before.pending) return [knock(after.pending.move.captured)];
  if (!from || !to || to.plies.length !== from.plies.length + 1) return [];
  const { captured } = to.plies[to.plies.length - 1];
  /** @type {SoundName[]} */
  const sounds = before.pending ? [] : [knock(captured)];
  return crowned(to) ? [...sounds, 'crown'] : sounds;
}

/** @param {number[]} captured */
function knock(captured) {
  return captured.length > 0 ? 'capture' : 'move';
}

/**
 * @param {import('./protocol.js').Game} game
 * @returns {boolean} whether its last ply made a king of a man
 */
export function crowned(game) {
  const { path, fen } = game.plies[game.plies.length - 1];
  const before = readFen(positionOf(game, game.plies.length - 1)).get(path[0]);
  const now = readFen(fen).get(path[path.length - 1]);
  return before?.king === false && now?.king === true;
}
