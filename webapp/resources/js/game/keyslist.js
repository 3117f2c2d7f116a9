import { el } from '../dom.js';
import { makeDialog } from '../site/dialog.js';

/**
 * What keys do, for who asks with `?`.
 *
 * @param {import('../words.js').Words} words
 * @returns {HTMLDialogElement}
 */
export function keysDialog(words) {
  const right = words.of('game.keys.right');
  const close = { class: 'button main' };
  const content = el(
    'div',
    { class: 'stack' },
    table([
      [['33-29', '33x22', 'c3d4'], words.of('game.keys.typed')],
      [['↑', '↓', '←', '→'], words.of('game.keys.arrows')],
      [['Enter'], words.of('game.keys.enter')],
      [['Esc'], words.of('game.keys.esc')],
      [['←', '→', 'Home', 'End'], words.of('game.keys.step')],
      [['t'], words.of('game.keys.flip')],
      [right, words.of('game.keys.draw')],
      [['?'], words.of('game.keys.help')],
    ]),
    el('p', {}, words.of('game.keys.say')),
    table([
      [['c'], words.of('game.keys.clocks')],
      [['l'], words.of('game.keys.last')],
      [['p'], words.of('game.keys.pieces')],
    ]),
    el('form', { method: 'dialog', class: 'acts' }, el('button', close, words.of('nav.close'))),
  );
  const dialog = makeDialog('keys', words.of('game.keys.title'), content);
  // Long as it is, it is read from its beginning.
  const title = dialog.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.setAttribute('autofocus', '');
  return dialog;
}

/** @param {[string[] | string, string][]} rows keys, or what is no key, and what they do */
function table(rows) {
  const drawn = rows.map(([keys, does]) =>
    el('div', {}, el('dt', {}, ...caps(keys)), el('dd', {}, does)),
  );
  return el('dl', { class: 'keys' }, ...drawn);
}

/** @param {string[] | string} keys */
function caps(keys) {
  if (typeof keys === 'string') return [keys];
  return keys.flatMap((key, i) => (i > 0 ? [' ', el('kbd', {}, key)] : [el('kbd', {}, key)]));
}
