import { heard, news } from './waiting.js';

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
 * @param {Site} site
 * @param {string} kind
 * @param {{id: string, variant: string, opponent: {name: string}}} game
 */
function tell(site, kind, { id, variant, opponent }) {
  const { words } = site;
  const running = kind === 'yourMove' || kind === 'drawOffered' || kind === 'takebackAsked';
  site.notices.show({
    key: `${running ? 'game' : 'over'}-${id}`,
    title: words.of(`notice.${kind}`, { name: opponent.name }),
    text: words.of(`variant.${variant}`),
    acts: [{ label: words.of('offer.started.go'), href: site.game(id), main: true }],
    away: site.game(id),
  });
}
