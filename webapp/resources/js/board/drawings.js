import { svg } from '../dom.js';
import { centre } from './squares.js';

/**
 * Arrows and circles that somebody draws for themselves with the right button; nobody else sees them.
 *
 * @typedef {{from: number, to: number, second: boolean}} Drawing a circle where both are the same
 *   square; `second` in the other colour
 */

/**
 * @param {Drawing[]} all
 * @param {Drawing} one
 * @returns {Drawing[]} with it; without it if it was there, and in its colour if it was in the other
 */
export function toggled(all, one) {
  const same = all.find(({ from, to }) => from === one.from && to === one.to);
  const others = all.filter((drawing) => drawing !== same);
  return same && same.second === one.second ? others : [...others, one];
}

/**
 * @param {Drawing} drawing
 * @param {import('./view.js').View} view
 * @returns {SVGElement}
 */
export function draw({ from, to, second }, view) {
  const name = second ? 'drawing second' : 'drawing';
  const start = centre(from, view.kind, view.flipped);
  if (from === to) return svg('circle', { class: name, cx: start.x, cy: start.y, r: 43 });
  return svg('path', { class: name, d: arrow(start, centre(to, view.kind, view.flipped)) });
}

/**
 * @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b
 * @returns {string} a line from near the one centre to the other, with two barbs at its end
 */
function arrow(a, b) {
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const at = (/** @type {number} */ angle, /** @type {number} */ length, /** @type {{x: number, y: number}} */ from) =>
    `${Math.round(from.x + length * Math.cos(angle))} ${Math.round(from.y + length * Math.sin(angle))}`;
  const barb = (/** @type {number} */ side) => at(turn + Math.PI + side * 0.5, 38, b);
  return `M${at(turn, 24, a)} L${b.x} ${b.y} M${barb(1)} L${b.x} ${b.y} L${barb(-1)}`;
}
