import { svg } from '../dom.js';
import { placeOf, squareAt, squareCount } from './geometry.js';
import { fileName, nameOf } from './names.js';

/**
 * The wood itself: every playing square as a cell of a grid, row by row as it is seen, with its number;
 * where a kind of draughts is written with letters, they and the digits stand along the edges instead.
 *
 * @typedef {import('../game/protocol.js').Kind} Kind
 * @typedef {import('./geometry.js').Grid} Grid
 */
export const UNIT = 100;

/**
 * @param {number} square
 * @param {Grid} grid
 * @param {boolean} flipped
 * @returns {{x: number, y: number}} the centre
 */
export function centre(square, grid, flipped) {
  const { row, column } = placeOf(square, grid, flipped);
  return { x: column * UNIT + UNIT / 2, y: row * UNIT + UNIT / 2 };
}

/**
 * @param {{kind: Kind, flipped: boolean}} look
 * @returns {{rows: SVGElement[], cells: Map<number, SVGElement>, labels: SVGElement[]}} `labels` are
 *   apart, because what marks a square lies between the wood and its number
 */
export function drawSquares({ kind, flipped }) {
  const labels = kind.algebraic ? drawEdges(kind, flipped) : [];
  const rows = Array.from({ length: kind.size }, (_, i) =>
    svg('g', { role: 'row', 'aria-rowindex': i + 1 }),
  );
  /** @type {Map<number, SVGElement>} */
  const cells = new Map();
  const count = squareCount(kind);
  for (let i = 1; i <= count; i++) {
    const square = flipped ? count + 1 - i : i;
    const { row, column } = placeOf(square, kind, flipped);
    const cell = drawCell(square, row, column);
    if (!kind.algebraic) {
      const number = label(column * UNIT + 4, row * UNIT + 19, nameOf(square, kind));
      number.setAttribute('data-of', String(square));
      labels.push(number);
    }
    rows[row].append(cell);
    cells.set(square, cell);
  }
  return { rows, cells, labels };
}

/**
 * Tells the numbers on whose squares a piece stands: they have less room.
 * @param {Iterable<Element>} labels
 * @param {ReadonlyMap<number, unknown>} pieces
 */
export function showNumbers(labels, pieces) {
  for (const label of labels) {
    label.classList.toggle('under', pieces.has(Number(label.getAttribute('data-of'))));
  }
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
 * @param {Kind} kind
 * @param {boolean} flipped
 * @returns {SVGElement[]} letters below, digits at the side
 */
function drawEdges(kind, flipped) {
  return Array.from({ length: kind.size }, (_, i) => {
    const at = flipped ? kind.size - 1 - i : i;
    return [
      edge(kind, { row: kind.size - 1, column: i }, 84, fileName(at)),
      edge(kind, { row: i, column: 0 }, 4, String(kind.size - at)),
    ];
  }).flat();
}

/**
 * @param {Kind} kind
 * @param {import('./geometry.js').Place} place as it is seen; both sides see the same woods there
 * @param {number} x from the left of the field
 * @param {string} text
 */
function edge(kind, place, x, text) {
  const node = label(place.column * UNIT + x, place.row * UNIT + 94, text);
  node.classList.toggle('on-light', squareAt(place, kind) === null);
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
