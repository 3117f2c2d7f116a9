/** An address to be passed on is taken whole by whoever goes to it. */
for (const field of document.querySelectorAll('input.link-field')) {
  field.addEventListener('focus', () => /** @type {HTMLInputElement} */ (field).select());
}
