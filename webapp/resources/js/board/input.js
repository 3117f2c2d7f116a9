import { crossed } from './geometry.js';

/**
 * Choosing a move, as a machine without a screen: `step(input, event, board)` answers the next state
 * and what is to be done. A move is chosen from the legal ones that the server sent; where several
 * share both ends, squares that only some of them touch tell them apart.
 *
 * @typedef {import('../game/protocol.js').Legal} Legal
 * @typedef {{at: 'rest'}
 *   | {at: 'picked', from: number, ways: Legal[], trail: number[]}} Input
 *   `ways` are the moves still possible, `trail` the squares chosen on the way
 * @typedef {{kind: 'tap', square: number}
 *   | {kind: 'drop', square: number | null}
 *   | {kind: 'cancel'}} InputEvent
 * @typedef {import('./geometry.js').Grid} Grid
 * @typedef {{legal: Legal[], own: Set<number>, grid: Grid, majority: boolean, quick?: boolean}} Choices
 *   `quick` if a piece that has one way to move takes it when it is tapped
 * @typedef {{kind: 'none'} | {kind: 'play', move: Legal} | {kind: 'choose'}
 *   | {kind: 'refuse', code: string, number: number}} Effect
 * @typedef {{input: Input, effect: Effect}} Step
 */

/** @type {Input} */
export const REST = { at: 'rest' };
/** @type {Effect} */
const NONE = { kind: 'none' };

/**
 * @param {Input} input
 * @param {InputEvent} event
 * @param {Choices} choices
 * @returns {Step}
 */
export function step(input, event, choices) {
  if (event.kind === 'cancel') return { input: REST, effect: NONE };
  if (event.square === null) return { input: REST, effect: NONE };
  if (input.at === 'rest') return pick(event.square, choices);
  return go(input, event.square, choices, event.kind === 'drop');
}

/**
 * @param {number} square
 * @param {Choices} choices
 * @returns {Step}
 */
function pick(square, choices) {
  if (!choices.own.has(square)) return { input: REST, effect: NONE };
  const ways = choices.legal.filter((move) => move.path[0] === square);
  if (ways.length === 0) return { input: REST, effect: refusal(choices, 'noMoveHere') };
  if (choices.quick && ways.length === 1) return { input: REST, effect: { kind: 'play', move: ways[0] } };
  return { input: { at: 'picked', from: square, ways, trail: [] }, effect: NONE };
}

/**
 * @param {Extract<Input, {at: 'picked'}>} input
 * @param {number} square
 * @param {Choices} choices
 * @param {boolean} dropped
 * @returns {Step}
 */
function go(input, square, choices, dropped) {
  const ends = input.ways.filter((move) => move.path.at(-1) === square);
  if (ends.length > 0) return narrow(input, ends, square);
  if (square === input.from) return { input: dropped ? input : REST, effect: NONE };
  const touching = input.ways.filter((move) => crossed(move.path, choices.grid).has(square));
  if (touching.length > 0) return narrow(input, touching, square);
  if (choices.own.has(square) && !dropped) return pick(square, choices);
  return miss(input, choices, dropped);
}

/**
 * @param {Extract<Input, {at: 'picked'}>} input
 * @param {Legal[]} ways
 * @param {number} square
 * @returns {Step}
 */
function narrow(input, ways, square) {
  if (ways.length === 1) return { input: REST, effect: { kind: 'play', move: ways[0] } };
  const plain = input.trail.includes(square) ? plainest(ways) : undefined;
  if (plain) return { input: REST, effect: { kind: 'play', move: plain } };
  const trail = input.trail.includes(square) ? input.trail : [...input.trail, square];
  return { input: { ...input, ways, trail }, effect: { kind: 'choose' } };
}

/**
 * A try that leads nowhere: said why if a capture was called for or a piece was carried there, else
 * simply taken back.
 * @param {Extract<Input, {at: 'picked'}>} input
 * @param {Choices} choices
 * @param {boolean} dropped
 * @returns {Step}
 */
function miss(input, choices, dropped) {
  if (mustCapture(choices.legal)) return { input, effect: refusal(choices, 'illegalMove') };
  if (dropped) return { input, effect: { kind: 'refuse', code: 'illegalMove', number: 0 } };
  return { input: REST, effect: NONE };
}

/**
 * @param {Choices} choices
 * @param {string} otherwise the code where no capture is called for
 * @returns {Effect}
 */
function refusal({ legal, majority }, otherwise) {
  if (!mustCapture(legal)) return { kind: 'refuse', code: otherwise, number: 0 };
  const most = legal[0].captured.length;
  return majority && most > 1
    ? { kind: 'refuse', code: 'mustCaptureMost', number: most }
    : { kind: 'refuse', code: 'mustCapture', number: 0 };
}

/** @param {Legal[]} legal */
export function mustCapture(legal) {
  return legal.length > 0 && legal.every((move) => move.captured.length > 0);
}

/**
 * @param {Input} input
 * @param {Grid} grid
 * @returns {{targets: Set<number>, choices: Set<number>, dimmed: Set<number>}} destinations; squares
 *   that tell the ways apart, once a choice was begun; pieces that every way left will capture
 */
export function hints(input, grid) {
  const none = { targets: new Set(), choices: new Set(), dimmed: new Set() };
  if (input.at === 'rest') return none;
  const targets = new Set(input.ways.map((move) => /** @type {number} */ (move.path.at(-1))));
  if (input.trail.length === 0) return { ...none, targets };
  const captured = input.ways.map((move) => new Set(move.captured));
  return {
    targets,
    choices: telling(input.ways, grid),
    dimmed: new Set([...captured[0]].filter((square) => captured.every((c) => c.has(square)))),
  };
}

/**
 * Landing squares if they are enough to tell every way from the others, else all that is crossed.
 * @param {Legal[]} ways
 * @param {Grid} grid
 */
function telling(ways, grid) {
  const landings = ways.map((move) => new Set(move.path.slice(1, -1)));
  const byLanding = apart(landings);
  const enough = landings.every((own) => [...own].some((square) => byLanding.has(square)));
  return enough ? byLanding : apart(ways.map((move) => crossed(move.path, grid)));
}

/**
 * The way that captures nothing but what all the others capture too: no square of its own tells it
 * apart, so a second click on the destination means it.
 * @param {Legal[]} ways
 */
function plainest(ways) {
  return ways.find((one) =>
    ways.every((other) => one.captured.every((square) => other.captured.includes(square))),
  );
}

/**
 * @param {Set<number>[]} sets
 * @returns {Set<number>} what is in some of them but not in all
 */
function apart(sets) {
  const all = new Set(sets.flatMap((set) => [...set]));
  return new Set([...all].filter((square) => !sets.every((set) => set.has(square))));
}
