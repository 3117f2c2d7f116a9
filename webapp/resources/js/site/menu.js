import { el } from '../dom.js';

/**
 * A small menu beside the button that opens it; on a phone a sheet at the bottom, which a thumb reaches.
 *
 * @typedef {{key: string, label: string, href?: string, run?: () => void, grave?: boolean}} Item
 */

/** @type {{menu: HTMLElement, button: HTMLElement} | null} */
let open = null;

/**
 * @param {string} label what the button is for, read aloud
 * @param {() => Item[]} items asked when it is opened
 */
export function menuButton(label, items) {
  const button = el(
    'button',
    { type: 'button', class: 'more', 'aria-haspopup': 'menu', 'aria-expanded': 'false', 'aria-label': label },
    el('span', { 'aria-hidden': 'true' }, '⋯'),
  );
  button.addEventListener('click', () => {
    if (open?.button === button) close(true);
    else show(button, label, items());
  });
  return button;
}

/**
 * @param {HTMLElement} button
 * @param {string} label
 * @param {Item[]} items
 */
function show(button, label, items) {
  close(false);
  const menu = el('div', { class: 'more-menu', role: 'menu', 'aria-label': label }, ...items.map(draw));
  menu.addEventListener('keydown', steer);
  document.body.append(menu);
  place(menu, button.getBoundingClientRect());
  button.setAttribute('aria-expanded', 'true');
  open = { menu, button };
  entries(menu)[0]?.focus({ preventScroll: true });
}

/** @param {Item} item */
function draw({ key, label, href, run, grave }) {
  const props = { role: 'menuitem', class: grave ? 'grave' : null, 'data-act': key, tabindex: '-1' };
  if (href) return el('a', { ...props, href }, label);
  const click = () => {
    close(true);
    run?.();
  };
  return el('button', { ...props, type: 'button', onclick: click }, label);
}

/**
 * Below the button or above it, within the window.
 * @param {HTMLElement} menu
 * @param {DOMRect} at
 */
function place(menu, at) {
  const { width, height } = menu.getBoundingClientRect();
  const rtl = document.documentElement.dir === 'rtl';
  const x = rtl ? at.left : at.right - width;
  const y = at.bottom + height + 8 > innerHeight ? at.top - height - 4 : at.bottom + 4;
  menu.style.setProperty('--x', `${Math.min(Math.max(x, 8), Math.max(8, innerWidth - width - 8))}px`);
  menu.style.setProperty('--y', `${Math.max(y, 8)}px`);
}

/** @param {boolean} back whether the focus goes back to the button */
function close(back) {
  if (!open) return;
  const { menu, button } = open;
  open = null;
  menu.remove();
  button.setAttribute('aria-expanded', 'false');
  if (back) button.focus();
}

/** @param {HTMLElement} menu @returns {HTMLElement[]} */
function entries(menu) {
  return [...menu.querySelectorAll('[role="menuitem"]')].map((node) => /** @type {HTMLElement} */ (node));
}

/** @param {KeyboardEvent} event */
function steer(event) {
  if (!open) return;
  const all = entries(open.menu);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  if (event.key in to) {
    event.preventDefault();
    all.at(to[event.key] % all.length)?.focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close(true);
  }
}

addEventListener('pointerdown', ({ target }) => {
  const node = /** @type {Node} */ (target);
  if (open && !open.menu.contains(node) && !open.button.contains(node)) close(false);
});
/** It stays with its button while the page moves below it. */
function follow() {
  if (!open) return;
  if (open.button.isConnected) place(open.menu, open.button.getBoundingClientRect());
  else close(false);
}

addEventListener('resize', follow);
addEventListener('scroll', follow, { capture: true, passive: true });
