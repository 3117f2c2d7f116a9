import { mustCapture } from '../board/input.js';
import { byId, say, show } from '../dom.js';
import { mayMove, other } from './model.js';

/**
 * The lines of words around the board: whose turn, what was refused, the result, and the acts that are
 * open to a player.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../words.js').Words} Words
 * @param {State} state
 * @param {Words} words
 */
export function renderStatus(state, words) {
  const { game, presence } = state;
  if (!game) return;
  const status = byId('status');
  say(status, statusLine(state, words));
  // The box with the result says it better, and says it once.
  show(status, game.result === undefined);
  status.classList.toggle('mine', mayMove(state));
  say(byId('hint'), hintLine(state, words));
  byId('hint').classList.toggle('refusal', state.hint?.key.startsWith('refused.') ?? false);
  const watchers = presence?.watchers ?? 0;
  say(byId('watchers'), watchers > 0 ? words.count('game.watchers', watchers) : '');
  renderResult(state, words);
  renderActs(state, words);
}

/**
 * @param {State} state
 * @param {Words} words
 */
function statusLine({ game, pending, connection }, words) {
  if (!game) return '';
  if (game.result) return '';
  if (pending && connection !== 'open') return words.of('game.sending');
  if (game.you === game.turn && !pending) return words.of('game.yourMove');
  if (game.you) return words.of('game.turn.wait', { name: game[other(game.you)].name });
  return words.of(`game.turn.${game.turn}`);
}

/**
 * @param {State} state
 * @param {Words} words
 */
function hintLine(state, words) {
  const { hint, game } = state;
  if (hint) {
    const key = words.has(hint.key) ? hint.key : 'refused.other';
    return words.of(key, { n: hint.n, name: hint.name ?? '' });
  }
  if (game && mayMove(state) && mustCapture(game.legal)) return words.of('game.mustCapture');
  return game && !game.you && !game.result ? words.of('game.watching') : '';
}

/**
 * @param {State} state
 * @param {Words} words
 */
function renderResult({ game }, words) {
  const box = byId('result');
  show(box, game?.result !== undefined);
  if (!game?.result) return;
  say(byId('result-title'), words.of(titleKey(game)));
  say(byId('result-why'), why(game, words));
  show(byId('again'), game.you !== undefined);
}

/**
 * @param {import('./protocol.js').Game} game
 * @param {Words} words
 * @returns {string} the result and its reason in one sentence
 */
export function why({ result, ending, turn }, words) {
  // In some kinds who is to move and cannot has won.
  const aim = result === `${turn}Wins` && ['noMoves', 'noPieces'].includes(ending ?? '');
  const key = `result.${result}.${ending}${aim ? 'Left' : ''}`;
  return words.of(words.has(key) ? key : `result.${result}`);
}

/** @param {import('./protocol.js').Game} game */
function titleKey({ result, you }) {
  if (result === 'draw') return 'game.drawn';
  if (!you) return 'game.over';
  return result === `${you}Wins` ? 'game.won' : 'game.lost';
}

/**
 * @param {State} state
 * @param {Words} words
 */
function renderActs({ game }, words) {
  const playing = game?.you !== undefined && !game.result;
  show(byId('acts'), playing);
  if (!game) return;
  const by = game.drawOfferedBy;
  const asked = by !== undefined && playing && by !== game.you;
  byId('offer-draw').toggleAttribute('disabled', by !== undefined);
  show(byId('draw-box'), by !== undefined && !game.result);
  for (const id of ['accept-draw', 'decline-draw']) {
    show(byId(id), asked);
    byId(id).removeAttribute('disabled');
  }
  if (by) say(byId('draw-text'), drawLine(game, by, words));
}

/**
 * @param {import('./protocol.js').Game} game
 * @param {import('./protocol.js').Side} by
 * @param {Words} words
 */
function drawLine(game, by, words) {
  if (!game.you) return words.of('game.draw.open');
  return by === game.you
    ? words.of('game.draw.offered')
    : words.of('game.draw.asked', { name: game[other(game.you)].name });
}
