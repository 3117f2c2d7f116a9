import { Board } from '../board/board.js';
import { written } from '../board/names.js';
import { listen } from '../board/pointer.js';
import { boardView } from '../board/view.js';
import { startChat } from '../chat/panel.js';
import { byId, say, show } from '../dom.js';
import { renderAfter, startAfter } from '../game/after.js';
import { announce } from '../game/announcer.js';
import { listenActs, renderAsked } from '../game/ask.js';
import { ASKS, tellAway } from '../game/away.js';
import { renderBargain } from '../game/bargain.js';
import { claimLeft, counts, isLow } from '../game/clock.js';
import { renderClocks } from '../game/clocks.js';
import { renderDealings } from '../game/dealings.js';
import { listenKeys, renderKeys } from '../game/keys.js';
import { fresh, renderLog, sentence } from '../game/log.js';
import { EMPTY, isGap, look, shownPly } from '../game/model.js';
import { renderMoves, watchMoves } from '../game/moves.js';
import { act, pendingMessage } from '../game/play.js';
import { renderPlayers } from '../game/players.js';
import { premoveMessage } from '../game/premove.js';
import { receive } from '../game/receive.js';
import { renderResult } from '../game/result.js';
import { startSettings } from '../game/settings.js';
import { soundsOf } from '../game/sounding.js';
import { spoken } from '../game/spoken.js';
import { renderStatus } from '../game/status.js';
import { listenPast, listenSteps, plyIn, renderPast, renderSteps } from '../game/steps.js';
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
const prefs = startSettings();
const TICK = 100;
const STALLS = 1000;
/** A clock that never jumps, whatever the time of day does. */
const now = () => performance.now();
/** @type {State} */
let state = { ...EMPTY, at: plyIn(location) };
/** @type {ReturnType<typeof setTimeout> | undefined} */
let ticking;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let expecting;
let warned = false;
let absence = '';

/** @param {State} next */
function become(next) {
  const before = state;
  state = next;
  if (state === before) return;
  if (state.pending !== before.pending) expect();
  if (state.pending && state.pending !== before.pending) sendPending();
  sounds(before, state);
  tellHappenings(before.game, state.game);
  tellAway(before.game, state.game, site);
  render();
}

/** Says that a move is still on its way where a line would have carried it by now. */
function expect() {
  clearTimeout(expecting);
  state = { ...state, stalled: false };
  if (!state.pending || state.pending.held) return;
  expecting = setTimeout(() => become({ ...state, stalled: true }), STALLS);
}

function sendPending() {
  const message = pendingMessage(state);
  if (message) site.send(message);
}

function sendAgain() {
  sendPending();
  if (state.laid) site.send({ type: 'premove', ...state.laid });
}

function render() {
  const view = boardView(state);
  if (!view) return;
  show(byId('loading'), false);
  board.render(view);
  renderPlayers(state, words);
  renderDealings(state, site);
  renderStatus(state, words);
  renderResult(state, site);
  renderBargain(state, words);
  renderAsked(state);
  tick();
  renderMoves(byId('moves'), state, shownPly(state), words, go);
  show(byId('moves-empty'), state.game?.plies.length === 0);
  renderSteps(state);
  renderKeys(state);
  renderPast(state);
  renderAfter(state, words, go);
  renderTitle();
  if (state.game) renderLog(state.game, words);
}

/** Draws what counts down, and goes on doing so while something does. */
function tick() {
  clearTimeout(ticking);
  renderClocks(state, words, now());
  warn();
  tellAbsence();
  if (counts(state, now())) ticking = setTimeout(tick, TICK);
}

/** Said when a player is gone, and when the game can be claimed; not each second. */
function tellAbsence() {
  const left = claimLeft(state, now());
  const stage = left === null ? '' : left > 0 ? 'gone' : 'claimable';
  if (stage === absence) return;
  absence = stage;
  if (stage) announce(byId('absence-text').textContent ?? '');
}

/** Once a game, when one's own time runs low. */
function warn() {
  const mine = state.game?.you !== undefined && state.game.dealings.running === state.game.you;
  if (warned || !mine || !lowNow()) return;
  warned = true;
  sound.play('low');
}

/** By the names of today: a player may take another, or be gone, while the page is open. */
function renderTitle() {
  const { game, pending } = state;
  if (!game) return;
  const title = words.of('game.title', { white: game.white.name, black: game.black.name });
  say(byId('game-heading'), title);
  const mine = game.you === game.turn && !game.result && (!pending || pending.held);
  site.flag.set({ title, here: mine });
}

/**
 * @param {State} before
 * @param {State} after
 */
function sounds(before, after) {
  for (const name of soundsOf(before, after)) sound.play(name);
  const from = before.game;
  const to = after.game;
  if (!from || !to || to.plies.length !== from.plies.length + 1) return;
  const ply = to.plies[to.plies.length - 1];
  announce(words.of(`board.said.${ply.by}`, { move: written(ply.notation, to.variant) }));
}

/**
 * @param {State['game']} before
 * @param {State['game']} after
 */
function tellHappenings(before, after) {
  for (const one of fresh(before, after)) {
    if (after) announce(sentence(one, after, words));
    if (one.by !== after?.you && ASKS.has(one.kind)) sound.play('challenge');
  }
}

/** @param {number} ply */
function go(ply) {
  become(look(state, ply));
}

site.follow = () => !state.game?.you || state.game.result !== undefined;
site.on('connection', (message) => become({ ...state, connection: message.state }));
site.on('*', (message) => {
  if (isGap(state, message)) return site.socket.lose();
  become(receive(state, message, now()));
  if (message.type === 'rematched' && message.next && state.game?.you) location.assign(site.game(message.next));
  // What was on its way when the connection was lost goes up again; the server plays it once.
  if (message.type === 'game') sendAgain();
  if (message.type === 'refused' && message.code === 'noSuchGame') site.socket.stop();
});

listen(board, (event) => touch(event, prefs.oneClick));
watchMoves(byId('moves'));
listenSteps(go, () => shownPly(state));
listenPast(go);
listenActs(site, () => state, prefs);
byId('confirm-move').addEventListener('click', confirmMove);
byId('cancel-move').addEventListener('click', () => touch({ kind: 'cancel' }));
byId('say-clocks').addEventListener('click', () => announce(spoken('clocks', state, words, now())));
addEventListener('hashchange', () => go(plyIn(location) ?? Number.MAX_SAFE_INTEGER));

/**
 * @param {import('../board/input.js').InputEvent} event
 * @param {boolean} [quick] whether a piece with one move plays it at once
 */
function touch(event, quick = false) {
  const hold = prefs.confirmMoves && !lowNow();
  const next = act(state, event, hold, quick);
  const message = premoveMessage(state, next);
  become(next);
  if (message) site.send(message);
}

function confirmMove() {
  if (state.pending?.held) become({ ...state, pending: { ...state.pending, held: false } });
}

function lowNow() {
  return state.game?.you !== undefined && isLow(state, state.game.you, now());
}

const turn = () => become({ ...state, turned: !state.turned });
byId('flip').addEventListener('click', turn);
listenKeys(words, {
  state: () => state,
  touch,
  turn,
  confirm: confirmMove,
  hint: (hint) => become({ ...state, hint }),
  say: (what) => announce(spoken(what, state, words, now())),
});

startAfter(site, () => state);
startChat(site);
connect(site);
