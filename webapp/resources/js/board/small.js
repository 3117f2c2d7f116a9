import { svg } from '../dom.js';
import { placeOf, squareCount } from './geometry.js';
import { drawPiece } from './pieces.js';
import { readFen } from './position.js';

/**
 * A small board to look at, without numbers: 10 units a square.
 *
 * @typedef {import('./geometry.js').Grid} Grid
 * @param {string} fen
 * @param {Grid} grid
 * @param {number[]} [lastMove]
 * @returns {SVGElement}
 */
export function smallBoard(fen, grid, lastMove = []) {
  const side = grid.size * 10;
  const root = svg('svg', { class: 'small-board', viewBox: `0 0 ${side} ${side}` });
  root.classList.toggle('whole', grid.whole);
  root.setAttribute('aria-hidden', 'true');
  root.append(svg('rect', { class: 'ground', width: side, height: side }));
  root.append(svg('path', { class: 'square', d: squares(grid) }));
  for (const square of [lastMove[0], lastMove.at(-1)]) {
    if (square) root.append(svg('rect', { class: 'mark last', ...corner(square, grid), width: 10, height: 10 }));
  }
  for (const [square, piece] of readFen(fen)) root.append(drawSmall(square, grid, piece));
  return root;
}

/** @param {Grid} grid */
function squares(grid) {
  const boxes = [];
  for (let square = 1; square <= squareCount(grid); square++) {
    const { x, y } = corner(square, grid);
    boxes.push(`M${x} ${y}h10v10h-10z`);
  }
  return boxes.join('');
}

/**
 * @param {number} square
 * @param {Grid} grid
 */
function corner(square, grid) {
  const { row, column } = placeOf(square, grid);
  return { x: column * 10, y: row * 10 };
}

/**
 * @param {number} square
 * @param {Grid} grid
 * @param {import('./position.js').Piece} piece
 */
function drawSmall(square, grid, piece) {
  const { x, y } = corner(square, grid);
  const node = drawPiece(piece);
  node.setAttribute('transform', `translate(${x + 5} ${y + 5}) scale(0.1)`);
  return node;
}
