import { backoff } from './game/backoff.js';

/**
 * The words of the page's language. A value that is put into a sentence is isolated, so that a Latin
 * name in an Arabic sentence, or the other way round, cannot scramble the line.
 */
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/**
 * How days, times and numbers are asked for: English as the British write it, who play draughts; and
 * Macedonian, which Chromium does not know, else as a neighbour writes it, in figures alone.
 * @type {Record<string, string[]>}
 */
const WRITTEN = { en: ['en-GB'], mk: ['mk', 'sr'] };

/** @typedef {Record<string, string | number>} Values */

export class Words {
  /**
   * @param {string} language a BCP 47 tag
   * @param {Record<string, string>} entries
   */
  constructor(language, entries) {
    this.language = language;
    this.entries = entries;
    // Latin digits throughout: squares and clocks are read across languages.
    const locale = (WRITTEN[language] ?? [language]).map((tag) => `${tag}-u-nu-latn`);
    this.plural = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(locale);
    this.clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    this.date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    this.stamp = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** @param {string} key */
  has(key) {
    return key in this.entries;
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   * @returns {string} the sentence; the key itself if there is none, which a test keeps from happening
   */
  of(key, values = {}) {
    const sentence = this.entries[key];
    if (sentence === undefined) return key;
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = values[name];
      if (value === undefined) return whole;
      return typeof value === 'number' ? this.number(value) : ISOLATE + value + END_ISOLATE;
    });
  }

  /**
   * @param {string} key without its plural ending
   * @param {number} n
   * @param {Values} [values]
   */
  count(key, n, values = {}) {
    const exact = `${key}.${this.plural.select(n)}`;
    return this.of(this.has(exact) ? exact : `${key}.other`, { n, ...values });
  }

  /** @param {number} n */
  number(n) {
    return this.numbers.format(n);
  }

  /**
   * @param {string} iso
   * @param {Date} [now]
   */
  time(iso, now = new Date()) {
    const at = new Date(iso);
    return at.toDateString() === now.toDateString() ? this.clock.format(at) : this.stamp.format(at);
  }

  /** @param {string} iso */
  moment(iso) {
    return this.stamp.format(new Date(iso));
  }

  /** @param {string} iso */
  day(iso) {
    return this.date.format(new Date(iso));
  }
}

/**
 * Tries until the words are there: a page that was opened while the server goes down comes to life by
 * itself when it is back.
 *
 * @param {string} language
 * @param {string} address
 * @param {(ms: number) => Promise<unknown>} [wait]
 * @returns {Promise<Words>}
 */
export async function loadWords(language, address, wait = pause) {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
    if (answer?.ok) return new Words(language, await answer.json());
    await wait(backoff(attempt, Math.random));
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
