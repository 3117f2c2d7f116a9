import { bottom, mayMove, mayPremove, shownPly } from '../game/model.js';
import { ownSquares, positionOf } from '../game/play.js';
import { hints, mustCapture } from './input.js';
import { moved, readFen } from './position.js';

/**
 * What the board shows, computed from the state and from nothing else.
 *
 * @typedef {object} View
 * @property {import('../game/protocol.js').Kind} kind
 * @property {boolean} flipped
 * @property {number} step the ply shown; one more than before is animated
 * @property {import('./position.js').Pieces} pieces
 * @property {import('../game/protocol.js').Legal | null} last the move that led here
 * @property {boolean} carried the last move was dragged, and is there already
 * @property {boolean} active whether pieces can be moved now
 * @property {boolean} ahead whether a move for after the other's next one can be chosen
 * @property {number[]} premove the one that is laid; empty if none is
 * @property {number | null} picked
 * @property {Set<number>} movable
 * @property {boolean} must whether those that may move must capture
 * @property {Set<number>} targets
 * @property {Set<number>} choices
 * @property {Set<number>} dimmed
 */

/**
 * @param {import('../game/model.js').State} state
 * @returns {View | null}
 */
export function boardView(state) {
  const { game, pending, input } = state;
  if (!game) return null;
  const step = shownPly(state);
  const onPending = pending !== null && step === pending.ply;
  const active = mayMove(state);
  const ahead = mayPremove(state);
  const base = readFen(positionOf(game, onPending ? step - 1 : step));
  return {
    kind: game.variant,
    flipped: bottom(state) === 'black',
    step,
    pieces: onPending ? moved(base, pending.move) : base,
    last: onPending ? pending.move : (game.plies[step - 1] ?? null),
    carried: onPending && pending.carried,
    active: active || ahead,
    ahead,
    premove: (ahead && state.premove) || [],
    picked: (active || ahead) && input.at === 'picked' ? input.from : null,
    movable: ahead ? ownSquares(game) : new Set(active ? game.legal.map((move) => move.path[0]) : []),
    must: active && mustCapture(game.legal),
    ...hints(active ? input : { at: 'rest' }, game.variant),
  };
}
