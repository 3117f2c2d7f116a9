import { byId, say, show } from '../dom.js';
import {
  claimLeft,
  clockText,
  countdown,
  firstMoveLeft,
  hasClock,
  isLow,
  spokenTime,
  timeLeft,
} from './clock.js';
import { bottom, other } from './model.js';
import { readTime } from './time.js';
import { claimText } from '../site/claims.js';

/**
 * Everything on the page that counts down. Drawn ten times a second while something does, and silent:
 * who hears the page asks for the clocks.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../words.js').Words} Words
 * @typedef {import('./protocol.js').Side} Side
 * @param {State} state
 * @param {Words} words
 * @param {number} now
 */
export function renderClocks(state, words, now) {
  const { game } = state;
  if (!game) return;
  const below = bottom(state);
  renderOne('top', other(below), state, words, now);
  renderOne('bottom', below, state, words, now);
  renderFirstMove(state, words, now);
  renderAbsence(state, words, now);
  show(byId('say-clocks'), hasClock(state) && !game.result);
}

/**
 * @param {'top' | 'bottom'} where
 * @param {Side} side
 * @param {State} state
 * @param {Words} words
 * @param {number} now
 */
function renderOne(where, side, state, words, now) {
  const node = byId(`clock-${where}`);
  const { game } = state;
  show(node, hasClock(state));
  if (!game || !hasClock(state)) return;
  const days = readTime(game.time).kind === 'days';
  say(node, clockText(timeLeft(state, side, now), days, words));
  node.classList.toggle('ticking', game.dealings.running === side && !game.result);
  node.classList.toggle('low', isLow(state, side, now));
}

/**
 * @param {State} state
 * @param {Words} words
 * @param {number} now
 */
function renderFirstMove(state, words, now) {
  const left = firstMoveLeft(state, now);
  show(byId('first-move'), left !== null);
  if (left === null || !state.game) return say(byId('first-move'), '');
  const { you, turn } = state.game;
  const key = you === turn ? 'game.firstMove.you' : 'game.firstMove';
  say(byId('first-move'), words.of(key, { name: state.game[turn].name, time: countdown(left) }));
}

/**
 * @param {State} state
 * @param {Words} words
 * @param {number} now
 */
function renderAbsence(state, words, now) {
  const { game, presence } = state;
  const left = claimLeft(state, now);
  const absent = presence?.absent;
  show(byId('absence'), left !== null);
  if (left === null || !game || !absent) return say(byId('absence-text'), '');
  const claims = game.you === other(absent);
  say(byId('absence-text'), absenceText(game, absent, left, words));
  show(byId('absence-acts'), claims && left === 0);
}

/**
 * @param {import('./protocol.js').Game} game
 * @param {Side} absent
 * @param {number} left
 * @param {Words} words
 */
function absenceText(game, absent, left, words) {
  const name = game[absent].name;
  if (left === 0 && game.you === other(absent)) return words.of('game.absent.now', { name });
  const time = countdown(left);
  if (game.you === absent) return claimText(left, words);
  const key = game.you ? 'game.absent.wait' : 'game.absent.watch';
  return words.of(key, { name, time });
}

/**
 * @param {State} state
 * @param {Words} words
 * @param {number} now
 * @returns {string} both clocks in a sentence
 */
export function clocksSpoken(state, words, now) {
  const { game } = state;
  if (!game) return '';
  const one = (/** @type {Side} */ side) => spokenTime(timeLeft(state, side, now), words);
  return words.of('clock.both', { white: one('white'), black: one('black') });
}
