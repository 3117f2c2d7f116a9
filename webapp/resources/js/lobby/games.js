import { smallBoard } from '../board/small.js';
import { bdi, el } from '../dom.js';

/**
 * A game that is being played, as a card with its board.
 *
 * @param {import('../game/protocol.js').Summary} game
 * @param {import('../site/site.js').Site} site
 */
export function drawGame(game, { words, root }) {
  const { white, black } = game;
  const label = words.of('lobby.games.watch', { white: white.name, black: black.name });
  return el(
    'li',
    {},
    el(
      'a',
      { class: 'game-card', href: `${root}/game/${game.id}`, 'aria-label': label },
      smallBoard(game.fen, game, game.lastMove),
      el(
        'span',
        { class: 'game-names' },
        el('span', { class: 'player' }, mark('white'), bdi(white.name, 'name')),
        el('span', { class: 'player' }, mark('black'), bdi(black.name, 'name')),
      ),
      el('span', { class: 'soft' }, words.of(`variant.${game.variant}`)),
    ),
  );
}

/** @param {string} side */
export function mark(side) {
  return el('span', { class: `side-mark ${side}`, 'aria-hidden': 'true' });
}
