import { bdi, el } from '../dom.js';
import { dealingsButton } from '../site/manners.js';
import { utc } from '../site/times.js';

/**
 * One line of the chat.
 *
 * @typedef {import('../game/protocol.js').Line} Line
 * @typedef {{id: string, name: string, line: Line | null, text: string, mine: boolean}} Shown
 *   `line` is null while it is not stored
 * @param {Shown} shown
 * @param {import('../site/site.js').Site} site
 */
export function drawLine({ name, line, text, mine }, site) {
  const { words } = site;
  const when = line
    ? el('time', { datetime: line.at, title: utc(line.at) }, words.time(line.at))
    : el('span', { class: 'time' }, words.of('chat.sending'));
  const state = line ? (line.status ?? '') : 'unsent';
  return el(
    'div',
    { class: `line${mine ? ' mine' : ''} ${state}` },
    el(
      'div',
      { class: 'who' },
      bdi(name, 'name'),
      when,
      mark(line, words),
      line && dealingsButton(site, { person: line.author, line }),
    ),
    text === '' ? el('p', { class: 'removed' }, words.of('chat.removed')) : el('p', { dir: 'auto' }, text),
  );
}

/**
 * What there is to know of a line whose words are not shown to everybody.
 * @param {Line | null} line
 * @param {import('../words.js').Words} words
 */
function mark(line, words) {
  if (line?.status === 'held') return el('span', { class: 'mark' }, words.of('chat.held'));
  if (line?.status === 'hidden' && line.text !== '') return el('span', { class: 'mark' }, words.of('chat.hidden'));
  return null;
}
