import { byId, el, unbroken } from '../dom.js';

/**
 * Cards at the edge of the page that nobody can miss: challenges, games that begin, what was refused.
 *
 * @typedef {{label: string, href?: string, run?: () => void, main?: boolean}} Act
 * @typedef {{key: string, title: string, text?: string | Node, acts?: Act[], lasting?: boolean,
 *   away?: string}} Notice `away`: that it is told by the system as well, and where this leads
 */
const SHORT = 6000;

export class Notices {
  /**
   * @param {import('../words.js').Words} words
   * @param {import('./away.js').Away} background
   */
  constructor(words, background) {
    this.words = words;
    this.background = background;
    this.root = byId('notices');
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map();
  }

  /** @param {Notice} notice shown once per key, until it is closed, withdrawn, or a while has passed */
  show({ key, title, text, acts = [], lasting = false, away }) {
    this.drop(key);
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
      el(
        'div',
        { class: 'notice-words' },
        el('p', { class: 'notice-title' }, ...unbroken(title)),
        text ? el('p', { class: 'notice-text' }, ...(typeof text === 'string' ? unbroken(text) : [text])) : null,
      ),
      buttons.length > 0 && el('div', { class: 'acts' }, ...buttons),
      close,
    );
    this.cards.set(key, card);
    this.root.append(card);
    if (!lasting) whenSeen(() => setTimeout(() => this.cards.get(key) === card && this.drop(key), SHORT));
    const told = typeof text === 'string' ? text : undefined;
    if (away) this.background.tell({ tag: key, title, text: told, url: away });
  }

  /** @param {string} key of what is settled: nobody is to be told of it any more */
  remove(key) {
    if (this.cards.has(key)) this.background.forget(key);
    this.drop(key);
  }

  /** @param {string} key */
  drop(key) {
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

/**
 * A while begins when somebody can see it.
 * @param {() => void} run
 */
function whenSeen(run) {
  if (document.visibilityState === 'visible') return run();
  document.addEventListener('visibilitychange', () => whenSeen(run), { once: true });
}
