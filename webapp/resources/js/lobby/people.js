import { bdi, el } from '../dom.js';
import { dealingsButton } from '../site/manners.js';

/**
 * A visitor who is here now; a click challenges them.
 *
 * @param {import('../game/protocol.js').Person} person
 * @param {{me: boolean, blocked: boolean, friend: boolean}} mark what they are to the visitor
 * @param {import('../site/site.js').Site} site
 * @param {(name: string) => void} challenge
 */
export function drawPerson(person, { me, blocked, friend }, site, challenge) {
  const { words } = site;
  if (me) {
    return el(
      'li',
      { class: 'person' },
      bdi(person.name, 'name'),
      el('span', { class: 'soft' }, words.of('lobby.online.you')),
    );
  }
  return el(
    'li',
    { class: blocked ? 'with-more blocked' : 'with-more' },
    el(
      'button',
      {
        type: 'button',
        class: 'person',
        title: words.of('lobby.challenge.person', { name: person.name }),
        onclick: () => challenge(person.name),
      },
      friend && el('span', { class: 'friend-mark', role: 'img', 'aria-label': words.of('friend.mark') }, '★'),
      bdi(person.name, 'name'),
      blocked && el('span', { class: 'soft' }, words.of('block.mark')),
    ),
    dealingsButton(site, { person }),
  );
}
