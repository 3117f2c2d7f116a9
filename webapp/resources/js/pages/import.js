import { Board } from '../board/board.js';
import { boardView } from '../board/view.js';
import { byId, el, list, say, show } from '../dom.js';
import { gameIn } from '../game/imported.js';
import { EMPTY, look, shownPly } from '../game/model.js';
import { renderMoves } from '../game/moves.js';
import { renderPlayers } from '../game/players.js';
import { listenSteps, renderSteps, typing } from '../game/steps.js';
import { connect, startSite } from '../site/site.js';

/**
 * Games that were read from a text, one of them on the board. They came with the page, and nobody
 * else sees them.
 *
 * @typedef {import('../game/imported.js').Imported} Imported
 */
const site = await startSite();
const { words } = site;
const root = document.getElementById('imported');
if (root) startBoard(JSON.parse(root.dataset.games ?? '[]'));
connect(site);

/** @param {Imported[]} games */
function startBoard(games) {
  const board = new Board(/** @type {any} */ (document.getElementById('board')), words);
  let shown = games[0];
  /** @type {import('../game/model.js').State} */
  let state = { ...EMPTY, game: gameIn(shown), at: 0 };

  const render = () => {
    const view = boardView(state);
    if (!view) return;
    board.render(view);
    renderPlayers(state, words);
    renderMoves(byId('moves'), state, shownPly(state), words, go);
    show(byId('moves-empty'), shown.plies.length === 0);
    renderSteps(state);
    say(byId('about'), shown.about);
    say(byId('kind'), kindOf(shown));
    say(byId('outcome'), shown.result === '*' ? '' : shown.result);
    list(byId('games'), games.length > 1 ? games.map(entry) : [], ({ n }) => String(n), drawEntry);
  };

  /** @param {number} ply */
  function go(ply) {
    state = look(state, ply);
    render();
  }

  /** @param {Imported} game */
  const entry = (game) => ({
    n: game.number,
    white: game.white.name,
    black: game.black.name,
    current: game === shown,
  });

  /** @param {ReturnType<typeof entry>} entry */
  function drawEntry({ n, white, black, current }) {
    const open = () => {
      shown = games.find((game) => game.number === n) ?? shown;
      state = { ...state, game: gameIn(shown), at: 0 };
      render();
    };
    return el(
      'li',
      {},
      el(
        'button',
        { type: 'button', class: 'ply', 'aria-current': current ? 'true' : null, onclick: open },
        words.of('import.game', { n, white, black }),
      ),
    );
  }

  const turn = () => {
    state = { ...state, turned: !state.turned };
    render();
  };
  byId('flip').addEventListener('click', turn);
  document.addEventListener('keydown', (event) => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key === 'f' && plain && !typing(event.target)) turn();
  });
  listenSteps(go, () => shownPly(state));
  render();
}

/** @param {Imported} game */
function kindOf({ variant }) {
  const key = `variant.${variant.id}`;
  return words.has(key) ? words.of(key) : variant.id;
}
