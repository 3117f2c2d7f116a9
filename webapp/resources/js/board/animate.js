import { centre } from './squares.js';

/**
 * Lets a piece travel. The board already shows where things end; only a stand-in moves, so that
 * cutting an animation short changes nothing.
 */
const HOP = 120;

export function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * @param {SVGElement} piece
 * @param {number[]} path squares
 * @param {{kind: import('../game/protocol.js').Kind, flipped: boolean}} view
 * @returns {Animation}
 */
export function travel(piece, path, { kind, flipped }) {
  const hops = path.length - 1;
  const frames = path.map((square) => {
    const { x, y } = centre(square, kind, flipped);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const duration = hops === 1 ? HOP * 1.4 : HOP * hops;
  return piece.animate(frames, { duration, easing: hops === 1 ? 'ease-out' : 'linear' });
}

/**
 * Takes a captured piece away as the capturing one passes over it.
 * @param {SVGElement} piece
 * @param {number} hop the jump that takes it, from 0
 */
export function lift(piece, hop) {
  const delay = HOP * (hop + 0.5);
  piece.animate([{ opacity: 0 }], { delay, duration: HOP / 4, fill: 'forwards' });
}
