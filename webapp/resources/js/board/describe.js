import { nameOf } from './names.js';

/**
 * A square in words, for those who hear the board.
 *
 * @param {number} square
 * @param {import('./view.js').View} view
 * @param {import('../words.js').Words} words
 * @returns {string}
 */
export function describe(square, view, words) {
  const name = nameOf(square, view.kind);
  const piece = view.pieces.get(square);
  const parts = [
    piece
      ? words.of(`board.${piece.side}.${piece.king ? 'king' : 'man'}`, { square: name })
      : words.of('board.empty', { square: name }),
  ];
  if (view.picked === square) parts.push(words.of('board.selected'));
  else if (view.premove.includes(square)) parts.push(words.of('board.premove'));
  else if (view.movable.has(square) && !view.ahead) {
    parts.push(words.of(view.must ? 'board.mustCapture' : 'board.canMove'));
  }
  if (view.targets.has(square)) parts.push(words.of('board.target'));
  else if (view.choices.has(square)) parts.push(words.of('board.choice'));
  return new Intl.ListFormat(words.language, { type: 'unit', style: 'short' }).format(parts);
}
