import { mustCapture } from '../board/input.js';
import { byId, say, show } from '../dom.js';
import { mayMove, other } from './model.js';
import { termsLabel } from './time.js';

/**
 * The lines of words around the board: whose turn, what was refused, and why a game ended.
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
  say(byId('terms'), termsLabel(game.time, game.rated, words));
  say(byId('watchers'), watchers > 0 ? words.count('game.watchers', watchers) : '');
}

/**
 * @param {State} state
 * @param {Words} words
 */
export function statusLine({ game, pending, connection, stalled }, words) {
  if (!game) return '';
  if (game.result) return '';
  if (pending?.held) return words.of('game.confirm');
  if (pending && (stalled || connection !== 'open')) return words.of('game.sending');
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
  if (state.premove) return words.of('game.premove.laid');
  if (!game || game.you || game.result) return '';
  return game.late ? words.of('game.watching.late', { n: game.late }) : words.of('game.watching');
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
