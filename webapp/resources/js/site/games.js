import { claimTimer } from './claims.js';
import { heard, isClaimable, news } from './waiting.js';

/**
 * What happens in games of mine that this page does not show: my turn, offers, and ends.
 *
 * @typedef {import('./site.js').Site} Site
 * @typedef {import('../game/protocol.js').Running} Running
 * @typedef {import('../game/protocol.js').Notice} Notice
 * @param {Site} site
 */
export function startGames(site) {
  /** @type {Running[] | null} */
  let known = null;
  site.on('playing', ({ games }) => {
    const now = heard(site.elsewhere(games), site.blocked);
    const fresh = news(known, now);
    forgetClaims(site, known ?? [], now);
    known = now;
    keepAwaited(site, now);
    for (const { game, kind } of fresh) tell(site, kind, game);
    if (fresh.length > 0) site.sound.play('challenge');
  });
  site.on('blocked', () => {
    if (known) keepAwaited(site, (known = heard(known, site.blocked)));
  });
  site.on('notice', (/** @type {Notice} */ { kind, game, variant, opponent }) => {
    tell(site, kind, { id: game, variant, opponent });
    site.sound.play(kind === 'rematchOffered' ? 'challenge' : 'end');
  });
}

/**
 * What was answered on another page, or comes from somebody who is blocked now, is not shown any more.
 * @param {Site} site
 * @param {Running[]} games
 */
function keepAwaited(site, games) {
  const waiting = games.filter((game) => game.myTurn || game.asked);
  site.notices.keepOnly('game-', new Set(waiting.map(({ id }) => `game-${id}`)));
}

/**
 * Who is back at a game, on whatever page, needs not be called to it.
 * @param {Site} site
 * @param {Running[]} before
 * @param {Running[]} now
 */
function forgetClaims(site, before, now) {
  const still = new Set(now.filter(isClaimable).map(({ id }) => id));
  for (const game of before) {
    if (isClaimable(game) && !still.has(game.id)) site.notices.remove(`game-${game.id}`);
  }
}

/**
 * @param {Site} site
 * @param {string} kind
 * @param {Pick<Running, 'id' | 'variant' | 'opponent' | 'claimableIn'>} game
 */
function tell(site, kind, game) {
  const { words } = site;
  const { id, variant, opponent } = game;
  const timer = claimTimer(game, words);
  const running = kind === 'yourMove' || kind === 'drawOffered' || kind === 'takebackAsked';
  site.notices.show({
    key: `${running ? 'game' : 'over'}-${id}`,
    title: words.of(`notice.${kind}`, { name: opponent.name }),
    text: timer ?? words.of(`variant.${variant}`),
    lasting: timer !== null,
    acts: [{ label: words.of('offer.started.go'), href: site.game(id), main: true }],
    away: site.game(id),
  });
}
