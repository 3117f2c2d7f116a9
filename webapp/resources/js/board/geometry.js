/**
 * Where the numbered squares lie. Square 1 is the leftmost playing square of the top row as White sees
 * the board; numbers run left to right, top to bottom. No rules of the game are known here.
 *
 * @typedef {{row: number, column: number}} Place both from 0, from the top left as it is seen
 */

/** @param {number} size squares a side */
export function squareCount(size) {
  return (size * size) / 2;
}

/**
 * @param {number} square
 * @param {number} size
 * @param {boolean} [flipped] seen from Black's side
 * @returns {Place}
 */
export function placeOf(square, size, flipped = false) {
  const half = size / 2;
  const row = Math.floor((square - 1) / half);
  const column = 2 * ((square - 1) % half) + (row % 2 === 0 ? 1 : 0);
  return flipped ? { row: size - 1 - row, column: size - 1 - column } : { row, column };
}

/**
 * @param {Place} place
 * @param {number} size
 * @param {boolean} [flipped]
 * @returns {number | null} null beside the board and on squares that are not played on
 */
export function squareAt(place, size, flipped = false) {
  const row = flipped ? size - 1 - place.row : place.row;
  const column = flipped ? size - 1 - place.column : place.column;
  if (row < 0 || column < 0 || row >= size || column >= size) return null;
  if ((row + column) % 2 === 0) return null;
  return row * (size / 2) + Math.floor(column / 2) + 1;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} size
 * @returns {number[]} the squares strictly between two on one diagonal, else none
 */
export function between(from, to, size) {
  const a = placeOf(from, size);
  const b = placeOf(to, size);
  const rows = b.row - a.row;
  const columns = b.column - a.column;
  if (rows === 0 || Math.abs(rows) !== Math.abs(columns)) return [];
  const squares = [];
  for (let step = 1; step < Math.abs(rows); step++) {
    const row = a.row + step * Math.sign(rows);
    const column = a.column + step * Math.sign(columns);
    squares.push(/** @type {number} */ (squareAt({ row, column }, size)));
  }
  return squares;
}

/**
 * @param {number[]} path
 * @param {number} size
 * @returns {Set<number>} every square that a move lands on or crosses, its origin left out
 */
export function crossed(path, size) {
  const squares = new Set(path.slice(1));
  for (let i = 1; i < path.length; i++) {
    for (const square of between(path[i - 1], path[i], size)) squares.add(square);
  }
  return squares;
}

/**
 * @param {number} square
 * @param {'up' | 'down' | 'left' | 'right'} direction as it is seen
 * @param {number} size
 * @param {boolean} flipped
 * @returns {number} the neighbouring playing square, or the same at the edge
 */
export function neighbour(square, direction, size, flipped) {
  const half = size / 2;
  const step = { left: -1, right: 1, up: -half, down: half }[direction] * (flipped ? -1 : 1);
  const found = square + step;
  const sameRow = Math.ceil(found / half) === Math.ceil(square / half);
  const inside = found >= 1 && found <= squareCount(size);
  return inside && (Math.abs(step) > 1 || sameRow) ? found : square;
}
