/**
 * Says in the tab that somebody waits for this visitor: in its title, and by another icon.
 *
 * @typedef {import('./site.js').Site} Site
 */
export class Flag {
  /** @param {import('../words.js').Words} words */
  constructor(words) {
    this.words = words;
    this.title = document.title;
    /** Whether it is one's move on this very page. */
    this.here = false;
    /** In how many games it is, on other pages. */
    this.elsewhere = 0;
    this.icon = document.querySelector('link[rel="icon"]');
    this.calm = this.icon?.getAttribute('href') ?? '';
  }

  /** @param {{title?: string, here?: boolean, elsewhere?: number}} change */
  set(change) {
    Object.assign(this, change);
    this.show();
  }

  show() {
    const { title, here, elsewhere, icon } = this;
    const number = elsewhere > 0 ? `(${this.words.number(elsewhere)}) ` : '';
    const text = here ? this.words.of('game.tab.yourMove', { title }) : number + title;
    const plain = text.replace(/[\u2066-\u2069]/g, '');
    if (document.title !== plain) document.title = plain;
    const turn = icon instanceof HTMLElement ? icon.dataset.turn : undefined;
    const wanted = turn && (here || elsewhere > 0) ? turn : this.calm;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  }
}
