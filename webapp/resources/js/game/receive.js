import { REST } from '../board/input.js';
import { ACTS } from './acts.js';
import { mayMove } from './model.js';

/**
 * From what the server says to the next state.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('./model.js').Hint} Hint
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./protocol.js').Dealings} Dealings
 * @typedef {import('./protocol.js').Outgoing} Outgoing
 */

/**
 * @param {State} state
 * @param {Outgoing} message
 * @param {number} [now] by this machine's steady clock
 * @returns {State}
 */
export function receive(state, message, now = 0) {
  switch (message.type) {
    case 'game':
      return relaid(dealt(entered(state, message), message.dealings, now), state.laid);
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
    case 'rated':
      return withGame(state, { ratings: message.ratings });
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
 * A premove that was on its way when the connection was lost is laid again, or is the move itself by
 * now.
 * @param {State} state
 * @param {import('./model.js').Laid | null} laid
 * @returns {State}
 */
function relaid(state, laid) {
  const { game, premove, pending } = state;
  if (!laid || !game || game.result || premove || pending) return state;
  if (game.turn === game.you) return tooLate({ ...state, laid }, { key: 'game.premove.failed', n: 0 });
  return laid.ply === game.plies.length + 2 ? { ...state, laid, premove: laid.path } : state;
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
