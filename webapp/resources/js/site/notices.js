import { byId, el } from '../dom.js';

/**
 * Cards at the edge of the page that nobody can miss: challenges, games that begin, what was refused.
 *
 * @typedef {{label: string, href?: string, run?: () => void, main?: boolean}} Act
 * @typedef {{key: string, title: string, text?: string, acts?: Act[], lasting?: boolean}} Notice
 */
const SHORT = 6000;

export class Notices {
  /** @param {import('../words.js').Words} words */
  constructor(words) {
    this.words = words;
    this.root = byId('notices');
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map();
  }

  /** @param {Notice} notice shown once per key, until it is closed, withdrawn, or a while has passed */
  show({ key, title, text, acts = [], lasting = false }) {
    this.remove(key);
    const buttons = acts.map((act) => this.button(act, key));
    const close = el('button', {
      type: 'button',
      class: 'close',
      'aria-label': this.words.of('nav.close'),
      onclick: () => this.remove(key),
    });
    const card = el(
      'div',
      { class: 'notice', role: lasting ? 'alert' : 'status', 'data-notice': key },
      el('p', { class: 'notice-title' }, title),
      text ? el('p', { class: 'notice-text' }, text) : null,
      buttons.length > 0 && el('div', { class: 'acts' }, ...buttons),
      close,
    );
    this.cards.set(key, card);
    this.root.append(card);
    if (!lasting) setTimeout(() => this.cards.get(key) === card && this.remove(key), SHORT);
  }

  /** @param {string} key */
  remove(key) {
    this.cards.get(key)?.remove();
    this.cards.delete(key);
  }

  /** @param {string} prefix @param {Set<string>} keep */
  keepOnly(prefix, keep) {
    for (const key of [...this.cards.keys()]) {
      if (key.startsWith(prefix) && !keep.has(key)) this.remove(key);
    }
  }

  /**
   * @param {Act} act
   * @param {string} key
   */
  button({ label, href, run, main }, key) {
    const look = `button${main ? ' main' : ''}`;
    if (href) return el('a', { class: look, href, target: '_self' }, label);
    const click = () => {
      this.remove(key);
      run?.();
    };
    return el('button', { type: 'button', class: look, onclick: click }, label);
  }
}
