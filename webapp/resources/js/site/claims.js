import { countdown } from '../game/clock.js';
import { el, say } from '../dom.js';

/**
 * My games that the other can claim before long: it is my turn, and I have another page open. Counted
 * down on that page, wherever it shows the game.
 *
 * @typedef {import('./site.js').Site} Site
 * @typedef {import('../game/protocol.js').Running} Running
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
    const lost = site.elsewhere(games).filter(isClaimable);
    const before = new Set(ends.keys());
    ends.clear();
    for (const game of lost) ends.set(game.id, now() + game.claimableIn);
    site.notices.keepOnly('claim-', new Set(lost.map(({ id }) => `claim-${id}`)));
    for (const game of lost) if (!before.has(game.id)) tell(game, site);
    tick();
  });
}

/** @param {Running} game @returns {game is Running & {claimableIn: number}} */
export function isClaimable(game) {
  return game.claimableIn !== undefined;
}

/**
 * @param {number} left in milliseconds
 * @param {import('../words.js').Words} words
 */
export function claimText(left, words) {
  return left > 0 ? words.of('game.absent.you', { time: countdown(left) }) : words.of('game.absent.you.now');
}

/**
 * @param {Running & {claimableIn: number}} game
 * @param {Site} site
 */
function tell(game, site) {
  const { words, notices } = site;
  // In its place: whose move it is, this says as well.
  notices.drop(`game-${game.id}`);
  notices.show({
    key: `claim-${game.id}`,
    title: words.of('notice.claim', { name: game.opponent.name }),
    text: el('span', { role: 'timer', 'data-claim': game.id }, claimText(game.claimableIn, words)),
    lasting: true,
    away: site.game(game.id),
    acts: [{ label: words.of('offer.started.go'), href: site.game(game.id), main: true }],
  });
}
