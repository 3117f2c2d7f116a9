import { el } from '../dom.js';

/**
 * A dialog of the page, closed. Made here: what few ever open would make every page heavier.
 *
 * @param {string} name before the `-dialog` of its id
 * @param {string} title
 * @param {HTMLElement} content to which the title is added in front
 * @returns {HTMLDialogElement}
 */
export function makeDialog(name, title, content) {
  content.prepend(el('h2', { id: `${name}-title` }, title));
  const dialog = el('dialog', { id: `${name}-dialog`, 'aria-labelledby': `${name}-title` }, content);
  document.body.append(dialog);
  return dialog;
}
