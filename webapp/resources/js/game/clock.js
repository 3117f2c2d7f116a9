import { isRealTime, lowMark, readTime } from './time.js';

/**
 * The clocks between two messages. What the server said last is the truth; from then on the time of
 * the side to move runs by this machine's own steady clock, down to nothing and no further: only the
 * server ends a game.
 *
 * @typedef {import('./model.js').State} State
 * @typedef {import('./protocol.js').Side} Side
 */

/**
 * @param {State} state
 * @param {Side} side
 * @param {number} now of the same clock as `state.heardAt`
 * @returns {number} in milliseconds
 */
export function timeLeft({ game, heardAt }, side, now) {
  if (!game) return 0;
  const { dealings } = game;
  const left = dealings[side];
  if (dealings.running !== side || game.result) return left;
  const run = Math.max(0, now - heardAt - (dealings.delay ?? 0));
  return Math.max(0, left - run);
}

/**
 * @param {State} state
 * @param {number} now
 * @returns {number | null} what is left for a first move; null where nothing of that kind counts
 */
export function firstMoveLeft({ game, heardAt }, now) {
  const left = game?.result ? undefined : game?.dealings.firstMove;
  return left === undefined ? null : Math.max(0, left - (now - heardAt));
}

/**
 * @param {State} state
 * @param {number} now
 * @returns {number | null} until the game can be claimed; null if nobody is gone
 */
export function claimLeft({ game, presence, presentAt }, now) {
  if (!game || game.result || !presence?.absent || presence.claimableIn === undefined) return null;
  return Math.max(0, presence.claimableIn - (now - presentAt));
}

/** @param {State} state */
export function hasClock({ game }) {
  return game !== null && readTime(game.time).kind !== 'none';
}

/** @param {State} state */
export function isLive({ game }) {
  return game !== null && isRealTime(readTime(game.time));
}

/** @param {State} state @param {number} now @returns {boolean} whether anything on the page counts down */
export function counts(state, now) {
  const { game } = state;
  if (!game || game.result) return false;
  return (
    game.dealings.running !== undefined ||
    game.dealings.firstMove !== undefined ||
    claimLeft(state, now) !== null
  );
}

/**
 * @param {State} state
 * @param {Side} side
 * @param {number} now
 */
export function isLow(state, side, now) {
  const { game } = state;
  if (!game || game.result) return false;
  return timeLeft(state, side, now) < lowMark(readTime(game.time));
}

/**
 * @param {number} ms
 * @returns {string} 3:05, 1:02:09, and tenths under ten seconds: 0:09.4
 */
export function face(ms) {
  return ms < 10_000 ? `${whole(ms)}.${Math.floor((ms % 1000) / 100)}` : whole(ms);
}

/**
 * @param {number} ms
 * @returns {string} what counts down beside the clocks, up to the next whole second
 */
export function countdown(ms) {
  return whole(Math.ceil(ms / 1000) * 1000);
}

/** @param {number} ms */
function whole(ms) {
  const seconds = Math.floor(ms / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/**
 * @param {number} ms
 * @param {boolean} days whether days are given for a move
 * @param {import('../words.js').Words} words
 */
export function clockText(ms, days, words) {
  const hours = Math.floor(ms / 3_600_000);
  if (!days || hours < 1) return face(ms);
  if (hours >= 24) return words.of('clock.days', { d: Math.floor(hours / 24), h: hours % 24 });
  return words.of('clock.hours', { h: hours, m: Math.floor(ms / 60_000) % 60 });
}

/**
 * @param {number} ms
 * @param {import('../words.js').Words} words
 * @returns {string} as it is read aloud
 */
export function spokenTime(ms, words) {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return words.of('clock.days', { d: Math.floor(hours / 24), h: hours % 24 });
  if (hours > 0) return words.of('clock.hours', { h: hours, m: Math.floor(seconds / 60) % 60 });
  return words.of('clock.spoken', { m: Math.floor(seconds / 60), s: seconds % 60 });
}
