import { byId } from '../dom.js';
import { keepPref, recallPrefs } from './prefs.js';

/**
 * The small sheet with how somebody wants to play.
 *
 * @returns {import('./prefs.js').Prefs} as they are at any time
 */
export function startSettings() {
  const prefs = recallPrefs();
  /** @type {[string, keyof import('./prefs.js').Prefs][]} */
  const boxes = [
    ['confirm-moves', 'confirmMoves'],
    ['confirm-ends', 'confirmEnds'],
    ['one-click', 'oneClick'],
  ];
  for (const [id, name] of boxes) {
    const box = /** @type {HTMLInputElement} */ (byId(id));
    box.checked = prefs[name];
    box.addEventListener('change', () => {
      prefs[name] = box.checked;
      keepPref(name, box.checked);
    });
  }
  return prefs;
}
