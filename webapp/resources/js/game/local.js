/**
 * A game that is on this page alone, in the shape of those that come by the socket: nobody waits, and
 * nothing is asked of anybody.
 *
 * @typedef {import('./protocol.js').Game} Game
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
const NOBODY = { id: 0, name: '' };

/**
 * @param {Pick<Game, 'variant' | 'startFen' | 'plies' | 'turn' | 'legal'> & Partial<Game>} known
 * @returns {Game}
 */
export function localGame(known) {
  return {
    type: 'game',
    id: '',
    white: NOBODY,
    black: NOBODY,
    time: '-',
    rated: false,
    dealings: NOTHING,
    happenings: [],
    startedAt: '',
    ...known,
  };
}
