import { loadAnew } from './anew.js';
import { deals } from './dealings.js';
import { menuButton } from './menu.js';
import { askReason } from './reason.js';

/**
 * Blocking and reporting others, and for moderators a way from what they see to what they do about it.
 *
 * @typedef {import('./site.js').Site} Site
 * @typedef {import('./dealings.js').Subject} Subject
 * @typedef {import('./dealings.js').Deal} Deal
 * @param {Site} site
 */
export function startManners(site) {
  const { words, notices } = site;
  site.on('welcome', ({ me, moderates }) => {
    site.moderates = moderates;
    document.body.dataset.me = String(me.id);
  });
  site.on('blocked', ({ people }) => {
    site.blocked = people.map((/** @type {{id: number}} */ { id }) => id);
  });
  site.on('friends', ({ people }) => (site.friends = people));
  site.on('reported', ({ again }) => {
    notices.show({
      key: 'reported',
      title: words.of(again ? 'report.again' : 'report.taken'),
      text: words.of('report.hear'),
    });
  });
  site.on('news', () => {
    if (document.body.dataset.page === 'standing') return;
    notices.show({
      key: 'news',
      title: words.of('standing.news'),
      lasting: true,
      acts: [{ label: words.of('standing.news.go'), href: site.link('standing'), main: true }],
    });
  });
  barred(site);
}

/**
 * Who is banned while a page is open is shown why. The few pages that stay open to them never had a
 * connection.
 * @param {Site} site
 */
function barred(site) {
  site.on('refused', ({ code }) => {
    if (code !== 'banned') return;
    site.socket.stop();
    if (site.me) loadAnew();
  });
}

/**
 * @param {Site} site
 * @param {Subject} subject
 * @returns {HTMLElement | null} nothing where nothing can be done
 */
export function dealingsButton(site, subject) {
  const viewer = () => ({ me: site.me?.id ?? 0, moderates: site.moderates, blocked: site.blocked, friends: site.friends });
  if (deals(viewer(), subject).length === 0) return null;
  const { name } = subject.person;
  return menuButton(site.words.of('deal.label', { name }), () =>
    deals(viewer(), subject).map((deal) => item(site, subject, deal)),
  );
}

/**
 * @param {Site} site
 * @param {Subject} subject
 * @param {Deal} deal
 * @returns {import('./menu.js').Item}
 */
function item(site, { person, line }, deal) {
  const label = site.words.of(`deal.${deal}`, { name: person.name });
  const key = deal;
  if (deal === 'profile') {
    return { key, label, href: site.link(`@/${encodeURIComponent(person.name)}`) };
  }
  if (deal === 'context') return { key, label, href: site.link(`moderation/lines/${line?.id}`) };
  if (deal === 'person') return { key, label, href: site.link(`moderation/person/${person.id}`) };
  if (deal === 'block' || deal === 'unblock') {
    return { key, label, run: () => block(site, person, deal) };
  }
  if (deal === 'friend' || deal === 'unfriend') {
    return { key, label, run: () => site.ask({ type: deal, person: person.id }) };
  }
  if (deal === 'restore') {
    return { key, label, run: () => site.ask({ type: 'restore', line: line?.id ?? 0 }) };
  }
  return { key, label, grave: deal === 'hide', run: () => reason(site, { person, line }, deal, label) };
}

/**
 * @param {Site} site
 * @param {import('../game/protocol.js').Person} person
 * @param {'block' | 'unblock'} deal
 */
function block(site, person, deal) {
  if (!site.ask({ type: deal, person: person.id })) return;
  const title = site.words.of(deal === 'block' ? 'block.done' : 'block.undone', { name: person.name });
  const undo = { label: site.words.of('block.undo'), run: () => block(site, person, 'unblock') };
  site.notices.show({ key: 'block', title, acts: deal === 'block' ? [undo] : [] });
}

/**
 * @param {Site} site
 * @param {Subject} subject
 * @param {'reportLine' | 'reportName' | 'reportGame' | 'hide'} deal
 * @param {string} title
 */
function reason(site, { person, line }, deal, title) {
  askReason(site.words, { title, quote: line?.text ?? person.name, hiding: deal === 'hide' }, (chosen) => {
    if (deal === 'hide') return site.ask({ type: 'hide', line: line?.id ?? 0, ...chosen });
    const kind = deal === 'reportLine' ? 'line' : deal === 'reportName' ? 'name' : 'game';
    const id = kind === 'line' ? (line?.id ?? 0) : person.id;
    return site.ask({ type: 'report', kind, id, ...chosen });
  });
}
