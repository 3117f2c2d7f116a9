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
 * @param {{size: number, flipped: boolean}} view
 * @returns {Animation}
 */
export function travel(piece, path, { size, flipped }) {
  const hops = path.length - 1;
  const frames = path.map((square) => {
    const { x, y } = centre(square, size, flipped);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const duration = hops === 1 ? HOP * 1.4 : HOP * hops;
  return piece.animate(frames, { duration, easing: hops === 1 ? 'ease-out' : 'linear' });
}
