import { byId, show } from '../dom.js';
import { begins, eventsOf, squaresIn } from './entry.js';
import { keysDialog } from './keyslist.js';
import { typing } from './steps.js';

/**
 * The page by keys alone: a move typed anywhere goes into the field for it; a few letters do what
 * buttons do.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {object} Deeds
 * @property {() => State} state
 * @property {(event: import('../board/input.js').InputEvent) => void} touch
 * @property {(hint: import('./model.js').Hint) => void} hint
 * @property {() => void} turn
 * @property {() => void} confirm
 * @property {() => void} list shows what keys do
 * @property {(what: 'clocks' | 'last' | 'pieces') => void} say
 */
/** @type {Record<string, 'clocks' | 'last' | 'pieces'>} */
const SAYINGS = { c: 'clocks', l: 'last', p: 'pieces' };

/** @param {State} state */
export function renderKeys({ game }) {
  show(byId('entry'), game?.you !== undefined && !game.result);
}

/**
 * @param {import('../words.js').Words} words
 * @param {Omit<Deeds, 'list'>} done
 */
export function listenKeys(words, done) {
  const field = /** @type {HTMLInputElement} */ (byId('entry-move'));
  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  const list = () => (dialog ??= keysDialog(words)).showModal();
  const deeds = { ...done, list };
  byId('keys-button').addEventListener('click', list);
  byId('entry').addEventListener('submit', (event) => {
    event.preventDefault();
    if (enter(field.value.trim(), deeds)) field.value = '';
    else field.select();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    field.value = '';
    field.blur();
    deeds.touch({ kind: 'cancel' });
    event.stopPropagation();
  });
  document.addEventListener('keydown', (event) => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (plain && !typing(event.target)) press(event, field, deeds);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLInputElement} field
 * @param {Deeds} deeds
 */
function press(event, field, deeds) {
  const { game, pending } = deeds.state();
  if (game?.you && !game.result && begins(event.key, game.variant)) return field.focus();
  if (event.key === '?') deeds.list();
  else if (event.key === 't') deeds.turn();
  else if (event.key === 'Escape') deeds.touch({ kind: 'cancel' });
  else if (event.key === 'Enter' && pending?.held && event.target === document.body) deeds.confirm();
}

/**
 * @param {string} text
 * @param {Deeds} deeds
 * @returns {boolean} whether the field is done with it
 */
function enter(text, deeds) {
  const { game, pending } = deeds.state();
  if (text === '' && pending?.held) deeds.confirm();
  else if (text === '?') deeds.list();
  else if (SAYINGS[text.toLowerCase()]) deeds.say(SAYINGS[text.toLowerCase()]);
  else if (text !== '' && game) return play(text, deeds);
  return true;
}

/**
 * @param {string} text
 * @param {Deeds} deeds
 * @returns {boolean} whether it was played, or waits for its turn
 */
function play(text, deeds) {
  const { game } = deeds.state();
  const squares = game ? squaresIn(text, game.variant) : null;
  if (!squares) {
    deeds.hint({ key: 'game.entry.unread', n: 0, name: text });
    return false;
  }
  const done = () => deeds.state().pending !== null || deeds.state().premove !== null;
  for (const event of eventsOf(squares)) {
    deeds.touch(event);
    if (event.kind === 'drop' && done()) return true;
  }
  if (!deeds.state().hint) deeds.hint({ key: 'refused.illegalMove', n: 0 });
  return false;
}
