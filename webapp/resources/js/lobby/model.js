/**
 * What the lobby knows, in one value: each list as the server sent it last. Pure.
 *
 * @typedef {import('../game/protocol.js').Offer} Offer
 * @typedef {import('../game/protocol.js').Person} Person
 * @typedef {{me: Person | null, people: Person[], seeks: Offer[], incoming: Offer[],
 *   outgoing: Offer[], games: import('../game/protocol.js').Summary[],
 *   running: import('../game/protocol.js').Running[], heard: boolean}} Lobby
 *   `heard`: the server's lists are here, so that an empty one is really empty
 */

/** @type {Lobby} */
export const QUIET = {
  me: null,
  people: [],
  seeks: [],
  incoming: [],
  outgoing: [],
  games: [],
  running: [],
  heard: false,
};

/**
 * @param {Lobby} lobby
 * @param {import('../game/protocol.js').Outgoing} message
 * @returns {Lobby}
 */
export function receive(lobby, message) {
  switch (message.type) {
    case 'welcome':
    case 'renamed':
      return { ...lobby, me: message.me };
    case 'offers':
      return { ...lobby, incoming: message.incoming, outgoing: message.outgoing };
    case 'playing':
      return { ...lobby, running: message.games };
    case 'online':
      return { ...lobby, people: message.people };
    case 'seeks':
      return { ...lobby, seeks: message.seeks };
    case 'games':
      return { ...lobby, games: message.games, heard: true };
    default:
      return lobby;
  }
}

/** @param {Lobby} lobby @returns {Offer[]} seeks that others posted; mine are among my own offers */
export function othersSeeks({ seeks, me }) {
  return seeks.filter((seek) => seek.maker.id !== me?.id);
}

/**
 * @param {Lobby} lobby
 * @param {number[]} friends
 * @param {Intl.Collator} order
 * @returns {Person[]} me first, then friends, then the others, each by name
 */
export function peopleInOrder({ people, me }, friends, order) {
  const marked = new Set(friends);
  const others = people.filter((person) => person.id !== me?.id);
  others.sort(
    (a, b) => Number(marked.has(b.id)) - Number(marked.has(a.id)) || order.compare(a.name, b.name),
  );
  const self = people.some((person) => person.id === me?.id) && me ? [me] : [];
  return [...self, ...others];
}

/**
 * @param {string} name
 * @param {string} sought as it was typed
 * @returns {boolean} whether it is found in the name, whatever its case and accents
 */
export function isFound(name, sought) {
  return plain(name).includes(plain(sought.trim()));
}

/** @param {string} text */
function plain(text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
