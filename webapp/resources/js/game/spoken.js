import { nameOf, written } from '../board/names.js';
import { readFen } from '../board/position.js';
import { clocksSpoken } from './clocks.js';
import { shownPly } from './model.js';
import { positionOf } from './play.js';

/**
 * What a player who hears the page asks for, in words.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('../words.js').Words} Words
 * @param {'clocks' | 'last' | 'pieces'} what
 * @param {State} state
 * @param {Words} words
 * @param {number} now by the machine's steady clock
 * @returns {string}
 */
export function spoken(what, state, words, now) {
  if (what === 'clocks') return clocksSpoken(state, words, now);
  return what === 'last' ? lastMove(state, words) : pieces(state, words);
}

/**
 * @param {State} state
 * @param {Words} words
 */
function lastMove(state, words) {
  const { game } = state;
  const ply = game?.plies[shownPly(state) - 1];
  if (!game || !ply) return words.of('game.moves.empty');
  return words.of(`board.said.${ply.by}`, { move: written(ply.notation, game.variant) });
}

/**
 * @param {State} state
 * @param {Words} words
 * @returns {string} where all pieces stand, men and kings of either side
 */
function pieces(state, words) {
  const { game } = state;
  if (!game) return '';
  const all = [...readFen(positionOf(game, Math.min(shownPly(state), game.plies.length)))];
  const listed = new Intl.ListFormat(words.language, { type: 'unit', style: 'short' });
  const groups = [['white', false], ['white', true], ['black', false], ['black', true]].flatMap(([side, king]) => {
    const squares = all.filter(([, piece]) => piece.side === side && piece.king === king);
    if (squares.length === 0) return [];
    const names = listed.format(squares.map(([square]) => nameOf(square, game.variant)));
    return words.of(`board.all.${side}.${king ? 'kings' : 'men'}`, { squares: names });
  });
  return groups.join(' ');
}
