/**
 * A game that was read from a text.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {{number: number, variant: import('./protocol.js').Kind,
 *   white: import('./protocol.js').Person, black: import('./protocol.js').Person, about: string,
 *   result: string, startFen: string, turn: import('./protocol.js').Side,
 *   plies: Omit<import('./protocol.js').Played, 'at' | 'spent'>[]}} Imported
 */

/** @type {import('./protocol.js').Dealings} */
const NOTHING = {
  white: 0,
  black: 0,
  takebackPly: 0,
  mayOfferDraw: false,
  mayClaimDraw: false,
  mayTakeBack: 0,
  mayAbort: false,
  mayAddTime: false,
};

/**
 * The same as a game that comes by the socket: over, and nobody's.
 * @param {Imported} imported
 * @returns {Game}
 */
export function gameIn({ variant, white, black, startFen, turn, plies, result }) {
  return {
    type: 'game',
    id: '',
    variant,
    white,
    black,
    startFen,
    plies: plies.map((ply) => ({ ...ply, at: '', spent: 0 })),
    turn,
    legal: [],
    time: '-',
    rated: false,
    dealings: NOTHING,
    happenings: [],
    result,
    startedAt: '',
  };
}
