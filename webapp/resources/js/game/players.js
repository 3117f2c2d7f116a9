import { readFen, countOf } from '../board/position.js';
import { byId, el, say, show } from '../dom.js';
import { bottom, other, shownPly } from './model.js';
import { positionOf } from './play.js';

/**
 * The two bars above and below the board: who plays, whether they are here, whose turn it is, and what
 * they have captured.
 *
 * @typedef {import('./protocol.js').Side} Side
 * @param {import('./model.js').State} state
 * @param {import('../words.js').Words} words
 */
export function renderPlayers(state, words) {
  const below = bottom(state);
  renderBar('top', other(below), state, words);
  renderBar('bottom', below, state, words);
}

/**
 * @param {'top' | 'bottom'} where
 * @param {Side} side
 * @param {import('./model.js').State} state
 * @param {import('../words.js').Words} words
 */
function renderBar(where, side, state, words) {
  const { game, presence } = state;
  if (!game) return;
  const bar = byId(`player-${where}`);
  const name = game[side].name;
  // Without a line nobody knows who is here.
  const known = state.connection === 'open';
  const here = known && (presence?.[side] ?? false);
  bar.dataset.side = side;
  bar.classList.toggle('turn', !game.result && game.turn === side);
  bar.classList.toggle('here', here);
  say(part(bar, '.name'), name);
  link(part(bar, '.name'), name);
  renderStrength(part(bar, '.strength'), game.ratings?.[side], words);
  const dot = part(bar, '.presence');
  const label = words.of(!known ? 'connection.connecting' : here ? 'game.here' : 'game.away', { name });
  dot.setAttribute('aria-label', label);
  dot.title = label;
  part(bar, '.side-mark').className = `side-mark ${side}`;
  part(bar, '.side-mark').setAttribute('aria-label', words.of(`side.${side}`));
  renderCaptured(part(bar, '.captured'), captured(state, side), other(side), name, words);
}

/**
 * In figures always from left to right, as everywhere.
 * @param {HTMLElement} node
 * @param {import('./protocol.js').Strength | undefined} strength
 * @param {import('../words.js').Words} words
 */
function renderStrength(node, strength, words) {
  show(node, strength !== undefined);
  if (!strength) return;
  const { rating, provisional, change } = strength;
  const figures = `${rating}${provisional ? '?' : ''}`;
  const gained = change === undefined ? '' : signed(change);
  const reading = `${figures} ${gained}`;
  if (node.dataset.reading === reading) return;
  node.dataset.reading = reading;
  const said = [words.of(provisional ? 'game.rating.provisional' : 'game.rating', { n: figures })];
  if (gained) said.push(words.of('game.rating.change', { n: gained }));
  node.setAttribute('aria-label', said.join(' '));
  node.title = said.join(' ');
  const look = (change ?? 0) < 0 ? 'down' : 'up';
  node.replaceChildren(figures, gained && el('span', { class: look }, gained));
}

/**
 * @param {number} n
 * @returns {string} with its sign, a real minus
 */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '\u00b10';
}

/**
 * Where the names are people's, they lead to their pages.
 * @param {HTMLElement} node
 * @param {string} name
 */
function link(node, name) {
  if (!node.hasAttribute('href')) return;
  node.setAttribute('href', `${document.body.dataset.root ?? ''}/@/${encodeURIComponent(name)}`);
}

/**
 * @param {import('./model.js').State} state
 * @param {Side} by
 * @returns {number} how many pieces this side has captured up to the position that is shown
 */
export function captured(state, by) {
  const { game } = state;
  if (!game) return 0;
  const of = other(by);
  const now = positionOf(game, Math.min(shownPly(state), game.plies.length));
  return countOf(readFen(game.startFen), of) - countOf(readFen(now), of);
}

/**
 * @param {HTMLElement} node
 * @param {number} n
 * @param {Side} of the side whose pieces they were
 * @param {string} name
 * @param {import('../words.js').Words} words
 */
function renderCaptured(node, n, of, name, words) {
  const reading = `${of}${n}${name}`;
  if (node.dataset.reading === reading) return;
  node.dataset.reading = reading;
  node.setAttribute('aria-label', words.of('game.captured.label', { name, n }));
  const discs = Array.from({ length: n }, () => el('span', { class: `taken ${of}` }));
  const count = n > 0 ? el('span', { class: 'taken-count' }, words.number(n)) : null;
  node.replaceChildren(...discs, ...(count ? [count] : []));
}

/**
 * @param {HTMLElement} bar
 * @param {string} selector
 * @returns {HTMLElement}
 */
function part(bar, selector) {
  return /** @type {HTMLElement} */ (bar.querySelector(selector));
}
