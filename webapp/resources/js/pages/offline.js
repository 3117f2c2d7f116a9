import { byId } from '../dom.js';
import { backoff } from '../game/backoff.js';

/**
 * Stands in the place of a page that could not be reached, under its address, and makes room for it as
 * soon as the server answers again.
 */
const root = document.body.dataset.root ?? '';
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** @param {number} attempt */
async function look(attempt) {
  clearTimeout(waiting);
  const answer = await fetch(`${root}/health/live`, { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) return open();
  waiting = setTimeout(() => look(attempt + 1), backoff(attempt, Math.random));
}

function open() {
  if (location.pathname === `${root}/offline`) location.replace(`${root}/`);
  else location.reload();
}

byId('again').addEventListener('click', open);
addEventListener('online', () => look(0));
waiting = setTimeout(() => look(0), backoff(0, Math.random));
