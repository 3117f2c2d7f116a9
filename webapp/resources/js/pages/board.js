import { marksBelow } from '../board/marks.js';
import { drawPiece } from '../board/pieces.js';
import { readFen } from '../board/position.js';
import { centre, drawSquares, showNumbers, UNIT } from '../board/squares.js';
import { svg } from '../dom.js';

/**
 * The board as the page brings it, drawn before all that makes it move is there, which then puts its
 * own in the place of this one. Nothing can be done with it, and it is read out to nobody.
 */
const root = document.getElementById('board');
// Where the address names a ply, another position is about to be shown.
if (root?.dataset.fen && !location.hash && !location.search) {
  draw(root, root.dataset);
  document.getElementById('loading')?.classList.add('drawn');
}

/**
 * @param {HTMLElement} board
 * @param {DOMStringMap} look
 */
function draw(board, { fen = '', last, look = '' }) {
  const [size, ...held] = look.split(' ');
  const kind = /** @type {import('../game/protocol.js').Kind} */ ({
    size: Number(size),
    mirrored: held.includes('mirrored'),
    whole: held.includes('whole'),
    algebraic: held.includes('algebraic'),
    numberedFrom: held.includes('from-white') ? 'white' : 'black',
  });
  const view = { kind, flipped: held.includes('flipped') };
  const side = kind.size * UNIT;
  const { cells, labels } = drawSquares(view);
  const squares = [...cells.values()].flatMap((cell) => [...cell.children]);
  const pieces = readFen(fen);
  showNumbers(labels, pieces);
  board.classList.toggle('whole', kind.whole);
  board.classList.toggle('fine', kind.size > 10);
  board.append(
    layer('squares', [svg('rect', { class: 'ground', width: side, height: side }), ...squares]),
    layer('marks', marksOf(last, view)),
    layer('labels', labels),
    layer('pieces', [...pieces].map(([square, piece]) => place(square, piece, view))),
  );
}

/**
 * @param {string} name
 * @param {Element[]} parts
 */
function layer(name, parts) {
  return svg('g', { class: name, 'aria-hidden': 'true' }, ...parts);
}

/**
 * @param {number} square
 * @param {import('../board/position.js').Piece} piece
 * @param {{kind: import('../game/protocol.js').Kind, flipped: boolean}} view
 */
function place(square, piece, { kind, flipped }) {
  const { x, y } = centre(square, kind, flipped);
  const node = drawPiece(piece);
  node.setAttribute('transform', `translate(${x} ${y})`);
  return node;
}

/**
 * @param {string | undefined} last the squares of the move that led here
 * @param {{kind: import('../game/protocol.js').Kind, flipped: boolean}} view
 */
function marksOf(last, view) {
  if (!last) return [];
  const path = last.split(' ').map(Number);
  const none = { premove: [], picked: null, movable: new Set(), ahead: false, must: false };
  return marksBelow(/** @type {any} */ ({ ...view, ...none, last: { path } }));
}
