import { byId } from '../dom.js';
import { dealingsButton } from '../site/manners.js';
import { bottom, other } from './model.js';

/**
 * What can be done about each of the two who play.
 *
 * @param {import('./model.js').State} state
 * @param {import('../site/site.js').Site} site
 */
export function renderDealings(state, site) {
  const below = bottom(state);
  renderOne('top', other(below), state, site);
  renderOne('bottom', below, state, site);
}

/**
 * @param {'top' | 'bottom'} where
 * @param {import('./protocol.js').Side} side
 * @param {import('./model.js').State} state
 * @param {import('../site/site.js').Site} site
 */
function renderOne(where, side, { game }, site) {
  if (!game || !site.me) return;
  const slot = /** @type {HTMLElement} */ (byId(`player-${where}`).querySelector('.dealings'));
  const person = game[side];
  const reading = JSON.stringify([person, site.me.id, site.moderates]);
  if (slot.dataset.reading === reading) return;
  slot.dataset.reading = reading;
  const button = dealingsButton(site, { person, game: true });
  slot.replaceChildren(...(button ? [button] : []));
}
