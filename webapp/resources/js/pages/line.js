import { Board } from '../board/board.js';
import { boardView } from '../board/view.js';
import { byId, say } from '../dom.js';
import { gameIn } from '../game/imported.js';
import { EMPTY, look, shownPly } from '../game/model.js';
import { listenSteps, renderSteps } from '../game/steps.js';
import '../site/here.js';
import { connect, startSite } from '../site/site.js';

/**
 * Lines of a game, with the board as it stood when one was said; another line, another position.
 */
const site = await startSite();
const { words } = site;
const root = document.getElementById('line-board');
if (root) startBoard(root);
connect(site);

/** @param {HTMLElement} root */
function startBoard(root) {
  const board = new Board(/** @type {any} */ (byId('board')), words);
  const game = gameIn(JSON.parse(root.dataset.game ?? '{}'));
  /** @type {import('../game/model.js').State} */
  let state = look({ ...EMPTY, game, at: 0 }, Number(root.dataset.ply));

  const render = () => {
    const view = boardView(state);
    if (!view) return;
    board.render(view);
    renderSteps(state);
    say(byId('line-ply'), words.of('lines.atPly', { n: shownPly(state) }));
  };

  /** @param {number} ply */
  function go(ply) {
    state = look(state, ply);
    render();
  }

  for (const row of document.querySelectorAll('tr[data-ply]')) {
    row.addEventListener('click', (event) => {
      const onLink = event.target instanceof Element && event.target.closest('a, input, label, button');
      if (!onLink) go(Number(/** @type {HTMLElement} */ (row).dataset.ply));
    });
  }
  byId('flip').addEventListener('click', () => {
    state = { ...state, turned: !state.turned };
    render();
  });
  listenSteps(go, () => shownPly(state));
  render();
}
