import { say } from '../dom.js';

/**
 * What is wrong with what stands in a field, said beside it, where its description is.
 *
 * @param {HTMLInputElement} field
 * @param {string} text empty if nothing is wrong
 */
export function faultOf(field, text) {
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  if (said) say(said, text);
  if (text === '') return field.removeAttribute('aria-invalid');
  field.setAttribute('aria-invalid', 'true');
  field.focus();
}
