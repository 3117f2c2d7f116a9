import { el } from '../dom.js';

/** Why; the gravest first, as `dama.moderation.Reason` lists them. */
export const REASONS = [
  'threat',
  'hate',
  'sexual',
  'privateData',
  'insult',
  'cheating',
  'badName',
  'spam',
  'other',
];

/**
 * A dialog that asks for a reason, and for words that need not be.
 *
 * @param {import('../words.js').Words} words
 * @param {{title: string, quote: string, hiding: boolean}} about
 * @param {(chosen: {reason: string, words: string}) => boolean} then whether it went out
 */
export function askReason(words, { title, quote, hiding }, then) {
  const select = el('select', { name: 'reason', required: true, autofocus: true });
  select.append(el('option', { value: '' }, words.of('report.choose')));
  for (const reason of REASONS) select.append(el('option', { value: reason }, words.of(`reason.${reason}`)));
  const text = el('textarea', { name: 'words', rows: '3', maxlength: '500', dir: 'auto' });
  const cancel = () => dialog.close();
  const form = el(
    'form',
    { method: 'dialog' },
    el('h2', { id: 'reason-title' }, title),
    el('blockquote', { dir: 'auto' }, quote),
    el('label', { class: 'field' }, el('span', {}, words.of('report.reason')), select),
    el('label', { class: 'field' }, el('span', {}, words.of(hiding ? 'report.toThem' : 'report.words')), text),
    el(
      'div',
      { class: 'acts' },
      el('button', { type: 'submit', class: 'button main' }, words.of(hiding ? 'report.hide' : 'report.send')),
      el('button', { type: 'button', class: 'button', onclick: cancel }, words.of('name.cancel')),
    ),
  );
  const dialog = el('dialog', { id: 'reason-dialog', 'aria-labelledby': 'reason-title' }, form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (then({ reason: select.value, words: text.value.trim() })) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
