/**
 * The choice among the kinds of draughts, in each form that has it. A few are at first sight, the
 * others behind one click; what was played last is chosen when the visitor comes again.
 */
const KEPT = 'dama.kind';

/**
 * @param {HTMLFormElement} form
 * @param {string} root where the application lives
 */
export function startKinds(form, root) {
  form.addEventListener('change', () => show(form, root));
  const more = moreOf(form);
  if (more) startMore(more);
  choose(form, root, wanted());
}

/** @param {HTMLDetailsElement} more */
function startMore(more) {
  const summary = more.querySelector('summary');
  more.addEventListener('click', (event) => {
    // A key goes from one to the next without end; who points has chosen.
    if (!(event.target instanceof HTMLInputElement) || event.detail === 0) return;
    more.open = false;
    summary?.focus();
  });
  more.addEventListener('toggle', () => {
    // The key that goes on from here would leave out a group of which another one is chosen.
    const inside = more.querySelector('input:checked') ?? more.querySelector('input');
    if (more.open && summary?.matches(':focus-visible')) /** @type {any} */ (inside)?.focus();
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {string} root
 * @param {string} kind nothing changes if there is no such kind
 */
export function choose(form, root, kind) {
  const radio = radios(form).find(({ value }) => value === kind);
  if (radio) radio.checked = true;
  show(form, root);
}

/** @param {string} kind */
export function remember(kind) {
  try {
    localStorage.setItem(KEPT, kind);
  } catch {
    // Without storage it is chosen anew each time.
  }
}

/** @returns {string} the kind that the address asks for, else the one played last */
function wanted() {
  const asked = new URLSearchParams(location.search).get('kind');
  if (asked) return asked;
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

/**
 * Names what is chosen out of sight, and leads to how it is played.
 * @param {HTMLFormElement} form
 * @param {string} root
 */
function show(form, root) {
  const radio = radios(form).find(({ checked }) => checked);
  if (!radio) return;
  const how = form.querySelector('.how');
  how?.setAttribute('href', `${root}/rules/${radio.value}`);
  document.getElementById('try-link')?.setAttribute('href', `${root}/try/${radio.value}`);
  const chosen = form.querySelector('.chosen');
  const hidden = moreOf(form)?.contains(radio);
  const name = radio.parentElement?.querySelector('.kind-name')?.textContent ?? '';
  if (chosen) chosen.textContent = hidden ? name : '';
}

/** @param {HTMLFormElement} form */
function radios(form) {
  const found = form.querySelectorAll('input[name="variant"]');
  return /** @type {HTMLInputElement[]} */ ([...found]);
}

/** @param {HTMLFormElement} form */
function moreOf(form) {
  return /** @type {HTMLDetailsElement | null} */ (form.querySelector('.more-kinds'));
}
