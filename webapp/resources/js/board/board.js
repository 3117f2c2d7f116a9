import { svg } from '../dom.js';
import { lift, prefersStillness, travel } from './animate.js';
import { describe } from './describe.js';
import { draw } from './drawings.js';
import { marksAbove, marksBelow } from './marks.js';
import { drawPiece } from './pieces.js';
import { centre, drawSquares, showNumbers, UNIT } from './squares.js';

/**
 * The board on the screen. `render(view)` is the only way in; it compares with what was shown before
 * and touches what differs.
 *
 * @typedef {import('./view.js').View} View
 * @typedef {import('./position.js').Piece} Piece
 */
export class Board {
  /**
   * @param {SVGElement} root an `svg` with nothing that is to stay
   * @param {import('../words.js').Words} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** @type {View | null} */
    this.view = null;
    this.layers = {
      squares: svg('g', { class: 'squares', role: 'presentation' }),
      below: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
      labels: svg('g', { 'aria-hidden': 'true' }),
      pieces: svg('g', { class: 'pieces', 'aria-hidden': 'true' }),
      above: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
      drawings: svg('g', { class: 'marks', 'aria-hidden': 'true' }),
      carried: svg('g', { class: 'pieces', 'aria-hidden': 'true' }),
      focus: svg('rect', { class: 'focus', width: UNIT, height: UNIT, 'aria-hidden': 'true' }),
    };
    /** @type {Map<number, {node: SVGElement, reading: string}>} */
    this.pieces = new Map();
    /** @type {Map<number, SVGElement>} */
    this.cells = new Map();
    this.focused = 0;
    /** @type {import('./drawings.js').Drawing[]} */
    this.drawings = [];
    /** @type {{to: number, finish: () => void} | null} a piece on its way */
    this.journey = null;
    root.setAttribute('role', 'grid');
    root.setAttribute('aria-label', words.of('board.label'));
  }

  /** @param {View} view */
  render(view) {
    const before = this.view;
    this.view = view;
    // Until then what the page itself drew is there.
    if (!before) this.root.replaceChildren(...Object.values(this.layers));
    const turned = before?.flipped !== view.flipped;
    // An acknowledgement shows the same ply again: what is on its way goes on.
    if (turned || before?.step !== view.step) this.journey?.finish();
    if (turned || before?.kind.id !== view.kind.id) this.layOut(view);
    this.place(view, turned ? null : before);
    this.layers.below.replaceChildren(...marksBelow(view));
    this.layers.above.replaceChildren(...marksAbove(view));
    this.draw(before?.step === view.step ? this.drawings : []);
    this.root.classList.toggle('active', view.active);
    this.name(view);
  }

  /** @param {import('./drawings.js').Drawing[]} drawings what somebody drew for themselves on this position */
  draw(drawings) {
    const { view } = this;
    this.drawings = drawings;
    this.layers.drawings.replaceChildren(...(view ? drawings.map((one) => draw(one, view)) : []));
  }

  /** @param {View} view */
  layOut(view) {
    const { size } = view.kind;
    const side = size * UNIT;
    this.root.setAttribute('viewBox', `0 0 ${side} ${side}`);
    this.root.setAttribute('aria-rowcount', String(size));
    this.root.setAttribute('aria-colcount', String(size));
    this.root.classList.toggle('whole', view.kind.whole);
    this.root.classList.toggle('fine', size > 10);
    const held = this.root.contains(document.activeElement);
    const { rows, cells, labels } = drawSquares(view);
    const ground = svg('rect', { class: 'ground', width: side, height: side });
    this.layers.squares.replaceChildren(ground, ...rows);
    this.layers.labels.replaceChildren(...labels);
    this.cells = cells;
    this.layers.pieces.replaceChildren();
    this.pieces.clear();
    this.focus(this.focused || size * 2 + 1, held);
  }

  /**
   * @param {View} view
   * @param {View | null} before
   */
  place(view, before) {
    const run = before && !prefersStillness() ? journey(before, view) : null;
    const left = this.sweep(view);
    for (const [square, piece] of view.pieces) this.put(square, piece, view);
    showNumbers(this.layers.labels.children, view.pieces);
    for (const [square, { node }] of this.pieces) {
      node.classList.toggle('dimmed', view.dimmed.has(square));
    }
    if (run) this.run(run.path, run.captured, left, view);
  }

  /**
   * Takes away what stands there no longer.
   * @param {View} view
   * @returns {Map<number, SVGElement>} what was taken away
   */
  sweep(view) {
    const left = new Map();
    for (const [square, { node, reading }] of [...this.pieces]) {
      const piece = view.pieces.get(square);
      if (piece && reading === read(piece)) continue;
      node.remove();
      left.set(square, node);
      this.pieces.delete(square);
    }
    return left;
  }

  /**
   * @param {number} square
   * @param {Piece} piece
   * @param {View} view
   */
  put(square, piece, view) {
    if (this.pieces.has(square)) return;
    const node = drawPiece(piece);
    node.classList.toggle('arriving', this.journey?.to === square);
    const { x, y } = centre(square, view.kind, view.flipped);
    node.setAttribute('transform', `translate(${x} ${y})`);
    this.layers.pieces.append(node);
    this.pieces.set(square, { node, reading: read(piece) });
  }

  /**
   * @param {number[]} path
   * @param {number[]} captured
   * @param {Map<number, SVGElement>} left
   * @param {View} view
   */
  run(path, captured, left, view) {
    const to = path[path.length - 1];
    const mover = left.get(path[0]);
    if (!mover || !this.pieces.has(to)) return;
    const standIns = captured.flatMap((square) => left.get(square) ?? []);
    const oneByOne = view.kind.lifting === 'oneByOne';
    standIns.forEach((node, hop) => (oneByOne ? lift(node, hop) : node.classList.add('dimmed')));
    this.layers.pieces.prepend(...standIns);
    this.layers.carried.append(mover);
    this.pieces.get(to)?.node.classList.add('arriving');
    const animation = travel(mover, path, view);
    const finish = () => {
      this.journey = null;
      animation.cancel();
      for (const node of [mover, ...standIns]) node.remove();
      this.pieces.get(to)?.node.classList.remove('arriving');
    };
    this.journey = { to, finish };
    animation.onfinish = finish;
  }

  /**
   * Carries the piece of a square along with a finger; null puts it back.
   * @param {number} square
   * @param {{x: number, y: number} | null} at in the board's own units
   */
  carry(square, at) {
    const piece = this.pieces.get(square);
    if (!piece || !this.view) return;
    const { x, y } = at ?? centre(square, this.view.kind, this.view.flipped);
    piece.node.setAttribute('transform', `translate(${x} ${y})`);
    piece.node.classList.toggle('carried', at !== null);
    (at ? this.layers.carried : this.layers.pieces).append(piece.node);
  }

  /** @param {View} view */
  name(view) {
    for (const [square, cell] of this.cells) {
      cell.setAttribute('aria-label', describe(square, view, this.words));
      cell.setAttribute('aria-selected', String(view.picked === square));
    }
  }

  /**
   * @param {number} square
   * @param {boolean} take whether the keyboard goes there now
   */
  focus(square, take) {
    this.cells.get(this.focused)?.setAttribute('tabindex', '-1');
    this.focused = square;
    const cell = this.cells.get(square);
    cell?.setAttribute('tabindex', '0');
    for (const side of ['x', 'y']) {
      const at = cell?.querySelector('rect')?.getAttribute(side) ?? '0';
      this.layers.focus.setAttribute(side, at);
    }
    if (take) cell?.focus();
  }
}

/** @param {Piece} piece */
function read(piece) {
  return piece.side + piece.king;
}

/**
 * @param {View} before
 * @param {View} view
 * @returns {{path: number[], captured: number[]} | null} what moves between two views, if one ply does
 */
function journey(before, view) {
  if (view.step === before.step + 1 && view.last && !view.carried) return view.last;
  if (view.step === before.step - 1 && before.last) {
    return { path: [...before.last.path].reverse(), captured: [] };
  }
  return null;
}
