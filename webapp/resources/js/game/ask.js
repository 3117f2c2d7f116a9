import { byId, el } from '../dom.js';
import { makeDialog } from '../site/dialog.js';
import { other } from './model.js';

/**
 * The buttons of what the two ask of each other. What cannot be undone is asked about first, unless
 * its player does not want that.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./model.js').State} State
 * @typedef {import('./protocol.js').Incoming} Incoming
 * @param {import('../site/site.js').Site} site
 * @param {() => State} current
 * @param {import('./prefs.js').Prefs} prefs
 */
export function listenActs(site, current, prefs) {
  const dealings = () => current().game?.dealings;
  /** @type {Record<string, () => Incoming>} */
  const acts = {
    'decline-draw': () => ({ type: 'declineDraw' }),
    'ask-takeback': () => ({ type: 'askTakeback', ply: dealings()?.mayTakeBack ?? 0 }),
    'accept-takeback': () => ({ type: 'acceptTakeback', ply: dealings()?.takebackPly ?? 0 }),
    'decline-takeback': () => ({ type: 'declineTakeback' }),
    'add-time': () => ({ type: 'addTime' }),
    abort: () => ({ type: 'abort' }),
    'claim-win': () => ({ type: 'claimAbsence', win: true }),
    'call-draw': () => ({ type: 'claimAbsence', win: false }),
    rematch: () => ({ type: 'rematch' }),
    'decline-rematch': () => ({ type: 'declineRematch' }),
  };
  for (const [id, message] of Object.entries(acts)) {
    byId(id).addEventListener('click', () => once(site, id, message()));
  }
  confirmed('draw', 'offer-draw', { type: 'offerDraw' }, site, prefs);
  confirmed('accept', 'accept-draw', { type: 'acceptDraw' }, site, prefs);
  confirmed('claim', 'claim-draw', { type: 'claimDraw' }, site, prefs);
  confirmed('resign', 'resign', { type: 'resign' }, site, prefs);
}

/**
 * Whether there is still what each dialog asks about: it may have been settled while it is open.
 * @type {Record<string, (game: Game) => boolean>}
 */
const OPEN = {
  draw: ({ dealings }) => dealings.mayOfferDraw,
  accept: ({ dealings, you }) => you !== undefined && dealings.drawOfferedBy === other(you),
  claim: ({ dealings }) => dealings.mayClaimDraw,
  resign: ({ dealings }) => !dealings.mayAbort,
};

/**
 * What each dialog asks, and what agrees.
 * @type {Record<string, [string, string]>}
 */
const SAID = {
  draw: ['game.draw.sure', 'game.draw.yes'],
  accept: ['game.draw.accept.sure', 'game.draw.accept'],
  claim: ['game.draw.claim.sure', 'game.draw.claim'],
  resign: ['game.resign.ask', 'game.resign.yes'],
};

/** @param {State} state */
export function renderAsked({ game }) {
  if (!game) return;
  const asks = (/** @type {string} */ name) => game.you !== undefined && !game.result && OPEN[name](game);
  // Both want a draw: what was about to be offered has only to be accepted.
  const crossed = dialogOf('draw').open && asks('accept');
  for (const name of Object.keys(OPEN)) {
    if (dialogOf(name).open && !asks(name)) dialogOf(name).close();
  }
  if (crossed) dialogOf('accept').showModal();
}

/** @param {string} name */
function dialogOf(name) {
  return /** @type {HTMLDialogElement} */ (byId(`${name}-dialog`));
}

/**
 * To go on playing is what is at hand.
 * @param {string} name
 * @param {import('../words.js').Words} words
 */
function askDialog(name, words) {
  const [title, agree] = SAID[name];
  const grave = name === 'resign';
  const yes = { type: 'button', id: `${name}-yes`, class: `button ${grave ? 'grave' : 'main'}` };
  const no = { type: 'button', id: `${name}-no`, class: grave ? 'button main' : 'button', autofocus: true };
  const acts = el(
    'div',
    { class: 'acts' },
    el('button', yes, words.of(agree)),
    el('button', no, words.of('game.resign.no')),
  );
  return makeDialog(name, words.of(title), el('div', { class: 'stack' }, acts));
}

/**
 * A double click asks once: the button rests until the page is drawn anew.
 * @param {import('../site/site.js').Site} site
 * @param {string} id
 * @param {Incoming} message
 */
function once(site, id, message) {
  if (site.ask(message)) byId(id).setAttribute('disabled', '');
}

/**
 * @param {string} name of the dialog
 * @param {string} id of the button that opens it
 * @param {Incoming} message
 * @param {import('../site/site.js').Site} site
 * @param {import('./prefs.js').Prefs} prefs
 */
function confirmed(name, id, message, site, prefs) {
  const dialog = askDialog(name, site.words);
  byId(id).addEventListener('click', () => {
    if (prefs.confirmEnds) dialog.showModal();
    else once(site, id, message);
  });
  byId(`${name}-no`).addEventListener('click', () => dialog.close());
  byId(`${name}-yes`).addEventListener('click', () => {
    dialog.close();
    once(site, id, message);
  });
}
