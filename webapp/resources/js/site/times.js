const ISOLATED = /\u2068[^\u2069]*\u2069/;

/**
 * Times that the server wrote in UTC, in the zone of whoever reads; the title keeps them exactly.
 * One that stands in a sentence is isolated there.
 *
 * @param {import('../words.js').Words} words
 * @param {ParentNode} [root]
 */
export function localTimes(words, root = document) {
  for (const node of root.querySelectorAll('time[datetime][data-local]')) {
    const time = /** @type {HTMLTimeElement} */ (node);
    const iso = time.dateTime;
    const sentence = time.textContent ?? '';
    // A sentence need not tell a time.
    if (time.dataset.said === 'sentence' && !ISOLATED.test(sentence)) continue;
    time.textContent = inPlace(
      sentence,
      time.dataset.local === 'day' ? words.day(iso) : words.moment(iso),
    );
    time.title = utc(iso);
  }
}

/**
 * @param {string} sentence
 * @param {string} written
 */
export function inPlace(sentence, written) {
  return ISOLATED.test(sentence) ? sentence.replace(ISOLATED, () => `\u2068${written}\u2069`) : written;
}

/** @param {string} iso @returns {string} to the second, alike in every language */
export function utc(iso) {
  return iso.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC');
}
