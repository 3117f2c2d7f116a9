import { written } from '../board/names.js';
import { byId, say, show } from '../dom.js';
import { other } from './model.js';

/**
 * What the two may ask of each other now, and what is asked: only what can be done is there.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('../words.js').Words} Words
 * @param {State} state
 * @param {Words} words
 */
export function renderBargain(state, words) {
  const { game } = state;
  if (!game) return;
  renderActs(game, state.pending, words);
  renderDraw(game, words);
  renderTakeback(game, words);
  show(byId('confirm-box'), state.pending?.held ?? false);
}

/**
 * @param {Game} game
 * @param {State['pending']} pending
 * @param {Words} words
 */
function renderActs(game, pending, words) {
  const playing = game.you !== undefined && !game.result;
  const { dealings } = game;
  const ply = dealings.takebackBy ? 0 : dealings.mayTakeBack;
  show(byId('acts'), playing);
  show(byId('settings'), playing);
  offer('claim-draw', dealings.mayClaimDraw);
  // Each keeps its place while the game lasts: nothing is to move from under a hand.
  show(byId('offer-draw'), !dealings.mayClaimDraw);
  may('offer-draw', dealings.mayOfferDraw);
  show(byId('ask-takeback'), !game.rated);
  // While a move is on its way, it is the last one, and nobody has it yet to give it back.
  const sent = pending && !pending.held ? pending : null;
  may('ask-takeback', ply > 0 && !sent);
  offer('add-time', dealings.mayAddTime);
  offer('abort', dealings.mayAbort);
  // Until both have moved nobody loses a game.
  offer('resign', !dealings.mayAbort);
  const move = sent ? written(notationOf(sent.move), game.variant) : ply > 0 ? moveOf(game, ply) : '';
  say(byId('ask-takeback'), move ? words.of('game.takeback.ask', { move }) : words.of('game.takeback.none'));
}

/**
 * @param {string} id
 * @param {boolean} can
 */
function may(id, can) {
  byId(id).toggleAttribute('disabled', !can);
}

/**
 * @param {string} id
 * @param {boolean} may
 */
function offer(id, may) {
  show(byId(id), may);
  byId(id).removeAttribute('disabled');
}

/**
 * @param {import('./protocol.js').Legal} move
 * @returns {string} as it travels, without what it takes on its way
 */
function notationOf({ path, captured }) {
  return `${path[0]}${captured.length > 0 ? 'x' : '-'}${path[path.length - 1]}`;
}

/**
 * @param {Game} game
 * @param {number} ply
 * @returns {string} as its players write it
 */
export function moveOf(game, ply) {
  return written(game.plies[ply - 1]?.notation ?? '', game.variant);
}

/**
 * @param {Game} game
 * @param {Words} words
 */
function renderDraw(game, words) {
  const by = game.dealings.drawOfferedBy;
  renderBox('draw', game, by);
  if (!by) return say(byId('draw-text'), '');
  if (!game.you) say(byId('draw-text'), words.of('game.draw.open'));
  else if (by === game.you) say(byId('draw-text'), words.of('game.draw.offered'));
  else say(byId('draw-text'), words.of('game.draw.asked', { name: game[by].name }));
}

/**
 * @param {Game} game
 * @param {Words} words
 */
function renderTakeback(game, words) {
  const { takebackBy: by, takebackPly } = game.dealings;
  renderBox('takeback', game, by);
  if (!by) return say(byId('takeback-text'), '');
  const mine = by === game.you;
  const values = { name: game[by].name, move: moveOf(game, takebackPly) };
  const text = mine ? words.of('game.takeback.mine', values) : words.of('game.takeback.asked', values);
  say(byId('takeback-text'), text);
}

/**
 * @param {'draw' | 'takeback'} what
 * @param {Game} game
 * @param {import('./protocol.js').Side | undefined} by
 */
function renderBox(what, game, by) {
  const open = by !== undefined && !game.result;
  const asked = open && game.you !== undefined && by === other(game.you);
  show(byId(`${what}-box`), open);
  for (const answer of ['accept', 'decline']) offer(`${answer}-${what}`, asked);
}
