import { localGame } from './local.js';
import { EMPTY } from './model.js';

/**
 * A board on which one person moves both sides. Pure: an answer of the server or a step in, the next
 * trial out. What may be played where is the server's to say; what it said once is kept, so that a
 * move is taken back at once.
 *
 * @typedef {import('./protocol.js').Legal} Legal
 * @typedef {import('./protocol.js').Played} Played
 * @typedef {import('./protocol.js').Side} Side
 * @typedef {{turn: Side, legal: Legal[], result?: string, ending?: string}} Spot how things stand
 *   after a ply
 * @typedef {{variant: import('./protocol.js').Kind, startFen: string, plies: Played[]} & Spot &
 *   {unread?: string}} Answer `unread`: the first move of a line from an address that is none
 * @typedef {object} Trial
 * @property {import('./protocol.js').Kind} variant
 * @property {string} startFen
 * @property {Played[]} line all that was played, also what one has gone back from
 * @property {(Spot | undefined)[]} spots by the number of the ply, 0 for the start
 * @property {number} here the ply whose position is on the board
 */

/** @param {Answer} answer to a whole line @returns {Trial} at its end */
export function begun({ variant, startFen, plies, ...spot }) {
  /** @type {(Spot | undefined)[]} */
  const spots = [];
  spots[plies.length] = spot;
  return { variant, startFen, line: plies, spots, here: plies.length };
}

/**
 * @param {Trial} trial
 * @param {Answer} answer to the line as far as one stands, and one move more if one was made
 * @returns {Trial} what was played after it before is gone if the move is another one
 */
export function answered(trial, { plies, variant, startFen, ...spot }) {
  const here = trial.here + plies.length;
  const goesOn = plies.every((ply) => same(trial.line[ply.number - 1], ply));
  const line = goesOn ? trial.line : [...trial.line.slice(0, trial.here), ...plies];
  const spots = goesOn ? [...trial.spots] : trial.spots.slice(0, trial.here + 1);
  spots[here] = spot;
  return { ...trial, line, spots, here };
}

/**
 * @param {Trial} trial
 * @param {number} ply
 * @returns {Trial}
 */
export function gone(trial, ply) {
  return { ...trial, here: Math.min(Math.max(0, ply), trial.line.length) };
}

/** @param {Trial} trial @returns {Trial} with nothing played */
export function cleared(trial) {
  return { ...trial, line: [], spots: trial.spots.slice(0, 1), here: 0 };
}

/**
 * @param {Trial} trial
 * @param {number[]} [path] of one move more
 * @returns {string} the moves as far as one stands, as addresses have them
 */
export function addressOf({ line, here }, path) {
  const paths = line.slice(0, here).map((ply) => ply.path);
  return [...paths, ...(path ? [path] : [])].map((squares) => squares.join('-')).join('.');
}

/**
 * @param {Trial} trial
 * @param {Partial<import('./model.js').State>} more
 * @param {boolean} flipped whether Black is below
 * @returns {import('./model.js').State} what the board shows: whoever's turn it is is oneself
 */
export function stateOf(trial, more, flipped) {
  const spot = trial.spots[trial.here];
  const you = spot && !spot.result ? spot.turn : undefined;
  return {
    ...EMPTY,
    connection: 'open',
    game: gameOf(trial, trial.here, you),
    ...more,
    turned: flipped !== (you === 'black'),
  };
}

/**
 * @param {Trial} trial
 * @returns {import('./model.js').State} for the list of moves: all of them, wherever one stands
 */
export function lineOf(trial) {
  const at = trial.here < trial.line.length ? trial.here : null;
  return { ...EMPTY, game: gameOf(trial, trial.line.length, undefined), at };
}

/**
 * @param {Trial} trial
 * @param {number} plies
 * @param {Side | undefined} you
 * @returns {import('./protocol.js').Game}
 */
function gameOf({ variant, startFen, line, spots }, plies, you) {
  /** @type {Spot} */
  const spot = spots[plies] ?? { turn: 'white', legal: [] };
  return localGame({ variant, startFen, you, plies: line.slice(0, plies), ...spot });
}

/**
 * @param {Played | undefined} one
 * @param {Played} other
 */
function same(one, other) {
  return one !== undefined && one.path.join() === other.path.join() && one.fen === other.fen;
}
