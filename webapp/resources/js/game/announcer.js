import { byId, el } from '../dom.js';

const KEPT = 4;
const MILLIS = 30_000;

/**
 * Says a line to whoever hears the page. Lines are added, not replaced, so that two at once are both
 * said; none stays for long, for it may name somebody who takes their name away.
 * @param {string} text
 */
export function announce(text) {
  const root = byId('announcer');
  const line = el('p', {}, text);
  root.append(line);
  setTimeout(() => line.remove(), MILLIS);
  while (root.childElementCount > KEPT) root.firstElementChild?.remove();
}
