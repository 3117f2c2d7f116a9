/**
 * What a visitor wants to be asked before it is done. Kept in the browser.
 *
 * @typedef {{confirmMoves: boolean, confirmEnds: boolean}} Prefs
 */
const KEPT = { confirmMoves: 'dama.confirmMoves', confirmEnds: 'dama.confirmEnds' };

/** @returns {Prefs} */
export function recallPrefs() {
  return { confirmMoves: recall(KEPT.confirmMoves) === 'yes', confirmEnds: recall(KEPT.confirmEnds) !== 'no' };
}

/**
 * @param {keyof Prefs} name
 * @param {boolean} on
 */
export function keepPref(name, on) {
  try {
    localStorage.setItem(KEPT[name], on ? 'yes' : 'no');
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** @param {string} key */
function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
