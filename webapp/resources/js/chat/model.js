/**
 * The lines of a room, and ours that the server has not stored yet. Pure.
 *
 * @typedef {import('../game/protocol.js').Line} Line
 * @typedef {import('../game/protocol.js').Outgoing} Outgoing
 * @typedef {import('../game/protocol.js').Refused} Refused
 * @typedef {import('../game/protocol.js').Sanctioned} Sanctioned
 * @typedef {{key: string, text: string}} Unsent
 * @typedef {{lines: Line[], unsent: Unsent[], returned: string | null, fault: Refused | null,
 *   me: number, room: string, blocked: number[], quiet: boolean, mutes: Sanctioned[]}} Talk
 *   `returned` is the text of a line that was refused for the reason in `fault`
 */
const KEPT = 300;

/** @type {Talk} */
export const SILENCE = {
  lines: [],
  unsent: [],
  returned: null,
  fault: null,
  me: 0,
  room: 'lobby',
  blocked: [],
  quiet: false,
  mutes: [],
};

/**
 * @param {Talk} talk
 * @param {Outgoing} message
 * @returns {Talk}
 */
export function hear(talk, message) {
  switch (message.type) {
    case 'welcome':
      return { ...talk, me: message.me.id, mutes: [] };
    case 'chat':
      // A line can be said while the last ones are being gathered, and come before them.
      return settle({ ...talk, lines: message.lines.reduce(joined, talk.lines) });
    case 'said':
      return settle({ ...talk, lines: joined(talk.lines, message.line) });
    case 'hidden':
      return { ...talk, lines: emptied(talk.lines, new Set(message.ids)) };
    case 'restored':
      return { ...talk, lines: message.lines.reduce(back, talk.lines) };
    case 'blocked':
      return { ...talk, blocked: message.people.map(({ id }) => id) };
    case 'quieted':
      return { ...talk, quiet: message.quiet };
    case 'sanctioned':
      return sanctioned(talk, message);
    case 'refused':
      return message.about === 'say' ? returned(talk, message) : talk;
    default:
      return talk;
  }
}

/**
 * @param {Talk} talk
 * @param {string} key
 * @param {string} text
 * @returns {Talk}
 */
export function utter(talk, key, text) {
  return { ...talk, unsent: [...talk.unsent, { key, text }], returned: null, fault: null };
}

/**
 * What has to go up again after a reconnection: the server stores a line once, however often it comes.
 * @param {Talk} talk
 * @returns {import('../game/protocol.js').Incoming[]}
 */
export function again(talk) {
  return talk.unsent.map(({ key, text }) => ({ type: 'say', key, text }));
}

/**
 * What of it is to be seen: nothing in a hushed room, nothing of those who are blocked.
 * @param {Talk} talk
 * @returns {Line[]}
 */
export function visible({ lines, blocked, quiet }) {
  if (quiet) return [];
  return lines.filter(({ author }) => !blocked.includes(author.id));
}

/**
 * @param {Talk} talk
 * @param {number} now in milliseconds
 * @returns {Sanctioned | null} the mute that holds the longest
 */
export function muteNow({ mutes }, now) {
  const open = mutes.filter(({ until }) => until === undefined || Date.parse(until) > now);
  return open.sort((a, b) => end(b) - end(a))[0] ?? null;
}

/** @param {Sanctioned} mute */
function end({ until }) {
  return until === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(until);
}

/**
 * @param {Line[]} lines
 * @param {Line} line
 */
function joined(lines, line) {
  const others = lines.filter(({ id }) => id !== line.id);
  return [...others, line].sort((a, b) => a.id - b.id).slice(-KEPT);
}

/**
 * A line older than all that are shown is not brought back among them.
 * @param {Line[]} lines
 * @param {Line} line
 */
function back(lines, line) {
  return lines.length > 0 && line.id < lines[0].id ? lines : joined(lines, line);
}

/**
 * @param {Line[]} lines
 * @param {Set<number>} ids
 * @returns {Line[]}
 */
function emptied(lines, ids) {
  return lines.map((line) => (ids.has(line.id) ? { ...line, text: '', status: 'hidden' } : line));
}

/**
 * @param {Talk} talk
 * @param {Sanctioned} mute
 * @returns {Talk}
 */
function sanctioned(talk, mute) {
  const here = talk.room === 'lobby' ? 'lobby' : 'game';
  if (mute.kind !== 'mute' || (mute.rooms !== 'all' && mute.rooms !== here)) return talk;
  const others = talk.mutes.filter(({ id }) => id !== mute.id);
  return { ...talk, mutes: mute.inForce ? [...others, mute] : others };
}

/**
 * @param {Talk} talk
 * @returns {Talk} without the unsent lines that are stored by now
 */
function settle(talk) {
  const stored = new Set(talk.lines.filter((l) => l.author.id === talk.me).map((l) => l.key));
  return { ...talk, unsent: talk.unsent.filter(({ key }) => !stored.has(key)) };
}

/**
 * @param {Talk} talk
 * @param {Refused} refused
 * @returns {Talk}
 */
function returned(talk, refused) {
  const line = talk.unsent.find((unsent) => unsent.key === refused.key) ?? talk.unsent.at(-1);
  return {
    ...talk,
    unsent: talk.unsent.filter((unsent) => unsent !== line),
    returned: line?.text ?? null,
    fault: refused,
  };
}
