import { byId, show } from '../dom.js';
import { lastPly, shownPly } from './model.js';

/**
 * Stepping through the moves: buttons, keys, and the address. `#12` or `?ply=12` opens at ply 12.
 *
 * @param {(ply: number) => void} go
 * @param {() => number} shown
 */
export function listenSteps(go, shown) {
  const steps = {
    'step-first': () => 0,
    'step-back': () => shown() - 1,
    'step-forward': () => shown() + 1,
    'step-last': () => Number.MAX_SAFE_INTEGER,
  };
  for (const [id, target] of Object.entries(steps)) {
    byId(id).addEventListener('click', () => go(target()));
  }
  const rtl = document.dir === 'rtl';
  /** @type {Record<string, () => number>} */
  const keys = {
    ArrowLeft: steps[rtl ? 'step-forward' : 'step-back'],
    ArrowRight: steps[rtl ? 'step-back' : 'step-forward'],
    Home: steps['step-first'],
    End: steps['step-last'],
  };
  document.addEventListener('keydown', (event) => {
    const target = keys[event.key];
    if (!target || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    event.preventDefault();
    go(target());
  });
}

/** @param {EventTarget | null} target */
export function typing(target) {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/**
 * @param {Location} from
 * @returns {number | null} the ply that the address names
 */
export function plyIn({ search, hash }) {
  const text = new URLSearchParams(search).get('ply') ?? hash.slice(1);
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** @param {import('./model.js').State} state */
export function renderSteps(state) {
  const shown = shownPly(state);
  const last = lastPly(state);
  for (const id of ['step-first', 'step-back']) disable(id, shown === 0);
  for (const id of ['step-forward', 'step-last']) disable(id, shown === last);
}

/** @param {(ply: number) => void} go */
export function listenPast(go) {
  byId('to-live').addEventListener('click', () => go(Number.MAX_SAFE_INTEGER));
}

/**
 * Where a game goes on: says that it is not the newest position that is seen.
 * @param {import('./model.js').State} state
 */
export function renderPast(state) {
  show(byId('past'), state.at !== null && state.game !== null && !state.game.result);
}

/**
 * Marked, not disabled: a disabled button would drop the keyboard's focus in mid-stepping.
 * @param {string} id
 * @param {boolean} off
 */
function disable(id, off) {
  byId(id).setAttribute('aria-disabled', String(off));
}
