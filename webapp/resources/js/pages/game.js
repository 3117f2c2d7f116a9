import { Board } from '../board/board.js';
import { written } from '../board/names.js';
import { listen } from '../board/pointer.js';
import { boardView } from '../board/view.js';
import { startChat } from '../chat/panel.js';
import { byId, say, show } from '../dom.js';
import { renderDealings } from '../game/dealings.js';
import { EMPTY, isGap, look, other, receive, shownPly } from '../game/model.js';
import { renderMoves } from '../game/moves.js';
import { act, pendingMessage } from '../game/play.js';
import { renderPlayers } from '../game/players.js';
import { renderStatus } from '../game/status.js';
import { listenPast, listenSteps, plyIn, renderPast, renderSteps, typing } from '../game/steps.js';
import { connect, startSite } from '../site/site.js';

/**
 * The game page: one state, one render. What happens changes the state; what the state shows is
 * decided by the state alone.
 *
 * @typedef {import('../game/model.js').State} State
 */
const site = await startSite();
const { words, sound } = site;
const board = new Board(/** @type {any} */ (document.getElementById('board')), words);
let state = { ...EMPTY, at: plyIn(location) };

/** @param {State} next */
function become(next) {
  const before = state;
  state = next;
  if (state === before) return;
  if (state.pending && state.pending !== before.pending) sendPending();
  sounds(before, state);
  render();
}

function sendPending() {
  const message = pendingMessage(state);
  if (message) site.send(message);
}

function render() {
  const view = boardView(state);
  if (!view) return;
  show(byId('loading'), false);
  board.render(view);
  renderPlayers(state, words);
  renderDealings(state, site);
  renderStatus(state, words);
  renderMoves(byId('moves'), state, shownPly(state), words, go);
  show(byId('moves-empty'), state.game?.plies.length === 0);
  renderSteps(state);
  renderPast(state);
  renderTitle();
}

/** By the names of today: a player may take another, or be gone, while the page is open. */
function renderTitle() {
  const { game, pending } = state;
  if (!game) return;
  const title = words.of('game.title', { white: game.white.name, black: game.black.name });
  say(byId('game-heading'), title);
  const mine = game.you === game.turn && !game.result && !pending;
  document.title = mine ? words.of('game.tab.yourMove', { title }) : title;
}

/**
 * @param {State} before
 * @param {State} after
 */
function sounds(before, after) {
  const from = before.game;
  const to = after.game;
  if (from && to?.result && !from.result) return sound.play('end');
  if (after.pending && !before.pending) return knock(after.pending.move.captured);
  if (!from || !to || to.plies.length !== from.plies.length + 1) return;
  const ply = to.plies[to.plies.length - 1];
  say(byId('announcer'), words.of(`board.said.${ply.by}`, { move: written(ply.notation, to.variant) }));
  if (!before.pending) knock(ply.captured);
}

/** @param {number[]} captured */
function knock(captured) {
  sound.play(captured.length > 0 ? 'capture' : 'move');
}

/** @param {number} ply */
function go(ply) {
  become(look(state, ply));
}

site.follow = () => !state.game?.you || state.game.result !== undefined;
site.on('connection', (message) => become({ ...state, connection: message.state }));
site.on('*', (message) => {
  if (isGap(state, message)) return site.socket.lose();
  become(receive(state, message));
  // What was on its way when the connection was lost goes up again; the server plays it once.
  if (message.type === 'game') sendPending();
  if (message.type === 'refused' && message.code === 'noSuchGame') site.socket.stop();
});

listen(board, (event) => become(act(state, event)));
listenSteps(go, () => shownPly(state));
listenPast(go);
addEventListener('hashchange', () => go(plyIn(location) ?? Number.MAX_SAFE_INTEGER));

const turn = () => become({ ...state, turned: !state.turned });
byId('flip').addEventListener('click', turn);
document.addEventListener('keydown', (event) => {
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
  if (event.key === 'f' && plain && !typing(event.target)) turn();
});

onClick('offer-draw', { type: 'offerDraw' });
onClick('accept-draw', { type: 'acceptDraw' });
onClick('decline-draw', { type: 'declineDraw' });

/**
 * A double click asks once: the button rests until the page is drawn anew.
 * @param {string} id
 * @param {import('../game/protocol.js').Incoming} message
 */
function onClick(id, message) {
  byId(id).addEventListener('click', () => {
    site.ask(message);
    byId(id).setAttribute('disabled', '');
  });
}

const dialog = /** @type {HTMLDialogElement} */ (byId('resign-dialog'));
byId('resign').addEventListener('click', () => dialog.showModal());
byId('resign-no').addEventListener('click', () => dialog.close());
byId('resign-yes').addEventListener('click', () => {
  dialog.close();
  site.ask({ type: 'resign' });
});

byId('again').addEventListener('click', () => {
  const { game } = state;
  if (!game?.you) return;
  const side = other(game.you);
  const { name } = game[side];
  if (site.ask({ type: 'challenge', name, variant: game.variant.id, side })) {
    site.notices.show({ key: 'again', title: words.of('game.again.sent', { name }) });
  }
});

startChat(site);
connect(site);
