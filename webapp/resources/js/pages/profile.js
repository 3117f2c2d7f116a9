import { dealingsButton } from '../site/manners.js';
import { connect, startSite } from '../site/site.js';

/** Somebody's page, with what can be done about them. */
const site = await startSite();
const acts = document.getElementById('profile-acts');
const person = { id: Number(acts?.dataset.person), name: acts?.dataset.name ?? '' };
let drawn = false;

// Whether they are blocked, and whether they are oneself, is known once the server has greeted us.
site.on('welcome', () => {
  if (drawn || !acts) return;
  drawn = true;
  acts.append(...[dealingsButton(site, { person })].filter((button) => button !== null));
});
connect(site);
