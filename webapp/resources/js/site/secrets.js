import { el } from '../dom.js';

/**
 * A button beside every password that shows what was typed.
 *
 * @param {import('../words.js').Words} words
 */
export function startSecrets(words) {
  for (const box of document.querySelectorAll('[data-secret]')) {
    const field = box.querySelector('input');
    if (field) box.append(toggle(field, words));
  }
}

/**
 * @param {HTMLInputElement} field
 * @param {import('../words.js').Words} words
 */
function toggle(field, words) {
  const button = el('button', { type: 'button', class: 'button' }, words.of('secret.show'));
  button.setAttribute('aria-controls', field.id);
  button.addEventListener('click', () => {
    const shown = field.type === 'text';
    field.type = shown ? 'password' : 'text';
    button.textContent = words.of(shown ? 'secret.show' : 'secret.hide');
  });
  // Else the browser keeps what was shown among what it offers to fill in.
  field.form?.addEventListener('submit', () => {
    field.type = 'password';
  });
  return button;
}
