import { drawStarts } from '../board/starts.js';
import { startChat } from '../chat/panel.js';
import { byId, list, say, show } from '../dom.js';
import { faultOf } from '../lobby/fault.js';
import { drawGame } from '../lobby/games.js';
import { choose, remember, startKinds } from '../lobby/kinds.js';
import { isFound, othersSeeks, peopleInOrder, QUIET, receive } from '../lobby/model.js';
import { drawIncoming, drawOutgoing, drawSeek } from '../lobby/offers.js';
import { orderParts } from '../lobby/parts.js';
import { drawPerson } from '../lobby/people.js';
import { chooseTime, chosenTime, rememberTime, startTimes } from '../lobby/times.js';
import { drawRunning } from '../site/personal.js';
import { connect, startSite } from '../site/site.js';
import { heard } from '../site/waiting.js';

orderParts();
drawStarts();
const site = await startSite();
const { words } = site;
const search = /** @type {HTMLInputElement} */ (byId('search'));
const order = new Intl.Collator(words.language);
/** As many are seen at one glance; of more one is searched for. */
const FEW = 12;
let lobby = QUIET;

site.on('*', (message) => {
  const next = receive(lobby, message);
  if (next === lobby) return;
  lobby = next;
  render();
});

/** Until the lists are here, what may be empty has its place and says nothing. */
function endWait() {
  for (const node of document.querySelectorAll('.awaited')) {
    node.classList.remove('awaited');
    node.removeAttribute('aria-hidden');
  }
}

site.on('blocked', render);
site.on('friends', render);
search.addEventListener('input', render);

function render() {
  if (lobby.heard) endWait();
  const seeks = othersSeeks(lobby);
  const heardOf = seeks.filter(({ maker }) => isFound(maker.name, search.value));
  list(byId('incoming'), lobby.incoming, idOf, (offer) => drawIncoming(offer, site));
  list(byId('outgoing'), lobby.outgoing, idOf, (offer) => drawOutgoing(offer, site));
  list(byId('seeks'), heardOf, idOf, (offer) => drawSeek(offer, site));
  list(byId('lobby-running'), heard(lobby.running, site.blocked), idOf, (game) => drawRunning(game, site));
  list(byId('games'), lobby.games, idOf, (game) => drawGame(game, site));
  const sought = search.value;
  const people = peopleInOrder(lobby, site.friends, order).map((person) => {
    const { id } = person;
    return { ...person, me: id === lobby.me?.id, blocked: site.blocked.includes(id), friend: site.friends.includes(id) };
  });
  const found = people.filter(({ name }) => isFound(name, sought));
  if (lobby.heard) list(byId('people'), found, (person) => String(person.id), (person) => drawPerson(person, person, site, challenge));
  show(byId('incoming-part'), lobby.incoming.length > 0);
  show(byId('outgoing-part'), lobby.outgoing.length > 0);
  show(byId('running-part'), lobby.running.length > 0);
  const none = seeks.length === 0;
  show(byId('seeks-empty'), none);
  show(byId('seeks-part'), !none || !lobby.outgoing.some(({ kind }) => kind === 'seek'));
  show(byId('games-empty'), lobby.games.length === 0);
  show(byId('people-alone'), !lobby.heard || people.length <= 1);
  show(byId('people-search'), lobby.heard && (people.length > FEW || sought !== ''));
  show(byId('people-none'), found.length === 0 && sought !== '');
  say(byId('people-count'), people.length > FEW ? words.number(people.length) : '');
}

/** What one has just offered is shown, link and all, even where it lies below the screen. */
let awaited = false;
site.on('offers', () => {
  if (!awaited) return;
  awaited = false;
  requestAnimationFrame(() => byId('outgoing-part').scrollIntoView({ block: 'nearest' }));
});

/** @param {{id: string}} item */
function idOf(item) {
  return item.id;
}

const play = /** @type {HTMLFormElement} */ (byId('play-form'));
const dialog = /** @type {HTMLDialogElement} */ (byId('challenge-dialog'));
const form = /** @type {HTMLFormElement} */ (byId('challenge-form'));
const field = /** @type {HTMLInputElement} */ (byId('challenge-name'));
/**
 * The challenges that there were when the one in the dialog went out; null while none has.
 * @type {Set<string> | null}
 */
let before = null;

/** @param {HTMLFormElement} from */
function wish(from) {
  const chosen = new FormData(from);
  return { variant: String(chosen.get('variant')), side: String(chosen.get('side')) };
}

/**
 * @param {{type: 'seek' | 'invite'} | {type: 'challenge', name: string}} offer
 * @param {HTMLFormElement} from
 * @returns {boolean} whether it went out
 */
function propose(offer, from) {
  const terms = chosenTime(from);
  if (!terms) return false;
  const wished = wish(from);
  remember(wished.variant);
  rememberTime(terms);
  return site.ask({ ...offer, ...wished, ...terms });
}

/** @param {string} name */
function challenge(name) {
  const { variant, side } = wish(play);
  choose(form, site.root, variant);
  chooseTime(form, chosenTime(play)?.time ?? '-');
  const radio = form.querySelector(`input[name="side"][value="${side}"]`);
  if (radio instanceof HTMLInputElement) radio.checked = true;
  form.dispatchEvent(new Event('change'));
  field.value = name;
  faultOf(field, '');
  before = null;
  dialog.showModal();
  if (name === '') field.focus();
  else byId('challenge-send').focus();
}

for (const each of [play, form]) {
  startKinds(each, site.root);
  startTimes(each, words);
}

// The name that was typed stays: the rules are read beside it.
for (const link of form.querySelectorAll('.kind-links a')) link.setAttribute('target', '_blank');

play.addEventListener('submit', (event) => {
  event.preventDefault();
  awaited = propose({ type: 'seek' }, play);
});
byId('invite-button').addEventListener('click', () => {
  awaited = propose({ type: 'invite' }, play);
});
// The same two for whoever finds nobody else here.
for (const button of document.querySelectorAll('button[data-offer]')) {
  const type = /** @type {'seek' | 'invite'} */ (/** @type {HTMLElement} */ (button).dataset.offer);
  button.addEventListener('click', () => {
    awaited = propose({ type }, play);
  });
}
byId('challenge-button').addEventListener('click', () => challenge(''));
byId('challenge-cancel').addEventListener('click', () => dialog.close());
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = field.value.trim();
  if (name === '') return faultOf(field, words.of('lobby.challenge.noName'));
  if (chosenTime(form) === null) return;
  awaited = propose({ type: 'challenge', name }, form);
  if (awaited) before = new Set(challenges(lobby.outgoing));
  else faultOf(field, words.of('connection.lost'));
});
form.addEventListener('input', () => faultOf(field, ''));

site.on('offers', ({ outgoing }) => {
  if (before && challenges(outgoing).some((id) => !before?.has(id))) dialog.close();
});
site.on('refused', (refused) => {
  if (refused.about !== 'challenge' || !dialog.open) return;
  awaited = false;
  before = null;
  site.notices.remove('refused');
  faultOf(field, refused.code === 'ownOffer' ? words.of('lobby.challenge.yourself') : site.refusal(refused));
});

/** @param {import('../game/protocol.js').Offer[]} offers */
function challenges(offers) {
  return offers.filter(({ kind }) => kind === 'challenge').map(({ id }) => id);
}

// From the page of somebody.
const wanted = new URLSearchParams(location.search).get('challenge');
if (wanted) challenge(wanted);

startChat(site);
connect(site);
