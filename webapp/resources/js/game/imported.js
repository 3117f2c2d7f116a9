import { localGame } from './local.js';

/**
 * A game that was read from a text.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {{number: number, variant: import('./protocol.js').Kind,
 *   white: import('./protocol.js').Person, black: import('./protocol.js').Person, about: string,
 *   result: string, startFen: string, turn: import('./protocol.js').Side,
 *   plies: Omit<import('./protocol.js').Played, 'at' | 'spent'>[]}} Imported
 */

/**
 * The same as a game that comes by the socket: over, and nobody's.
 * @param {Imported} imported
 * @returns {Game}
 */
export function gameIn({ variant, white, black, startFen, turn, plies, result }) {
  const played = plies.map((ply) => ({ ...ply, at: '', spent: 0 }));
  return localGame({ variant, white, black, startFen, plies: played, turn, legal: [], result });
}
