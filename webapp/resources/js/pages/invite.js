import { byId, show } from '../dom.js';
import { copyButton, inviteLink, linkField } from '../lobby/offers.js';
import { connect, startSite } from '../site/site.js';

/**
 * The page behind an invitation link. Its maker waits here with the link in hand; anyone else takes the
 * invitation by opening it, a rated one by saying so, and the game that begins is gone to as everywhere.
 */
const site = await startSite();
const offer = document.body.dataset.offer ?? '';
const rated = byId('invite-asked').dataset.rated === 'true';
let asked = false;

/** @param {'invite-joining' | 'invite-asked' | 'invite-waiting' | 'invite-gone'} part */
function only(part) {
  for (const id of ['invite-joining', 'invite-asked', 'invite-waiting', 'invite-gone']) show(byId(id), id === part);
}

function take() {
  asked = true;
  only('invite-joining');
  site.send({ type: 'accept', offer });
}

site.on('welcome', () => (asked = false));
site.on('offers', ({ outgoing }) => {
  const mine = outgoing.some((/** @type {{id: string}} */ { id }) => id === offer);
  if (mine) only('invite-waiting');
  else if (!asked && rated) only('invite-asked');
  else if (!asked) take();
});
document.getElementById('invite-take')?.addEventListener('click', take);
// Instead of this page: who goes back from the game does not want to be led to it again.
site.on('started', ({ game, offer: taken }) => {
  if (taken === offer) location.replace(site.link(`game/${game}`));
});
site.on('refused', ({ code, about }) => {
  if (about !== 'accept') return;
  // The page itself says it.
  site.notices.remove('refused');
  if (code === 'ownOffer') only('invite-waiting');
  if (code === 'ratedNeedsAccounts') only('invite-asked');
  if (code === 'offerGone') only('invite-gone');
});

const link = inviteLink(offer, site);
byId('invite-link').append(linkField(link, site.words), copyButton(link, site.words, true));
connect(site);
