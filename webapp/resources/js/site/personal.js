import { bdi, el } from '../dom.js';
import { ACTS } from '../game/acts.js';
import { termsLabel } from '../game/time.js';
import { claimTimer } from './claims.js';

/**
 * What concerns the visitor on whatever page they have open: challenges, games that begin, games where
 * they are awaited.
 *
 * @typedef {import('./site.js').Site} Site
 * @typedef {import('../game/protocol.js').Offer} Offer
 * @typedef {import('../game/protocol.js').Running} Running
 * @param {Site} site
 */
export function startPersonal(site) {
  challenges(site);
  beginnings(site);
  refusals(site);
}

/** @param {Site} site */
function challenges(site) {
  const { words, notices, sound } = site;
  /** @type {Map<string, Offer>} */
  const mine = new Map();
  /** @type {Set<string>} */
  let heard = new Set();
  site.on('offers', ({ incoming, outgoing }) => {
    for (const offer of outgoing) mine.set(offer.id, offer);
    const keys = new Set(incoming.map((/** @type {Offer} */ offer) => `challenge-${offer.id}`));
    notices.keepOnly('challenge-', keys);
    const fresh = incoming.filter((/** @type {Offer} */ offer) => !heard.has(offer.id));
    for (const offer of fresh) announce(offer, site);
    if (fresh.length > 0) sound.play('challenge');
    heard = new Set(incoming.map((/** @type {Offer} */ offer) => offer.id));
  });
  site.on('declined', ({ offer, by }) => {
    const challenge = mine.get(offer)?.kind === 'challenge' && by;
    const title = challenge ? words.of('offer.declined', { name: by }) : words.of('offer.lapsed');
    notices.show({ key: `gone-${offer}`, title });
  });
}

/**
 * @param {Offer} offer
 * @param {Site} site
 */
function announce(offer, site) {
  const { words } = site;
  const name = offer.maker.name;
  const side = words.of(`offer.plays.${offer.side}`, { name });
  site.notices.show({
    key: `challenge-${offer.id}`,
    title: words.of('offer.challenge', { name }),
    text: [words.of(`variant.${offer.variant}`), termsLabel(offer.time, offer.rated, words), side].join(' · '),
    lasting: true,
    away: site.link(''),
    acts: [
      {
        label: words.of('offer.accept'),
        main: true,
        run: () => site.ask({ type: 'accept', offer: offer.id }),
      },
      {
        label: words.of('offer.decline'),
        run: () => site.ask({ type: 'decline', offer: offer.id }),
      },
    ],
  });
}

/**
 * A game that begins is gone to, or pointed at. One that began while the connection was lost shows as
 * a running game that was not there before.
 * @param {Site} site
 */
function beginnings(site) {
  /** @type {Set<string> | null} */
  let known = null;
  /** @param {string} game @param {string} name */
  const begin = (game, name) => {
    if (known?.has(game)) return;
    known?.add(game);
    site.sound.play('start');
    if (site.follow()) location.assign(site.game(game));
    else pointAt(site, game, name);
  };
  site.on('started', ({ game, opponent }) => begin(game, opponent));
  site.on('playing', ({ games }) => {
    if (known === null) known = new Set(games.map((/** @type {Running} */ game) => game.id));
    for (const { id, opponent } of games) begin(id, opponent.name);
  });
}

/**
 * @param {Site} site
 * @param {string} game
 * @param {string} name
 */
function pointAt(site, game, name) {
  const { notices, words, room } = site;
  if (room === game) return;
  notices.show({
    key: `started-${game}`,
    title: words.of('offer.started', { name }),
    lasting: true,
    away: site.game(game),
    acts: [{ label: words.of('offer.started.go'), href: site.game(game), main: true }],
  });
}

/** @param {Site} site */
function refusals(site) {
  const elsewhere = new Set(['say', 'rename', 'move', 'premove']);
  site.on('refused', (refused) => {
    if (elsewhere.has(refused.about) || ACTS.has(refused.about)) return;
    site.notices.show({ key: 'refused', title: site.refusal(refused) });
  });
}

/**
 * @param {Running} game
 * @param {Site} site
 */
export function drawRunning(game, site) {
  const { words } = site;
  return el(
    'li',
    {},
    el(
      'a',
      { class: 'running', target: '_self', href: site.game(game.id) },
      bdi(game.opponent.name, 'name'),
      el('span', { class: 'soft' }, words.of(`variant.${game.variant}`)),
      runningState(game, site),
      claimTimer(game, words),
    ),
  );
}

/**
 * @param {Running} game
 * @param {Site} site
 */
function runningState(game, { words }) {
  const { name } = game.opponent;
  if (game.asked) return el('strong', { class: 'your-move' }, words.of(`notice.${game.asked}`, { name }));
  return game.myTurn
    ? el('strong', { class: 'your-move' }, words.of('lobby.yourMove'))
    : el('span', { class: 'soft' }, words.of('lobby.theirMove', { name }));
}
