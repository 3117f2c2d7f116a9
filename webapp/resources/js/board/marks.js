import { svg } from '../dom.js';
import { centre } from './squares.js';

/**
 * What lies on the squares and around the pieces: the last move, what may or must move, where it may
 * go.
 *
 * @typedef {import('./view.js').View} View
 */

/**
 * @param {View} view
 * @returns {SVGElement[]} below the pieces
 */
export function marksBelow(view) {
  const marks = [];
  if (view.last) {
    const { path } = view.last;
    marks.push(square(view, path[0], 'last'), square(view, path[path.length - 1], 'last'));
    if (path.length > 2) marks.push(way(view, path, 'way'));
  }
  for (const at of view.premove) marks.push(square(view, at, 'premove'));
  if (view.picked !== null) marks.push(square(view, view.picked, 'picked'));
  // Ahead of time everything may move, and rings around everything would say nothing.
  for (const movable of view.ahead ? [] : view.movable) {
    marks.push(circle(view, movable, view.must ? 'must' : 'may', view.must ? 44 : 45));
  }
  return marks;
}

/**
 * @param {View} view
 * @returns {SVGElement[]} above the pieces
 */
export function marksAbove(view) {
  const marks = [];
  if (view.premove.length > 0) marks.push(way(view, view.premove, 'premove-way'));
  for (const target of view.targets) {
    marks.push(circle(view, target, view.must ? 'target capture' : 'target', view.must ? 22 : 15));
  }
  for (const choice of view.choices) {
    if (!view.targets.has(choice)) marks.push(circle(view, choice, 'choice', 20));
  }
  return marks;
}

/**
 * @param {View} view
 * @param {number} at
 * @param {string} name
 */
function square(view, at, name) {
  const { x, y } = centre(at, view.kind, view.flipped);
  return svg('rect', { class: `mark ${name}`, x: x - 50, y: y - 50, width: 100, height: 100 });
}

/**
 * @param {View} view
 * @param {number} at
 * @param {string} name
 * @param {number} r
 */
function circle(view, at, name, r) {
  const { x, y } = centre(at, view.kind, view.flipped);
  return svg('circle', { class: `mark ${name}`, cx: x, cy: y + 1, r });
}

/**
 * @param {View} view
 * @param {number[]} path
 * @param {string} name
 */
function way(view, path, name) {
  const points = path.map((at) => {
    const { x, y } = centre(at, view.kind, view.flipped);
    return `${x},${y}`;
  });
  return svg('polyline', { class: `mark ${name}`, points: points.join(' ') });
}
