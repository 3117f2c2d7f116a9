import { countdown } from '../game/clock.js';
import { el, say } from '../dom.js';
import { isClaimable } from './waiting.js';

/**
 * My games that the other can claim before long: it is my turn, and I have another page open. Counted
 * down on that page, wherever it shows the game.
 *
 * @typedef {import('./site.js').Site} Site
 * @typedef {import('../game/protocol.js').Running} Running
 * @typedef {import('../words.js').Words} Words
 */
const TICK = 250;
const now = () => performance.now();

/** @param {Site} site */
export function startClaims(site) {
  /** @type {Map<string, number>} when each can be claimed, by this machine's steady clock */
  const ends = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ticking;
  const tick = () => {
    clearTimeout(ticking);
    let counting = false;
    for (const [id, end] of ends) {
      const left = Math.max(0, end - now());
      counting ||= left > 0;
      for (const node of document.querySelectorAll(`[data-claim="${id}"]`)) say(node, claimText(left, site.words));
    }
    if (counting) ticking = setTimeout(tick, TICK);
  };
  site.on('playing', ({ games }) => {
    ends.clear();
    for (const game of site.elsewhere(games)) if (isClaimable(game)) ends.set(game.id, now() + game.claimableIn);
    tick();
  });
}

/**
 * @param {Pick<Running, 'id' | 'claimableIn'>} game
 * @param {Words} words
 * @returns {HTMLElement | null} what counts down, and is read aloud when it is asked for
 */
export function claimTimer(game, words) {
  if (!isClaimable(game)) return null;
  return el('span', { class: 'claim', role: 'timer', 'data-claim': game.id }, claimText(game.claimableIn, words));
}

/**
 * @param {number} left in milliseconds
 * @param {Words} words
 */
export function claimText(left, words) {
  return left > 0 ? words.of('game.absent.you', { time: countdown(left) }) : words.of('game.absent.you.now');
}
