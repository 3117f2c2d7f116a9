import { step } from '../board/input.js';
import { readFen } from '../board/position.js';
import { mayMove, mayPremove } from './model.js';
import { actAhead } from './premove.js';

/**
 * From an act on the board to the next state, and to the message that goes up.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../board/input.js').InputEvent} InputEvent
 */

/**
 * @param {State} state
 * @param {InputEvent} event
 * @param {boolean} [hold] whether a move waits until its player confirms it
 * @param {boolean} [quick] whether a piece with one move plays it when it is tapped
 * @returns {State}
 */
export function act(state, event, hold = false, quick = false) {
  const { game } = state;
  if (!game) return state;
  if (mayPremove(state)) return actAhead(state, event, ownSquares(game));
  if (state.pending?.held && event.kind === 'cancel') return { ...state, pending: null };
  if (!mayMove(state)) return { ...state, hint: event.kind === 'tap' ? notNow(state) : state.hint };
  const { input, effect } = step(state.input, event, { ...choices(game), quick });
  const next = { ...state, input, hint: null };
  switch (effect.kind) {
    case 'play': {
      const carried = event.kind === 'drop';
      return { ...next, pending: { ply: game.plies.length + 1, move: effect.move, carried, held: hold } };
    }
    case 'choose':
      return { ...next, hint: { key: 'game.choose', n: 0 } };
    case 'refuse':
      return { ...next, hint: { key: `refused.${effect.code}`, n: effect.number } };
    default:
      return next;
  }
}

/** @param {import('./model.js').Game} game */
function choices(game) {
  const { majority } = game.variant;
  return { legal: game.legal, own: ownSquares(game), grid: game.variant, majority };
}

/**
 * @param {import('./model.js').Game} game
 * @returns {Set<number>}
 */
export function ownSquares(game) {
  const own = new Set();
  for (const [square, piece] of readFen(positionOf(game, game.plies.length))) {
    if (piece.side === game.you) own.add(square);
  }
  return own;
}

/** @param {State} state */
function notNow({ game, at, pending }) {
  if (!game || game.result || !game.you || at !== null || pending) return null;
  return { key: 'refused.notYourTurn', n: 0 };
}

/**
 * @param {import('./model.js').Game} game
 * @param {number} ply 0 for the start
 * @returns {string} the position after it, as FEN
 */
export function positionOf(game, ply) {
  return ply === 0 ? game.startFen : (game.plies[ply - 1]?.fen ?? game.startFen);
}

/**
 * @param {State} state
 * @returns {import('./protocol.js').Incoming | null} the pending move as it is sent, and sent again
 */
export function pendingMessage({ pending }) {
  return pending && !pending.held ? { type: 'move', ply: pending.ply, path: pending.move.path } : null;
}
