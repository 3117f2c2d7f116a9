/**
 * The lines of a room, and ours that the server has not stored yet. Pure.
 *
 * @typedef {import('../game/protocol.js').Line} Line
 * @typedef {import('../game/protocol.js').Outgoing} Outgoing
 * @typedef {{key: string, text: string}} Unsent
 * @typedef {{lines: Line[], unsent: Unsent[], returned: string | null, fault: string | null,
 *   me: number}} Talk `returned` is the text of a line that was refused, `fault` the reason's code
 */
const KEPT = 300;

/** @type {Talk} */
export const SILENCE = { lines: [], unsent: [], returned: null, fault: null, me: 0 };

/**
 * @param {Talk} talk
 * @param {Outgoing} message
 * @returns {Talk}
 */
export function hear(talk, message) {
  switch (message.type) {
    case 'welcome':
      return { ...talk, me: message.me.id };
    case 'chat':
      // A line can be said while the last ones are being gathered, and come before them.
      return settle({ ...talk, lines: message.lines.reduce(joined, talk.lines) });
    case 'said':
      return settle({ ...talk, lines: joined(talk.lines, message.line) });
    case 'refused':
      return message.about === 'say' ? returned(talk, message.code, message.key) : talk;
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
 * @param {Line[]} lines
 * @param {Line} line
 */
function joined(lines, line) {
  const others = lines.filter(({ id }) => id !== line.id);
  return [...others, line].sort((a, b) => a.id - b.id).slice(-KEPT);
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
 * @param {string} code
 * @param {string | undefined} key
 * @returns {Talk}
 */
function returned(talk, code, key) {
  const line = talk.unsent.find((unsent) => unsent.key === key) ?? talk.unsent.at(-1);
  return {
    ...talk,
    unsent: talk.unsent.filter((unsent) => unsent !== line),
    returned: line?.text ?? null,
    fault: code,
  };
}
