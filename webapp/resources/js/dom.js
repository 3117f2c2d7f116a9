/** Making elements from data. Text goes in as text only, never as markup. */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, unknown>} [props] `on…` listeners, `class`, `data-…`, or attributes
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(name, props = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(props)) set(node, key, value);
  for (const child of children) if (child) node.append(child);
  return node;
}

/**
 * @param {Element} node
 * @param {string} key
 * @param {unknown} value
 */
function set(node, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith('on')) {
    node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
  } else {
    node.setAttribute(key, value === true ? '' : String(value));
  }
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} [props]
 * @param {...Node} children
 * @returns {SVGElement}
 */
export function svg(name, props = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(props)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/**
 * A name as its own direction, whatever stands around it.
 * @param {string} text
 * @param {string} [className]
 */
export function bdi(text, className) {
  return el('bdi', { class: className }, text);
}

/**
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element #${id}`);
  return /** @type {T} */ (found);
}

/** @type {WeakMap<Node, string>} */
const drawn = new WeakMap();

/**
 * Makes the children of `parent` match `items`. An item that reads the same keeps its element, and
 * with it the focus and the scroll position.
 * @template T
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T) => string} keyOf
 * @param {(item: T) => HTMLElement} make
 */
export function list(parent, items, keyOf, make) {
  /** @type {Map<string, Element>} */
  const old = new Map();
  for (const child of parent.children) old.set(child.getAttribute('data-key') ?? '', child);
  const wanted = items.map((item) => {
    const key = keyOf(item);
    const reading = JSON.stringify(item);
    const kept = old.get(key);
    if (kept && drawn.get(kept) === reading) return kept;
    const node = make(item);
    node.setAttribute('data-key', key);
    drawn.set(node, reading);
    return node;
  });
  place(parent, wanted);
}

/**
 * @param {Element} parent
 * @param {Element[]} wanted
 */
function place(parent, wanted) {
  const stay = new Set(wanted);
  for (const child of [...parent.children]) if (!stay.has(child)) child.remove();
  wanted.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null);
  });
}

/**
 * Shows or hides without touching what is inside.
 * @param {Element} node
 * @param {boolean} shown
 */
export function show(node, shown) {
  node.toggleAttribute('hidden', !shown);
}

/** A move in a sentence, whose hyphen is no place to break it. */
const MOVE = /(\u2068[a-h]?\d+-[a-h]?\d+\u2069)/;

/**
 * @param {string} text
 * @returns {(string | Node)[]} the same, with each move in one piece
 */
export function unbroken(text) {
  return text.split(MOVE).map((part, i) => (i % 2 === 1 ? el('span', { class: 'unbroken' }, part) : part));
}

/**
 * Writes a text only if it is another one, so that live regions do not repeat themselves.
 * @param {Element} node
 * @param {string} text
 */
export function say(node, text) {
  if (node.textContent === text) return;
  // In one piece: a button would put its gap between the words and the move.
  if (MOVE.test(text)) node.replaceChildren(el('span', {}, ...unbroken(text)));
  else node.textContent = text;
}
