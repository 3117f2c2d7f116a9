import { svg } from '../dom.js';

/**
 * Two sets of pieces, drawn around (0, 0) in a square of 100. In both the sides differ without colour,
 * and a king is two discs high and wears a crown. Turned on a lathe, White has smooth rings and Black a
 * fluted rim and a lozenge; cut from a board, White is round with a hole and Black has eight sides and a
 * cross. Each piece is drawn once a page, and stands wherever it is used: another set is another name.
 *
 * @typedef {import('./position.js').Piece} Piece
 * @typedef {'turned' | 'cut'} PieceSet
 */
/** @type {PieceSet[]} */
export const SETS = ['turned', 'cut'];
const SHEET = 'pieces-drawn';
const CROWN = 'M-21 15 L-26 -11 L-11 1 L0 -19 L11 1 L26 -11 L21 15 Z';
const CORONET = 'M-24 16 V-12 L-12 -1 L0 -19 L12 -1 L24 -12 V16 Z';
const LOZENGE = 'M0 -17 L17 0 L0 17 L-17 0 Z';
const CROSS = 'M-13 -13 L13 13 M13 -13 L-13 13';

/**
 * @param {Piece} piece
 * @param {PieceSet} [set] else the one that its visitor chose, also when they choose another
 * @returns {SVGElement}
 */
export function drawPiece({ side, king }, set) {
  sheet();
  const use = svg('use', { href: address(set ?? chosen(), side, king) });
  if (!set) use.setAttribute('class', `${side}-${king}`);
  return svg('g', { class: `piece ${side}${king ? ' king' : ''}` }, use);
}

/** Shows every piece of the page in the set that is chosen now. */
export function drawAnew() {
  for (const side of ['white', 'black']) {
    for (const king of [false, true]) {
      for (const use of document.querySelectorAll(`use.${side}-${king}`)) {
        use.setAttribute('href', address(chosen(), side, king));
      }
    }
  }
}

/** @returns {PieceSet} */
function chosen() {
  const { pieces } = document.documentElement.dataset;
  return SETS.find((set) => set === pieces) ?? 'turned';
}

/**
 * @param {PieceSet} set
 * @param {string} side
 * @param {boolean} king
 */
function address(set, side, king) {
  return `#${set}-${side}-${king ? 'king' : 'man'}`;
}

/** Two scripts of a page draw pieces; whichever is first brings them. */
function sheet() {
  if (document.getElementById(SHEET)) return;
  const root = svg('svg', { id: SHEET, class: 'off-screen', 'aria-hidden': 'true' });
  for (const set of SETS) {
    for (const side of ['white', 'black']) {
      for (const king of [false, true]) root.append(drawn(set, side, king));
    }
  }
  document.body.append(root);
}

/**
 * @param {PieceSet} set
 * @param {string} side
 * @param {boolean} king
 */
function drawn(set, side, king) {
  const top = king ? -7 : -2;
  const disc = set === 'cut' && side === 'black' ? octagon : round;
  const parts = [disc(king ? 9 : 4, 'edge'), ...(king ? [disc(1, 'edge')] : []), disc(top, 'face')];
  const marks = svg('g', { transform: `translate(0 ${top})` }, ...(king && set === 'cut' ? [] : rim(set, side)));
  marks.append(king ? svg('path', { class: 'crown', d: set === 'cut' ? CORONET : CROWN }) : heart(set, side));
  return svg('g', { id: address(set, side, king).slice(1), class: `drawn ${side}` }, ...parts, marks);
}

/**
 * @param {number} y
 * @param {string} name
 */
function round(y, name) {
  return svg('circle', { class: name, cy: y, r: 38 });
}

/**
 * @param {number} y
 * @param {string} name
 * @param {number} [far] from the middle to a side
 */
function octagon(y, name, far = 36) {
  const near = far * 0.414;
  const corners = [[far, near], [near, far], [-near, far], [-far, near], [-far, -near], [-near, -far], [near, -far], [far, -near]];
  return svg('polygon', { class: name, points: corners.map(([x, down]) => `${x},${y + down}`).join(' ') });
}

/**
 * @param {PieceSet} set
 * @param {string} side
 */
function rim(set, side) {
  if (set === 'cut') return side === 'white' ? [] : [octagon(0, 'line', 28)];
  return side === 'white'
    ? [svg('circle', { class: 'line', r: 31 })]
    : [svg('circle', { class: 'line fluted', r: 33, 'stroke-dasharray': '4 4.64' })];
}

/**
 * @param {PieceSet} set
 * @param {string} side
 */
function heart(set, side) {
  if (side === 'white') return svg('circle', { class: set === 'cut' ? 'line bold' : 'line', r: set === 'cut' ? 15 : 18 });
  return svg('path', { class: set === 'cut' ? 'line bold' : 'line', d: set === 'cut' ? CROSS : LOZENGE });
}
