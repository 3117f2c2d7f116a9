/**
 * How much time the two have, as `dama.game.TimeControl` writes it, and as people read it.
 *
 * @typedef {'none' | 'increment' | 'delay' | 'days'} TimeKind
 * @typedef {{kind: TimeKind, initial: number, bonus: number}} Time in seconds
 */
const DAY = 86_400;

/** What the server takes; see `TimeControl.read`. */
export const BOUNDS = { minutes: 180, bonus: 180, days: 14, shortest: 15, plies: 40 };

/** @type {Time} */
const NONE = { kind: 'none', initial: 0, bonus: 0 };

/**
 * @param {string} text
 * @returns {Time} none for what is not understood
 */
export function readTime(text) {
  const days = /^1\/(\d+)$/.exec(text);
  if (days) return { kind: 'days', initial: Number(days[1]), bonus: 0 };
  const real = /^(\d+)([+d])(\d+)$/.exec(text);
  if (!real) return NONE;
  const kind = real[2] === '+' ? 'increment' : 'delay';
  return { kind, initial: Number(real[1]), bonus: Number(real[3]) };
}

/** @param {Time} time */
export function writeTime({ kind, initial, bonus }) {
  if (kind === 'none') return '-';
  if (kind === 'days') return `1/${initial}`;
  return `${initial}${kind === 'increment' ? '+' : 'd'}${bonus}`;
}

/**
 * @param {TimeKind} kind
 * @param {{minutes: number, seconds: number, days: number}} chosen
 * @returns {Time}
 */
export function timeOf(kind, { minutes, seconds, days }) {
  if (kind === 'days') return { kind, initial: days * DAY, bonus: 0 };
  return { kind, initial: minutes * 60, bonus: seconds };
}

/**
 * @param {Time} time
 * @returns {boolean} whether the server takes it; and who begins with nothing has lost already
 */
export function isSane({ kind, initial, bonus }) {
  if (![initial, bonus].every((n) => Number.isInteger(n) && n >= 0)) return false;
  if (kind === 'none') return true;
  if (kind === 'days') return initial >= DAY && initial <= BOUNDS.days * DAY;
  return (
    initial > 0 &&
    initial <= BOUNDS.minutes * 60 &&
    bonus <= BOUNDS.bonus &&
    initial + BOUNDS.plies * bonus >= BOUNDS.shortest
  );
}

/** @param {Time} time */
export function isRealTime({ kind }) {
  return kind === 'increment' || kind === 'delay';
}

/**
 * @param {string} text
 * @param {import('../words.js').Words} words
 * @returns {string} as on a label: 3+2
 */
export function timeLabel(text, words) {
  const time = readTime(text);
  const { kind, initial, bonus } = time;
  if (kind === 'none') return words.of('time.none');
  if (kind === 'days') return words.count('time.days', initial / DAY);
  const minutes = words.number(Math.round((initial / 60) * 100) / 100);
  return kind === 'increment'
    ? `\u2066${minutes}+${bonus}\u2069`
    : words.of('time.delay', { minutes, n: bonus });
}

/**
 * @param {string} time
 * @param {boolean} rated
 * @param {import('../words.js').Words} words
 */
export function termsLabel(time, rated, words) {
  return `${timeLabel(time, words)} · ${words.of(rated ? 'mode.rated' : 'mode.casual')}`;
}

/**
 * From when on a clock is low: a tenth of what it began with, between ten seconds and a minute.
 * @param {Time} time
 * @returns {number} in milliseconds; 0 where it is never low
 */
export function lowMark(time) {
  if (!isRealTime(time)) return 0;
  return Math.min(60, Math.max(10, time.initial / 10)) * 1000;
}
