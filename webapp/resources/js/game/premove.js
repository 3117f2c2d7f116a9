import { between } from '../board/geometry.js';
import { REST } from '../board/input.js';

/**
 * Choosing a move for after the other's next one. Nobody knows what will be legal then, so that any
 * square can be its destination, also one where an own piece stands that may be gone by then.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../board/input.js').InputEvent} InputEvent
 * @param {State} state one in which a premove can be laid
 * @param {InputEvent} event
 * @param {Set<number>} own the squares where own pieces stand
 * @returns {State}
 */
export function actAhead(state, event, own) {
  const square = event.kind === 'cancel' ? null : event.square;
  if (square === null) return { ...state, input: REST, premove: null, laid: null };
  const { input } = state;
  const from = input.at === 'picked' ? input.from : null;
  const again = from === null || (own.has(square) && event.kind === 'tap');
  if (again) return withHint(pick(state, from === square || !own.has(square) ? null : square), from);
  if (square === from) return state;
  return lay({ ...state, input: REST }, [from, square]);
}

/**
 * A piece of one's own that may be captured before leaves a square to capture back onto; a tap on it
 * picks it up nevertheless, and how to mean the square is said.
 * @param {State} state
 * @param {number | null} before from where the square could be meant
 * @returns {State}
 */
function withHint(state, before) {
  const { game, input } = state;
  if (!game || before === null || input.at !== 'picked') return state;
  const meant = between(before, input.from, game.variant).length === 1;
  return meant ? { ...state, hint: { key: 'game.premove.onto', n: 0 } } : state;
}

/**
 * @param {State} state
 * @param {number | null} square null puts everything back
 * @returns {State}
 */
function pick(state, square) {
  const input = square === null ? REST : { at: /** @type {const} */ ('picked'), from: square, ways: [], trail: [] };
  return { ...state, input, premove: null, laid: null, hint: null };
}

/**
 * @param {State} state
 * @param {number[]} path
 * @returns {State}
 */
function lay(state, path) {
  const ply = (state.game?.plies.length ?? 0) + 2;
  return { ...state, premove: path, laid: { ply, path }, hint: null };
}

/**
 * What goes up when one state becomes another.
 * @param {State} before
 * @param {State} after
 * @returns {import('./protocol.js').Incoming | null}
 */
export function premoveMessage(before, after) {
  if (after.laid && after.laid !== before.laid) return { type: 'premove', ...after.laid };
  const dropped = before.premove !== null && after.premove === null && before.game === after.game;
  return dropped ? { type: 'cancelPremove' } : null;
}
