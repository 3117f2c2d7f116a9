import { smallBoard } from './small.js';

/** Draws the small boards whose places the page has: each with the position that it names. */
export function drawStarts() {
  for (const node of document.querySelectorAll('[data-start]')) {
    const { start, size, mirrored, whole } = /** @type {HTMLElement} */ (node).dataset;
    const grid = { size: Number(size), mirrored: mirrored === 'true', whole: whole === 'true' };
    node.append(smallBoard(start ?? '', grid));
  }
}
