import { fresh } from './log.js';
import { other } from './model.js';

/**
 * What the page of a game has to tell its player who is not looking at it.
 *
 * @typedef {import('./protocol.js').Game} Game
 */

/** What the other waits for an answer to. */
export const ASKS = new Set(['drawOffered', 'takebackAsked', 'rematchOffered']);

/**
 * @param {Game | null} before
 * @param {Game | null} after
 * @returns {string | null} the end of a key of the words: `notice.KIND`
 */
export function unseen(before, after) {
  if (!before || !after?.you) return null;
  if (after.result && !before.result) return outcome(after.result, after.you);
  const asked = fresh(before, after)
    .filter(({ kind, by }) => by !== after.you && ASKS.has(kind))
    .at(-1);
  if (asked) return asked.kind;
  const played = after.plies.length !== before.plies.length && !after.result;
  return played && after.turn === after.you ? 'yourMove' : null;
}

/**
 * @param {string} result
 * @param {import('./protocol.js').Side} you
 */
function outcome(result, you) {
  if (result === 'none') return 'aborted';
  if (result === 'draw') return 'drawn';
  return result === `${you}Wins` ? 'won' : 'lost';
}

/**
 * @param {Game | null} before
 * @param {Game | null} after
 * @param {import('../site/site.js').Site} site
 */
export function tellAway(before, after, site) {
  if (!before || !after?.you) return;
  const settled = (after.turn !== after.you || after.result) && before.turn === after.you && !before.result;
  if (settled) site.away.forget(`game-${after.id}`);
  const kind = unseen(before, after);
  const { id, name } = after[other(after.you)];
  if (!kind || (ASKS.has(kind) && site.blocked.includes(id))) return;
  site.away.tell({
    tag: `${after.result ? 'over' : 'game'}-${after.id}`,
    title: site.words.of(`notice.${kind}`, { name }),
    text: site.words.of(`variant.${after.variant.id}`),
    url: site.game(after.id),
  });
}
