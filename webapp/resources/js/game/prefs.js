import { keep, recall } from '../kept.js';

/**
 * How a visitor wants to play: what is asked before it is done, and what one click is enough for. Kept
 * in the browser.
 *
 * @typedef {{confirmMoves: boolean, confirmEnds: boolean, oneClick: boolean}} Prefs
 */
const KEPT = { confirmMoves: 'dama.confirmMoves', confirmEnds: 'dama.confirmEnds', oneClick: 'dama.oneClick' };

/** @returns {Prefs} */
export function recallPrefs() {
  return {
    confirmMoves: recall(KEPT.confirmMoves) === 'yes',
    confirmEnds: recall(KEPT.confirmEnds) !== 'no',
    oneClick: recall(KEPT.oneClick) === 'yes',
  };
}

/**
 * @param {keyof Prefs} name
 * @param {boolean} on
 */
export function keepPref(name, on) {
  keep(KEPT[name], on ? 'yes' : 'no');
}
