import { written } from '../board/names.js';
import { byId, el, list, show, unbroken } from '../dom.js';
import { utc } from '../site/times.js';

/**
 * What happened between the two besides moves, one line each: nothing is done in silence.
 *
 * @typedef {import('./protocol.js').Game} Game
 * @typedef {import('./protocol.js').Happening} Happening
 * @typedef {import('../words.js').Words} Words
 * @param {Game} game
 * @param {Words} words
 */
export function renderLog(game, words) {
  const root = byId('happenings');
  const lines = game.happenings.map((one, n) => ({ n, text: sentence(one, game, words), at: one.at }));
  const before = root.childElementCount;
  list(root, lines, ({ n }) => String(n), (line) => drawLine(line, words));
  show(root, lines.length > 0);
  if (root.childElementCount !== before) root.scrollTop = root.scrollHeight;
}

/**
 * @param {{text: string, at: string}} line
 * @param {Words} words
 */
function drawLine({ text, at }, words) {
  return el('li', {}, el('time', { class: 'soft', datetime: at, title: utc(at) }, words.time(at)), ' ', ...unbroken(text));
}

/**
 * @param {Happening} happening
 * @param {Game} game
 * @param {Words} words
 */
export function sentence(happening, game, words) {
  const { kind, by, number } = happening;
  const key = `happened.${kind}${by && by === game.you ? '.you' : ''}`;
  if (!words.has(key)) return words.of('happened.other');
  const values = { name: by ? game[by].name : '', n: Math.round(number / 1000), move: move(happening, game) };
  return words.of(key, values);
}

/**
 * @param {Happening} happening
 * @param {Game} game
 * @returns {string} what is taken back as its players write it; of an old one, its number in the list
 */
function move({ number, notation }, { plies, variant }) {
  if (notation) return written(notation, variant);
  const lead = plies[0]?.by === 'black' ? 1 : 0;
  return `${Math.ceil((number + lead) / 2)}.`;
}

/**
 * @param {Game | null} before
 * @param {Game | null} after
 * @returns {Happening[]} what has happened between two states
 */
export function fresh(before, after) {
  if (!before || !after) return [];
  return after.happenings.slice(before.happenings.length);
}
