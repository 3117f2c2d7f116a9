import { Board } from '../board/board.js';
import { mustCapture } from '../board/input.js';
import { written } from '../board/names.js';
import { listen } from '../board/pointer.js';
import { boardView } from '../board/view.js';
import { byId, say, show } from '../dom.js';
import { announce } from '../game/announcer.js';
import { backoff } from '../game/backoff.js';
import { listenKeys } from '../game/keys.js';
import { renderMoves } from '../game/moves.js';
import { act } from '../game/play.js';
import { recallPrefs } from '../game/prefs.js';
import { soundsOf } from '../game/sounding.js';
import { spoken } from '../game/spoken.js';
import { why } from '../game/status.js';
import { listenSteps, renderSteps } from '../game/steps.js';
import { addressOf, answered, begun, cleared, gone, lineOf, stateOf } from '../game/trial.js';
import { connect, startSite } from '../site/site.js';

/**
 * A board to try the rules alone. The moves that have been played stand in the address, and nowhere
 * else; what may follow them the server says.
 *
 * @typedef {import('../game/trial.js').Answer} Answer
 * @typedef {import('../game/model.js').State} State
 */
/** In letters; the server takes no longer address. */
const LONGEST = 3_900;

const site = await startSite();
const { words, sound } = site;
const board = new Board(/** @type {any} */ (document.getElementById('board')), words);
const page = /** @type {HTMLElement} */ (document.querySelector('.try'));
const { oneClick } = recallPrefs();
connect(site);

let { trial, hint: unread } = await read(inAddress());
let flipped = false;
let state = stateOf(trial, {}, flipped);

/** What the address says; a dot at its end is none of a move's. */
function inAddress() {
  return location.hash.slice(1).replace(/\.+$/, '');
}

/**
 * The game that the address says, as far as it is one, and what in it is none. As soon as the server
 * answers there is one, if nothing else with nothing played.
 * @param {string} line
 * @returns {Promise<{trial: import('../game/trial.js').Trial, hint: import('../game/model.js').Hint | null}>}
 */
async function read(line) {
  for (let attempt = 0; ; attempt++) {
    const far = line.length > LONGEST ? null : await ask(line, 0, true);
    const answer = far ?? (await ask('', 0));
    if (answer) {
      const { unread, ...known } = answer;
      const said = unread !== undefined ? { key: 'try.unread', n: 0, name: unread } : null;
      return { trial: begun(known), hint: far ? said : { key: 'refused.tooLong', n: 0 } };
    }
    await new Promise((resolve) => setTimeout(resolve, backoff(attempt, Math.random)));
  }
}

/**
 * @param {string} line
 * @param {number} known how many of its plies are here already
 * @param {boolean} [far] whether the line is wanted as far as it can be played
 * @returns {Promise<Answer | null>}
 */
async function ask(line, known, far = false) {
  const query = new URLSearchParams({ line, known: String(known), ...(far && { far: '1' }) });
  const answer = await fetch(site.link(`try/${page.dataset.kind}/moves?${query}`)).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

/** @param {State} next */
function become(next) {
  const { pending } = next;
  const begins = pending !== null && pending !== state.pending;
  for (const name of soundsOf(state, next)) sound.play(name);
  state = next;
  render();
  if (begins) void play(pending);
}

/**
 * The trial as it is now, with nothing begun on the board.
 * @param {import('../game/model.js').Hint | null} [hint]
 */
function settle(hint = null) {
  become(stateOf(trial, { hint }, flipped));
  history.replaceState(null, '', `#${addressOf(trial)}`);
  for (const link of document.querySelectorAll('a[hreflang]')) {
    /** @type {HTMLAnchorElement} */ (link).hash = location.hash;
  }
}

/** @param {import('../game/model.js').Pending} pending */
async function play(pending) {
  const line = addressOf(trial, pending.move.path);
  const long = line.length > LONGEST;
  const answer = long ? null : await ask(line, trial.here);
  if (state.pending !== pending) return;
  if (!answer) return settle({ key: long ? 'refused.tooLong' : 'refused.other', n: 0 });
  trial = answered(trial, answer);
  for (const { by, notation } of answer.plies) {
    announce(words.of(`board.said.${by}`, { move: written(notation, trial.variant) }));
  }
  settle();
}

/** @param {number} ply */
async function go(ply) {
  trial = gone(trial, ply);
  settle();
  if (trial.spots[trial.here]) return;
  const asked = trial;
  const answer = await ask(addressOf(trial), trial.here);
  if (!answer || trial !== asked) return;
  trial = answered(trial, answer);
  settle();
}

function again() {
  trial = cleared(trial);
  void go(0);
}

function render() {
  const view = boardView(state);
  if (!view) return;
  board.render(view);
  const line = lineOf(trial);
  renderMoves(byId('moves'), line, trial.here, words, go);
  show(byId('moves-empty'), trial.line.length === 0);
  renderSteps(line);
  renderWords();
  byId('undo').setAttribute('aria-disabled', String(trial.here === 0));
  byId('again').setAttribute('aria-disabled', String(trial.line.length === 0));
}

function renderWords() {
  const { game, hint, pending } = state;
  if (!game) return;
  say(byId('status'), game.result ? why(game, words) : words.of(`game.turn.${game.turn}`));
  const must = !pending && game.you !== undefined && mustCapture(game.legal);
  const said = hint ? words.of(hint.key, { n: hint.n, name: hint.name ?? '' }) : '';
  say(byId('hint'), said || (must ? words.of('game.mustCapture') : ''));
  byId('hint').classList.toggle('refusal', /^refused\.|\.unread$/.test(hint?.key ?? ''));
}

/** @param {import('../board/input.js').InputEvent} event */
function touch(event) {
  become(act(state, event, false, oneClick));
}

function turn() {
  flipped = !flipped;
  settle();
}

listen(board, touch);
listenSteps(go, () => trial.here);
listenKeys(words, {
  state: () => state,
  touch,
  turn,
  confirm: () => {},
  hint: (hint) => become({ ...state, hint }),
  say: (what) => announce(what === 'clocks' ? words.of('time.none') : spoken(what, state, words, 0)),
});
byId('flip').addEventListener('click', turn);
byId('undo').addEventListener('click', () => go(trial.here - 1));
byId('again').addEventListener('click', again);
const kind = /** @type {HTMLSelectElement} */ (byId('try-kind'));
kind.value = page.dataset.kind ?? '';
kind.addEventListener('change', () => location.assign(site.link(`try/${kind.value}`)));
// Whoever writes into the address sees what it says.
addEventListener('hashchange', async () => {
  const said = await read(inAddress());
  trial = said.trial;
  settle(said.hint);
});
settle(unread);
