import { svg } from '../dom.js';
import { placeOf } from './geometry.js';
import { readFen } from './position.js';

/**
 * A small board to look at, without numbers: 10 units a square.
 *
 * @param {string} fen
 * @param {number} size
 * @param {number[]} [lastMove]
 * @returns {SVGElement}
 */
export function smallBoard(fen, size, lastMove = []) {
  const side = size * 10;
  const root = svg('svg', { class: 'small-board', viewBox: `0 0 ${side} ${side}` });
  root.setAttribute('aria-hidden', 'true');
  root.append(svg('rect', { class: 'ground', width: side, height: side }));
  root.append(svg('path', { class: 'square', d: darkSquares(size) }));
  for (const square of [lastMove[0], lastMove.at(-1)]) {
    if (square) root.append(svg('rect', { class: 'mark last', ...corner(square, size), width: 10, height: 10 }));
  }
  for (const [square, piece] of readFen(fen)) root.append(drawSmall(square, size, piece));
  return root;
}

/** @param {number} size */
function darkSquares(size) {
  const boxes = [];
  for (let square = 1; square <= (size * size) / 2; square++) {
    const { x, y } = corner(square, size);
    boxes.push(`M${x} ${y}h10v10h-10z`);
  }
  return boxes.join('');
}

/**
 * @param {number} square
 * @param {number} size
 */
function corner(square, size) {
  const { row, column } = placeOf(square, size);
  return { x: column * 10, y: row * 10 };
}

/**
 * @param {number} square
 * @param {number} size
 * @param {import('./position.js').Piece} piece
 */
function drawSmall(square, size, { side, king }) {
  const { x, y } = corner(square, size);
  const disc = svg('circle', { class: 'face', cx: x + 5, cy: y + 5, r: 4 });
  const group = svg('g', { class: `piece ${side}` }, disc);
  if (king) group.append(svg('circle', { class: 'crown', cx: x + 5, cy: y + 5, r: 1.8 }));
  return group;
}
