import { byId, el, svg } from '../dom.js';

/**
 * What stands under a finished game, empty as yet.
 *
 * @param {import('../words.js').Words} words
 */
export function drawAfterSheet(words) {
  const said = { id: 'after-said', class: 'soft', role: 'status' };
  const root = byId('after');
  root.setAttribute('aria-label', words.of('after.label'));
  root.append(
    times(words),
    el(
      'label',
      { class: 'field' },
      el('span', {}, words.of('after.fen')),
      el('input', { id: 'fen', class: 'link-field', readonly: true, dir: 'ltr', spellcheck: 'false' }),
    ),
    el('p', { class: 'acts' }, copy('fen', words.of('after.fen.copy')), copy('ply', words.of('after.link.copy')), el('span', said)),
  );
}

/**
 * @param {string} what
 * @param {string} label
 */
function copy(what, label) {
  return el('button', { type: 'button', id: `copy-${what}`, class: 'button' }, label);
}

/** @param {import('../words.js').Words} words */
function times(words) {
  const label = words.of('after.times.table');
  const heads = ['after.move', 'after.seconds'].map((key) => el('th', { scope: 'col' }, words.of(key)));
  const table = el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...heads)),
    el('tbody', { id: 'times-table' }),
  );
  const scroll = { class: 'times-scroll', tabindex: 0, role: 'region', 'aria-label': label };
  const chart = { id: 'times-chart', viewBox: '0 0 300 80', preserveAspectRatio: 'none', 'aria-hidden': 'true' };
  return el(
    'figure',
    { id: 'times', class: 'times', hidden: true },
    el('figcaption', {}, words.of('after.times')),
    svg('svg', chart),
    el('details', {}, el('summary', {}, label), el('div', scroll, table)),
  );
}
