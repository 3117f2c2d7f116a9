import { written } from '../board/names.js';
import { byId, el, say, show, svg } from '../dom.js';
import { drawAfterSheet } from './aftersheet.js';
import { shownPly } from './model.js';
import { positionOf } from './play.js';

/**
 * What a finished game leaves: how long each move took, the position that is shown as FEN, and a link
 * to it.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('./protocol.js').Played} Played
 * @typedef {import('../words.js').Words} Words
 * @typedef {{number: number, by: string, x: number, y: number, width: number, height: number}} Bar
 */
const WIDTH = 300;
const HALF = 40;

/**
 * White's times stand up from the middle, Black's hang down. Pure.
 * @param {Pick<Played, 'number' | 'by' | 'spent'>[]} plies
 * @returns {Bar[]} the longest as high as there is room, and none that is taken for nothing
 */
export function bars(plies) {
  const longest = Math.max(1, ...plies.map(({ spent }) => spent));
  const width = WIDTH / Math.max(1, plies.length);
  return plies.map(({ number, by, spent }, i) => {
    const height = Math.max(1, Math.round((spent / longest) * (HALF - 2)));
    return { number, by, x: i * width, y: by === 'white' ? HALF - height : HALF, width, height };
  });
}

/**
 * @param {Pick<Played, 'spent'>[]} plies
 * @returns {boolean} whether times were taken: imported and old games have none
 */
export function timed(plies) {
  return plies.some(({ spent }) => spent > 0);
}

/**
 * @param {{words: Words}} site
 * @param {() => State} current
 */
export function startAfter({ words }, current) {
  drawAfterSheet(words);
  byId('copy-fen').addEventListener('click', () => {
    copy(/** @type {HTMLInputElement} */ (byId('fen')).value, words);
  });
  byId('copy-ply').addEventListener('click', () => {
    const address = new URL(location.href);
    address.search = `?ply=${shownPly(current())}`;
    address.hash = '';
    copy(address.href, words);
  });
}

/**
 * @param {string} text
 * @param {Words} words
 */
async function copy(text, words) {
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  // Where a browser gives no clipboard, the text itself is there to be taken.
  say(byId('after-said'), done ? words.of('offer.copied') : text);
}

/**
 * @param {State} state
 * @param {Words} words
 * @param {(ply: number) => void} go
 */
export function renderAfter(state, words, go) {
  const { game } = state;
  show(byId('after'), game?.result !== undefined);
  if (!game?.result) return;
  const ply = shownPly(state);
  const field = /** @type {HTMLInputElement} */ (byId('fen'));
  const fen = positionOf(game, ply);
  if (field.value !== fen) {
    field.value = fen;
    say(byId('after-said'), '');
  }
  show(byId('copy-ply'), game.plies.length > 0);
  show(byId('times'), timed(game.plies));
  if (!timed(game.plies)) return;
  drawTimes(game.plies, go);
  drawTable(game, words);
  for (const bar of byId('times-chart').querySelectorAll('.spent')) {
    bar.classList.toggle('current', bar.getAttribute('data-ply') === String(ply));
  }
}

/**
 * @param {Played[]} plies
 * @param {(ply: number) => void} go
 */
function drawTimes(plies, go) {
  const chart = byId('times-chart');
  if (chart.childElementCount > 0) return;
  chart.append(svg('line', { class: 'middle', x1: 0, x2: WIDTH, y1: HALF, y2: HALF }));
  for (const { number, by, x, y, width, height } of bars(plies)) {
    const slot = svg('rect', { class: 'slot', x, y: 0, width, height: 2 * HALF });
    slot.addEventListener('click', () => go(number));
    chart.append(slot, svg('rect', { class: `spent ${by}`, 'data-ply': number, x, y, width, height }));
  }
}

/**
 * @param {import('./protocol.js').Game} game
 * @param {Words} words
 */
function drawTable(game, words) {
  const table = byId('times-table');
  if (table.childElementCount > 0) return;
  for (const { by, notation, spent } of game.plies) {
    const move = `${words.of(`side.${by}`)} · \u2066${written(notation, game.variant)}\u2069`;
    const seconds = words.number(Math.round(spent / 100) / 10);
    table.append(el('tr', {}, el('th', { scope: 'row' }, move), el('td', {}, seconds)));
  }
}
