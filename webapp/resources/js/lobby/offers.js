import { bdi, el } from '../dom.js';
import { termsLabel } from '../game/time.js';

/**
 * Offers as rows: somebody's seek, a challenge to me, an offer of mine.
 *
 * @typedef {import('../game/protocol.js').Offer} Offer
 * @typedef {import('../site/site.js').Site} Site
 */

/**
 * @param {Offer} offer
 * @param {Site} site
 */
export function drawSeek(offer, site) {
  const { words } = site;
  const name = offer.maker.name;
  return row(
    bdi(name, 'name'),
    offer,
    words.of(`offer.plays.${offer.side}`, { name }),
    site,
    button(words.of('lobby.take'), true, () => site.ask({ type: 'accept', offer: offer.id })),
  );
}

/**
 * @param {Offer} offer
 * @param {Site} site
 */
export function drawIncoming(offer, site) {
  const { words } = site;
  const name = offer.maker.name;
  return row(
    words.of('offer.challenge', { name }),
    offer,
    words.of(`offer.plays.${offer.side}`, { name }),
    site,
    button(words.of('offer.accept'), true, () => site.ask({ type: 'accept', offer: offer.id })),
    button(words.of('offer.decline'), false, () => site.ask({ type: 'decline', offer: offer.id })),
  );
}

/**
 * @param {Offer} offer
 * @param {Site} site
 */
export function drawOutgoing(offer, site) {
  const { words } = site;
  const acts = [];
  // Whoever has the link of a seek takes it as whoever follows an invitation does.
  const shared = offer.kind !== 'challenge';
  if (shared) acts.push(copyButton(inviteLink(offer.id, site), words, true));
  acts.push(
    button(words.of('offer.withdraw'), false, () => site.ask({ type: 'withdraw', offer: offer.id })),
  );
  const title = {
    seek: words.of('offer.seek.mine'),
    invitation: words.of('offer.invitation.mine'),
    challenge: words.of('offer.challenge.to', { name: offer.to?.name ?? '' }),
  }[offer.kind];
  const line = row(title, offer, words.of(`offer.mine.${offer.side}`), site, ...acts);
  if (shared) line.append(linkField(inviteLink(offer.id, site), words));
  return line;
}

/**
 * @param {Node | string} title
 * @param {Offer} offer
 * @param {string} side a sentence
 * @param {Site} site
 * @param {...HTMLElement} acts
 */
function row(title, offer, side, { words }, ...acts) {
  return el(
    'li',
    { class: 'offer' },
    el('span', { class: `side-mark ${offer.side}`, 'aria-hidden': 'true' }),
    el(
      'div',
      { class: 'offer-text' },
      el('p', { class: 'offer-title' }, title),
      el('p', { class: 'offer-terms' }, termsLabel(offer.time, offer.rated, words)),
      el('p', { class: 'soft' }, `${words.of(`variant.${offer.variant}`)} · `, side),
    ),
    el('div', { class: 'acts' }, ...acts),
  );
}

/**
 * @param {string} label
 * @param {boolean} main
 * @param {() => void} run
 */
function button(label, main, run) {
  return el('button', { type: 'button', class: `button${main ? ' main' : ''}`, onclick: run }, label);
}

/**
 * @param {string} id
 * @param {Site} site
 */
export function inviteLink(id, site) {
  return new URL(site.link(`invite/${id}`), location.origin).href;
}

/**
 * @param {string} address
 * @param {import('../words.js').Words} words
 */
export function linkField(address, words) {
  return el('input', {
    class: 'link-field',
    readonly: true,
    dir: 'ltr',
    value: address,
    'aria-label': words.of('offer.link'),
    onfocus: (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select(),
  });
}

/**
 * @param {string} address
 * @param {import('../words.js').Words} words
 * @param {boolean} main
 */
export function copyButton(address, words, main) {
  const node = button(words.of('offer.copy'), main, async () => {
    await copy(address);
    node.textContent = words.of('offer.copied');
    setTimeout(() => (node.textContent = words.of('offer.copy')), 2000);
  });
  return node;
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without HTTPS there is no clipboard interface; the old way still works from a click.
    const field = el('textarea', { class: 'off-screen' });
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
