import { REST } from '../board/input.js';

/**
 * All that the game page knows, in one value. Everything here is pure: a message or an act in, the
 * next state out.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./protocol.js').Legal} Legal
 * @typedef {import('./protocol.js').Outgoing} Outgoing
 * @typedef {import('./protocol.js').Side} Side
 * @typedef {{ply: number, move: Legal, carried: boolean}} Pending a move of ours that the server has
 *   not acknowledged; `carried` if it was dragged there and needs no animation
 * @typedef {{key: string, n: number, name?: string}} Hint a sentence of the words
 * @typedef {object} State
 * @property {import('./socket.js').SocketState} connection
 * @property {Game | null} game
 * @property {import('./protocol.js').Presence | null} presence
 * @property {Pending | null} pending
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
  pending: null,
  at: null,
  turned: false,
  input: REST,
  hint: null,
};

/**
 * @param {State} state
 * @param {Outgoing} message
 * @returns {State}
 */
export function receive(state, message) {
  switch (message.type) {
    case 'game':
      return entered(state, message);
    case 'moved':
      return movedOn(state, message);
    case 'drawOffered':
      return { ...withGame(state, { drawOfferedBy: message.by }), hint: null };
    case 'drawDeclined':
      return { ...withGame(state, { drawOfferedBy: undefined }), hint: declined(state, message.by) };
    case 'ended':
      return ended(state, message);
    case 'presence':
      return { ...state, presence: message };
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
  const answered = game.drawOfferedBy !== undefined && game.drawOfferedBy !== ply.by;
  return {
    ...state,
    pending,
    input: REST,
    hint: null,
    game: {
      ...game,
      plies: [...game.plies, ply],
      turn,
      legal,
      drawOfferedBy: answered ? undefined : game.drawOfferedBy,
    },
  };
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Ended} message
 * @returns {State}
 */
function ended(state, { result, ending, at }) {
  const over = { result, ending, endedAt: at, drawOfferedBy: undefined, legal: [] };
  return { ...withGame(state, over), pending: null, input: REST, hint: null };
}

/**
 * @param {State} state
 * @param {import('./protocol.js').Refused} message
 * @returns {State}
 */
function refused(state, { code, about, number }) {
  const hint = { key: `refused.${code}`, n: number };
  if (about === 'move') return { ...state, pending: null, input: REST, hint };
  return ['offerDraw', 'acceptDraw', 'declineDraw', 'resign'].includes(about)
    ? { ...state, hint }
    : state;
}

/**
 * @param {State} state
 * @param {Side} by
 * @returns {Hint | null}
 */
function declined(state, by) {
  if (!state.game?.you) return null;
  return by === state.game.you
    ? { key: 'game.draw.youDeclined', n: 0 }
    : { key: 'game.draw.declined', n: 0, name: state.game[by].name };
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
