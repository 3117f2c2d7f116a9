import { squareCount } from '../board/geometry.js';
import { nameOf } from '../board/names.js';

/**
 * A move written by hand: `32-28`, `32x14`, `26 37 28`, `c3d4`, `c3:e5:g7`. What is written is put on
 * the board square by square, so that it means there what clicks mean.
 *
 * @typedef {import('./protocol.js').Kind} Kind
 * @typedef {import('../board/input.js').InputEvent} InputEvent
 */
const LETTERED = /[a-h]\d+/g;
const NUMBERED = /\d+/g;
const BETWEEN = /^[\s\-–x×:*.,]*$/i;

/**
 * @param {string} text
 * @param {Kind} kind
 * @returns {number[] | null} two squares or more, as the server counts them; null if it is no move
 */
export function squaresIn(text, kind) {
  const written = text.trim().toLowerCase();
  const names = written.match(kind.algebraic ? LETTERED : NUMBERED) ?? [];
  const rest = names.reduce((left, name) => left.replace(name, ''), written);
  if (names.length < 2 || !BETWEEN.test(rest)) return null;
  const squares = names.map((name) => squareNamed(name, kind));
  return squares.every((square) => square !== undefined) ? /** @type {number[]} */ (squares) : null;
}

/**
 * @param {string} name
 * @param {Kind} kind
 */
function squareNamed(name, kind) {
  const plain = name.replace(/^0+/, '');
  return Array.from({ length: squareCount(kind) }, (_, i) => i + 1).find((square) => nameOf(square, kind) === plain);
}

/**
 * @param {number[]} squares
 * @returns {InputEvent[]} the piece is picked up anew, whatever was picked before, and put down on
 *   each square after
 */
export function eventsOf([from, ...on]) {
  return [
    { kind: 'cancel' },
    { kind: 'tap', square: from },
    ...on.map((square) => /** @type {const} */ ({ kind: 'drop', square })),
  ];
}

/**
 * @param {string} key of a keyboard event
 * @param {Kind} kind
 * @returns {boolean} whether a move of that kind can begin so
 */
export function begins(key, kind) {
  return (kind.algebraic ? /^[a-h]$/i : /^\d$/).test(key);
}
