import { placeOf, squareCount } from './geometry.js';

/**
 * How a kind of draughts names its squares and writes its moves. The server counts squares and writes
 * moves one way for all kinds; here they are turned into the habit of the kind.
 *
 * @typedef {import('../game/protocol.js').Kind} Kind
 */

/**
 * @param {number} square
 * @param {Kind} kind
 * @returns {string} `c3`, or a number, which some count from White's side
 */
export function nameOf(square, kind) {
  if (kind.algebraic) {
    const { row, column } = placeOf(square, kind);
    return `${fileName(column)}${kind.size - row}`;
  }
  return String(kind.numberedFrom === 'white' ? squareCount(kind) + 1 - square : square);
}

/** @param {number} column from White's left */
export function fileName(column) {
  return 'abcdefgh'[column];
}

/**
 * @param {string} notation as it travels: `32-28`, `4x31x42x15`
 * @param {Kind} kind
 */
export function written(notation, kind) {
  const named = notation.replace(/\d+/g, (square) => nameOf(Number(square), kind));
  return named.replaceAll('x', kind.captureSign);
}
