import { REST } from '../board/input.js';
import { isRealTime, readTime } from './time.js';

/**
 * All that the game page knows, in one value. Everything here is pure: a message or an act in, the
 * next state out.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./protocol.js').Legal} Legal
 * @typedef {import('./protocol.js').Outgoing} Outgoing
 * @typedef {import('./protocol.js').Side} Side
 * @typedef {{ply: number, move: Legal, carried: boolean, held: boolean}} Pending a move of ours that
 *   the server has not acknowledged; `carried` if it was dragged there and needs no animation, `held`
 *   while its player has not confirmed it
 * @typedef {{ply: number, path: number[]}} Laid a move of ours for after the other's next one
 * @typedef {{key: string, n: number, name?: string}} Hint a sentence of the words
 * @typedef {object} State
 * @property {import('./socket.js').SocketState} connection
 * @property {Game | null} game
 * @property {import('./protocol.js').Presence | null} presence
 * @property {number} heardAt when the game's dealings came, by this machine's steady clock
 * @property {number} presentAt when the presence came
 * @property {Pending | null} pending
 * @property {boolean} stalled whether that takes longer than a line needs
 * @property {number[] | null} premove the one that is shown
 * @property {Laid | null} laid the premove that went up and that the server has not confirmed
 * @property {number | null} at the ply that is looked at; null follows the game
 * @property {boolean} turned seen from the other side than one's own
 * @property {import('../board/input.js').Input} input
 * @property {Hint | null} hint
 */

/** @type {State} */
export const EMPTY = {
  connection: 'connecting',
  game: null,
  presence: null,
  heardAt: 0,
  presentAt: 0,
  pending: null,
  stalled: false,
  premove: null,
  laid: null,
  at: null,
  turned: false,
  input: REST,
  hint: null,
};

/**
 * Whether a message shows that a ply was missed, so that the whole game is needed again.
 * @param {State} state
 * @param {Outgoing} message
 */
export function isGap(state, message) {
  return (
    message.type === 'moved' &&
    state.game !== null &&
    message.ply.number > state.game.plies.length + 1
  );
}

/** @param {State} state */
export function lastPly(state) {
  return (state.game?.plies.length ?? 0) + (state.pending ? 1 : 0);
}

/** @param {State} state @returns {number} the ply whose position is shown */
export function shownPly(state) {
  return state.at ?? lastPly(state);
}

/** @param {State} state */
export function mayMove(state) {
  const { game, pending, at } = state;
  return (
    game !== null && !game.result && pending === null && at === null && game.you === game.turn
  );
}

/** @param {State} state @returns {Side} the side at the bottom of the board */
export function bottom(state) {
  const own = state.game?.you ?? 'white';
  return state.turned ? other(own) : own;
}

/** @param {Side} side @returns {Side} */
export function other(side) {
  return side === 'white' ? 'black' : 'white';
}

/**
 * @param {State} state
 * @param {number} ply
 * @returns {State} looking at that ply; the newest follows the game again
 */
export function look(state, ply) {
  const last = lastPly(state);
  const at = ply >= last ? null : Math.max(0, ply);
  return { ...state, at, input: REST, hint: null };
}

/** @param {State} state @returns {boolean} whether a move can be laid for after the other's next one */
export function mayPremove(state) {
  const { game, at } = state;
  if (!game?.you || game.result || at !== null) return false;
  return game.turn !== game.you && isRealTime(readTime(game.time));
}
