/** How long to wait before trying again, so that a restarted server is not met by everyone at once. */
const FIRST = 500;
const LONGEST = 15_000;

/**
 * @param {number} attempt 0 for the first try after a loss
 * @param {() => number} random in [0, 1)
 * @returns {number} milliseconds: doubling, of which up to a half is left to chance
 */
export function backoff(attempt, random) {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(full * (0.5 + random() / 2));
}
