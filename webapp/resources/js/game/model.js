import { REST } from '../board/input.js';
import { ACTS } from './acts.js';
import { isRealTime, readTime } from './time.js';

/**
 * All that the game page knows, in one value. Everything here is pure: a message or an act in, the
 * next state out.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./protocol.js').Legal} Legal
 * @typedef {import('./protocol.js').Outgoing} Outgoing
 * @typedef {import('./protocol.js').Side} Side
 * @typedef {import('./protocol.js').Dealings} Dealings
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
  premove: null,
  laid: null,
  at: null,
  turned: false,
  input: REST,
  hint: null,
};

/**
 * @param {State} state
 * @param {Outgoing} message
 * @param {number} [now] by this machine's steady clock
 * @returns {State}
 */
export function receive(state, message, now = 0) {
  switch (message.type) {
    case 'game':
      return dealt(entered(state, message), message.dealings, now);
    case 'moved':
      return dealt(movedOn(state, message), message.dealings, now);
    case 'dealt':
      return dealt({ ...state, laid: null }, message.dealings, now);
    case 'happened':
      return happened(state, message.happening);
    case 'premoveFailed':
      return { ...state, premove: null, laid: null, hint: { key: 'game.premove.failed', n: 0 } };
    case 'rematched':
      return withGame(state, { rematchBy: message.by, next: message.next });
    case 'ended':
      return ended(state, message);
    case 'presence':
      return { ...state, presence: message, presentAt: now };
    case 'refused':
      return refused(state, message);
    default:
      return state;
  }
}

/**
 * The whole game again. A pending move stays only if it could still be the next one.
 * @param {State} state
 * @param {Game} game
 * @returns {State}
 */
function entered(state, game) {
  const next = game.plies.length + 1;
  const open = state.pending?.ply === next && game.turn === game.you && !game.result;
  const at = state.at !== null && state.at >= game.plies.length ? null : state.at;
  const same = state.game?.plies.length === game.plies.length;
  return {
    ...state,
    game,
    at,
    laid: null,
    pending: open ? state.pending : null,
    input: same ? state.input : REST,
  };
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Moved} message
 * @returns {State}
 */
function movedOn(state, { ply, turn, legal }) {
  const game = state.game;
  if (!game) return state;
  const pending = state.pending && state.pending.ply > ply.number ? state.pending : null;
  if (ply.number !== game.plies.length + 1) return { ...state, pending };
  return {
    ...state,
    pending,
    input: REST,
    hint: null,
    game: { ...game, plies: [...game.plies, ply], turn, legal },
  };
}

/**
 * Clocks and what is open between the two, as they are from now on.
 * @param {State} state
 * @param {Dealings} dealings
 * @param {number} now
 * @returns {State}
 */
function dealt(state, dealings, now) {
  return { ...withGame(state, { dealings }), heardAt: now, premove: dealings.premove ?? null };
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Happening} happening
 * @returns {State}
 */
function happened(state, happening) {
  if (!state.game) return state;
  return withGame(state, { happenings: [...state.game.happenings, happening] });
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Ended} message
 * @returns {State}
 */
function ended(state, { result, ending, at }) {
  const over = { result, ending, endedAt: at, legal: [] };
  return { ...withGame(state, over), pending: null, premove: null, laid: null, input: REST, hint: null };
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Refused} message
 * @returns {State}
 */
function refused(state, { code, about, number }) {
  const hint = { key: `refused.${code}`, n: number };
  if (about === 'move') return { ...state, pending: null, input: REST, hint };
  if (about === 'premove') return tooLate(state, hint);
  return ACTS.has(about) ? { ...state, hint } : state;
}

/**
 * A premove that crossed the other's move on its way is the move itself, if it is one.
 * @param {State} state
 * @param {Hint} hint
 * @returns {State}
 */
function tooLate(state, hint) {
  const { laid, game } = state;
  const free = { ...state, premove: null, laid: null };
  if (!laid || !game || !mayMove(state) || laid.ply !== game.plies.length + 1) return { ...free, hint };
  const [move, another] = game.legal.filter(
    ({ path }) => path[0] === laid.path[0] && path.at(-1) === laid.path.at(-1),
  );
  if (!move || another) return { ...free, hint: { key: 'game.premove.failed', n: 0 } };
  return { ...free, pending: { ply: laid.ply, move, carried: false, held: false } };
}

/**
 * @param {State} state
 * @param {Partial<Game>} change
 * @returns {State}
 */
function withGame(state, change) {
  return state.game ? { ...state, game: { ...state.game, ...change } } : state;
}

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
