/**
 * What stands where, read from the FEN that the server sends.
 *
 * @typedef {import('../game/protocol.js').Side} Side
 * @typedef {{side: Side, king: boolean}} Piece
 * @typedef {Map<number, Piece>} Pieces
 */

/**
 * @param {string} fen as `W:W31,32,K40:B1,2`
 * @returns {Pieces}
 */
export function readFen(fen) {
  /** @type {Pieces} */
  const pieces = new Map();
  for (const part of fen.split(':').slice(1)) {
    const side = part.startsWith('W') ? 'white' : 'black';
    for (const item of part.slice(1).split(',')) {
      const square = Number.parseInt(item.replace('K', ''), 10);
      if (square > 0) pieces.set(square, { side, king: item.startsWith('K') });
    }
  }
  return pieces;
}

/**
 * The position as it looks once a move is made, before the server has said so. Whether a man is
 * crowned is left to the server.
 * @param {Pieces} pieces
 * @param {import('../game/protocol.js').Legal} move
 * @returns {Pieces}
 */
export function moved(pieces, move) {
  const next = new Map(pieces);
  const piece = next.get(move.path[0]);
  for (const square of move.captured) next.delete(square);
  next.delete(move.path[0]);
  if (piece) next.set(/** @type {number} */ (move.path.at(-1)), piece);
  return next;
}

/**
 * @param {Pieces} pieces
 * @param {Side} side
 */
export function countOf(pieces, side) {
  let count = 0;
  for (const piece of pieces.values()) if (piece.side === side) count++;
  return count;
}
