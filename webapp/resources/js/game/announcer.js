import { byId, el } from '../dom.js';

const KEPT = 4;

/**
 * Says a line to whoever hears the page. Lines are added, not replaced, so that two at once are both
 * said.
 * @param {string} text
 */
export function announce(text) {
  const root = byId('announcer');
  root.append(el('p', {}, text));
  while (root.childElementCount > KEPT) root.firstElementChild?.remove();
}
