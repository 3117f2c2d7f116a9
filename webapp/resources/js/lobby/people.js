import { bdi, el } from '../dom.js';

/**
 * A visitor who is here now; a click challenges them.
 *
 * @param {import('../game/protocol.js').Person} person
 * @param {boolean} me
 * @param {import('../words.js').Words} words
 * @param {(name: string) => void} challenge
 */
export function drawPerson(person, me, words, challenge) {
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
    {},
    el(
      'button',
      {
        type: 'button',
        class: 'person',
        title: words.of('lobby.challenge.person', { name: person.name }),
        onclick: () => challenge(person.name),
      },
      bdi(person.name, 'name'),
    ),
  );
}
