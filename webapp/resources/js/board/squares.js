import { svg } from '../dom.js';
import { placeOf, squareCount } from './geometry.js';

/**
 * The wood itself: every playing square as a cell of a grid, row by row as it is seen, with its number,
 * and, where a kind of draughts can be written with letters, with letters and digits along the edges.
 */
export const UNIT = 100;

/**
 * @param {number} square
 * @param {number} size
 * @param {boolean} flipped
 * @returns {{x: number, y: number}} the centre
 */
export function centre(square, size, flipped) {
  const { row, column } = placeOf(square, size, flipped);
  return { x: column * UNIT + UNIT / 2, y: row * UNIT + UNIT / 2 };
}

/**
 * @param {{size: number, flipped: boolean, algebraic: boolean}} look
 * @returns {{rows: SVGElement[], cells: Map<number, SVGElement>, labels: SVGElement[]}} `labels` are
 *   apart, because what marks a square lies between the wood and its number
 */
export function drawSquares({ size, flipped, algebraic }) {
  const labels = algebraic ? drawEdges({ size, flipped }) : [];
  const rows = Array.from({ length: size }, (_, i) =>
    svg('g', { role: 'row', 'aria-rowindex': i + 1 }),
  );
  /** @type {Map<number, SVGElement>} */
  const cells = new Map();
  const count = squareCount(size);
  for (let i = 1; i <= count; i++) {
    const square = flipped ? count + 1 - i : i;
    const { row, column } = placeOf(square, size, flipped);
    const cell = drawCell(square, row, column);
    labels.push(label(column * UNIT + 4, row * UNIT + 19, String(square)));
    rows[row].append(cell);
    cells.set(square, cell);
  }
  return { rows, cells, labels };
}

/**
 * @param {number} square
 * @param {number} row
 * @param {number} column
 */
function drawCell(square, row, column) {
  const box = { x: column * UNIT, y: row * UNIT, width: UNIT, height: UNIT };
  return svg(
    'g',
    {
      role: 'gridcell',
      class: 'cell',
      tabindex: -1,
      'aria-colindex': column + 1,
      'data-square': square,
    },
    svg('rect', { class: 'square', ...box }),
  );
}

/**
 * @param {{size: number, flipped: boolean}} look
 * @returns {SVGElement[]} letters below, digits at the side
 */
function drawEdges({ size, flipped }) {
  return Array.from({ length: size }, (_, i) => {
    const at = flipped ? size - 1 - i : i;
    return [
      edge(i, size - 1, 84, 'abcdefghij'[at]),
      edge(0, i, 4, String(size - at)),
    ];
  }).flat();
}

/**
 * @param {number} column
 * @param {number} row
 * @param {number} x from the left of the field
 * @param {string} text
 */
function edge(column, row, x, text) {
  const node = label(column * UNIT + x, row * UNIT + 94, text);
  node.classList.toggle('on-light', (row + column) % 2 === 0);
  return node;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {string} text
 */
function label(x, y, text) {
  const node = svg('text', { class: 'number', x, y });
  node.textContent = text;
  return node;
}
