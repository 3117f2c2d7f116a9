import { svg } from '../dom.js';

/**
 * Pieces drawn around (0, 0) in a square of 100. White has smooth rings, Black a fluted rim and a
 * lozenge, so the sides differ without colour; a king is two discs high and wears a crown.
 */
const CROWN = 'M-21 15 L-26 -11 L-11 1 L0 -19 L11 1 L26 -11 L21 15 Z';

/**
 * @param {import('./position.js').Piece} piece
 * @returns {SVGElement}
 */
export function drawPiece({ side, king }) {
  const top = king ? -7 : -2;
  const parts = [disc(king ? 9 : 4, 'edge'), ...(king ? [disc(1, 'edge high')] : [])];
  parts.push(disc(top, 'face'));
  const marks = svg('g', { transform: `translate(0 ${top})` }, ...rim(side));
  marks.append(...(king ? crown() : heart(side)));
  return svg('g', { class: `piece ${side}${king ? ' king' : ''}` }, ...parts, marks);
}

/**
 * @param {number} y
 * @param {string} name
 */
function disc(y, name) {
  return svg('circle', { class: name, cy: y, r: 38 });
}

/** @param {string} side */
function rim(side) {
  return side === 'white'
    ? [svg('circle', { class: 'line', r: 31 })]
    : [svg('circle', { class: 'line fluted', r: 33, 'stroke-dasharray': '4 4.64' })];
}

/** @param {string} side */
function heart(side) {
  return side === 'white'
    ? [svg('circle', { class: 'line', r: 18 })]
    : [svg('path', { class: 'line', d: 'M0 -17 L17 0 L0 17 L-17 0 Z' })];
}

function crown() {
  return [svg('path', { class: 'crown', d: CROWN })];
}
