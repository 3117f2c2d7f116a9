/**
 * Where the numbered squares lie. Square 1 is the leftmost playing square of the top row as White sees
 * the board; numbers run left to right, top to bottom. No rules of the game are known here.
 *
 * @typedef {{row: number, column: number}} Place both from 0, from the top left as it is seen
 * @typedef {{size: number, mirrored: boolean, whole: boolean}} Grid squares a side; whether the
 *   square in the left corner is not played on, or every square is
 */

/** @param {Grid} grid */
function inRow({ size, whole }) {
  return whole ? size : size / 2;
}

/** @param {Grid} grid */
export function squareCount(grid) {
  return grid.size * inRow(grid);
}

/**
 * @param {number} row
 * @param {Grid} grid
 * @returns {number} the first column of the row that is played on
 */
function firstColumn(row, { mirrored, whole }) {
  return whole ? 0 : (row + (mirrored ? 0 : 1)) % 2;
}

/**
 * @param {number} square
 * @param {Grid} grid
 * @param {boolean} [flipped] seen from Black's side
 * @returns {Place}
 */
export function placeOf(square, grid, flipped = false) {
  const row = Math.floor((square - 1) / inRow(grid));
  const step = grid.whole ? 1 : 2;
  const column = step * ((square - 1) % inRow(grid)) + firstColumn(row, grid);
  return flipped ? { row: grid.size - 1 - row, column: grid.size - 1 - column } : { row, column };
}

/**
 * @param {Place} place
 * @param {Grid} grid
 * @param {boolean} [flipped]
 * @returns {number | null} null beside the board and on squares that are not played on
 */
export function squareAt(place, grid, flipped = false) {
  const { size, whole } = grid;
  const row = flipped ? size - 1 - place.row : place.row;
  const column = flipped ? size - 1 - place.column : place.column;
  if (row < 0 || column < 0 || row >= size || column >= size) return null;
  if (!whole && column % 2 !== firstColumn(row, grid)) return null;
  return row * inRow(grid) + (whole ? column : Math.floor(column / 2)) + 1;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {Grid} grid
 * @returns {number[]} the playing squares strictly between two on one line, slanting or straight,
 *   else none
 */
export function between(from, to, grid) {
  const a = placeOf(from, grid);
  const b = placeOf(to, grid);
  const rows = b.row - a.row;
  const columns = b.column - a.column;
  if (rows !== 0 && columns !== 0 && Math.abs(rows) !== Math.abs(columns)) return [];
  const squares = [];
  for (let step = 1; step < Math.max(Math.abs(rows), Math.abs(columns)); step++) {
    const row = a.row + step * Math.sign(rows);
    const column = a.column + step * Math.sign(columns);
    const square = squareAt({ row, column }, grid);
    if (square !== null) squares.push(square);
  }
  return squares;
}

/**
 * @param {number[]} path
 * @param {Grid} grid
 * @returns {Set<number>} every square that a move lands on or crosses, its origin left out
 */
export function crossed(path, grid) {
  const squares = new Set(path.slice(1));
  for (let i = 1; i < path.length; i++) {
    for (const square of between(path[i - 1], path[i], grid)) squares.add(square);
  }
  return squares;
}

/**
 * @param {number} square
 * @param {'up' | 'down' | 'left' | 'right'} direction as it is seen
 * @param {Grid} grid
 * @param {boolean} flipped
 * @returns {number} the neighbouring playing square, or the same at the edge
 */
export function neighbour(square, direction, grid, flipped) {
  const row = inRow(grid);
  const step = { left: -1, right: 1, up: -row, down: row }[direction] * (flipped ? -1 : 1);
  const found = square + step;
  const sameRow = Math.ceil(found / row) === Math.ceil(square / row);
  const inside = found >= 1 && found <= squareCount(grid);
  return inside && (Math.abs(step) > 1 || sameRow) ? found : square;
}
