import { written } from '../board/names.js';
import { el, list } from '../dom.js';

/**
 * The list of moves, two to a row. Always written from left to right.
 *
 * @typedef {{number: number, text: string, current: boolean}} Entry
 * @typedef {{turn: number, moves: (Entry | null)[]}} Row
 */

/**
 * @param {HTMLElement} root
 * @param {import('./model.js').State} state
 * @param {number} shown
 * @param {import('../words.js').Words} words
 * @param {(ply: number) => void} go
 */
export function renderMoves(root, state, shown, words, go) {
  const { game } = state;
  const habit = (/** @type {string} */ text) => (game ? written(text, game.variant) : text);
  list(root, rows(game?.plies ?? [], shown, habit), (row) => String(row.turn), (row) => drawRow(row, words, go));
  reveal(root);
}

/**
 * Whatever is shown above or below the list and takes of its room, the move that is shown stays in sight.
 * @param {HTMLElement} root
 */
export function watchMoves(root) {
  new ResizeObserver(() => reveal(root)).observe(root);
}

/** @param {HTMLElement} root */
function reveal(root) {
  const current = root.querySelector('[aria-current]');
  if (current instanceof HTMLElement) keepInSight(root, current);
  else root.scrollTop = 0;
}

/**
 * @param {import('./protocol.js').Played[]} plies
 * @param {number} shown
 * @param {(notation: string) => string} habit
 * @returns {Row[]} by the number of the turn; a game that Black begins has a gap in front
 */
export function rows(plies, shown, habit) {
  const lead = plies[0]?.by === 'black' ? 1 : 0;
  /** @type {Row[]} */
  const rows = [];
  plies.forEach(({ number, notation }, i) => {
    const at = Math.floor((i + lead) / 2);
    rows[at] ??= { turn: at + 1, moves: [null, null] };
    rows[at].moves[(i + lead) % 2] = { number, text: habit(notation), current: number === shown };
  });
  return rows;
}

/**
 * @param {Row} row
 * @param {import('../words.js').Words} words
 * @param {(ply: number) => void} go
 */
function drawRow({ turn, moves }, words, go) {
  return el(
    'li',
    {},
    el('span', { class: 'turn-number', 'aria-hidden': 'true' }, `${turn}.`),
    ...moves.map((move) => (move ? drawMove(move, words, go) : el('span'))),
  );
}

/**
 * @param {Entry} move
 * @param {import('../words.js').Words} words
 * @param {(ply: number) => void} go
 */
function drawMove({ number, text, current }, words, go) {
  return el(
    'button',
    {
      type: 'button',
      class: 'ply',
      'data-ply': number,
      'aria-label': words.of('game.move.label', { n: number, move: text }),
      'aria-current': current ? 'true' : null,
      onclick: () => go(number),
    },
    text,
  );
}

/**
 * Scrolls the list alone; `scrollIntoView` would move the page under a thumb.
 * @param {HTMLElement} root
 * @param {HTMLElement} node
 */
function keepInSight(root, node) {
  const top = node.offsetTop - root.offsetTop;
  if (top < root.scrollTop) root.scrollTop = top;
  else if (top + node.offsetHeight > root.scrollTop + root.clientHeight) {
    root.scrollTop = top + node.offsetHeight - root.clientHeight;
  }
}
