/**
 * What can be done about somebody, and about what they said. Pure.
 *
 * @typedef {import('../game/protocol.js').Person} Person
 * @typedef {{me: number, moderates: boolean, blocked: number[], friends: number[]}} Viewer
 * @typedef {{person: Person, line?: import('../game/protocol.js').Line, game?: boolean}} Subject
 *   `game`: how they play in the game that is shown
 * @typedef {'profile' | 'reportLine' | 'reportName' | 'reportGame' | 'friend' | 'unfriend' | 'block' | 'unblock' | 'hide' | 'restore'
 *   | 'context' | 'person'} Deal
 * @param {Viewer} viewer
 * @param {Subject} subject
 * @returns {Deal[]}
 */
export function deals({ me, moderates, blocked, friends }, { person, line, game }) {
  const own = person.id === me;
  /** @type {Deal[]} */
  const all = [];
  if (!own) {
    all.push('profile');
    if (friends.includes(person.id)) all.push('unfriend');
    else if (!blocked.includes(person.id)) all.push('friend');
    if (line && line.status === undefined) all.push('reportLine');
    if (game) all.push('reportGame');
    all.push('reportName', blocked.includes(person.id) ? 'unblock' : 'block');
  }
  if (moderates && line) {
    if (line.status !== 'hidden' && !own) all.push('hide');
    if (line.status !== undefined) all.push('restore');
    all.push('context');
  }
  if (moderates) all.push('person');
  return all;
}
