import { byId, say, show } from '../dom.js';
import { other } from './model.js';
import { why } from './status.js';

/**
 * How a game ended, and the next one: one click each leads both to it.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('../words.js').Words} Words
 * @param {import('./model.js').State} state
 * @param {import('../site/site.js').Site} site
 */
export function renderResult({ game }, site) {
  const { words } = site;
  const box = byId('result');
  show(box, game?.result !== undefined);
  if (!game?.result) return;
  say(byId('result-title'), words.of(titleKey(game)));
  say(byId('result-why'), why(game, words));
  renderRematch(game, words);
  const next = byId('next-game');
  show(next, game.next !== undefined);
  if (game.next) next.setAttribute('href', site.game(game.next));
}

/** @param {Game} game */
function titleKey({ result, you }) {
  if (result === 'draw') return 'game.drawn';
  if (result === 'none') return 'game.aborted';
  if (!you) return 'game.over';
  return result === `${you}Wins` ? 'game.won' : 'game.lost';
}

/**
 * @param {Game} game
 * @param {Words} words
 */
function renderRematch(game, words) {
  const { you, rematchBy, next } = game;
  const open = you !== undefined && next === undefined;
  const asked = open && rematchBy === other(you);
  const waiting = open && rematchBy === you;
  button('rematch', open && !waiting);
  button('decline-rematch', asked);
  say(byId('rematch'), words.of(asked ? 'game.rematch.accept' : 'game.rematch'));
  show(byId('rematch-text'), asked || waiting);
  if (!asked && !waiting) say(byId('rematch-text'), '');
  if (waiting) say(byId('rematch-text'), words.of('game.rematch.waiting', { name: game[other(you)].name }));
  if (asked) say(byId('rematch-text'), words.of('game.rematch.asked', { name: game[other(you)].name }));
}

/**
 * @param {string} id
 * @param {boolean} shown
 */
function button(id, shown) {
  show(byId(id), shown);
  byId(id).removeAttribute('disabled');
}
