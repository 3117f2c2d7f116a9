import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hints, mustCapture, REST, step } from '../../../webapp/resources/js/board/input.js';
import { TEN } from './support.js';

const quiet = {
  legal: [
    { path: [32, 28], captured: [] },
    { path: [32, 27], captured: [] },
    { path: [31, 26], captured: [] },
  ],
  own: new Set([31, 32, 36]),
  grid: TEN,
  majority: true,
};

// Two ways from 32 to 14 over different pieces, one short end at 21.
const left = { path: [32, 21, 14], captured: [27, 17] };
const right = { path: [32, 23, 14], captured: [28, 19] };
const other = { path: [37, 28, 19], captured: [32, 23] };

const captures = { legal: [left, right], own: new Set([32, 50]), grid: TEN, majority: true };

function tap(input, square, choices) {
  return step(input, { kind: 'tap', square }, choices);
}

test('two taps play a move', () => {
  const { input, effect } = tap(REST, 32, quiet);
  assert.equal(effect.kind, 'none');
  assert.deepEqual(hints(input, TEN).targets, new Set([28, 27]));
  const played = tap(input, 28, quiet);
  assert.deepEqual(played, { input: REST, effect: { kind: 'play', move: quiet.legal[0] } });
});

test('a piece let go where it may stand plays, too', () => {
  const { input } = tap(REST, 32, quiet);
  assert.equal(step(input, { kind: 'drop', square: 27 }, quiet).effect.kind, 'play');
});

test('a piece let go beside the board goes back without a word', () => {
  const { input } = tap(REST, 32, quiet);
  const back = step(input, { kind: 'drop', square: null }, quiet);
  assert.deepEqual(back, { input: REST, effect: { kind: 'none' } });
});

test('a piece carried where it cannot go is refused', () => {
  const { input } = tap(REST, 32, quiet);
  const { effect } = step(input, { kind: 'drop', square: 22 }, quiet);
  assert.deepEqual(effect, { kind: 'refuse', code: 'illegalMove', number: 0 });
});

test('tapping it again, or an empty square, lets a piece go', () => {
  const { input } = tap(REST, 32, quiet);
  assert.equal(tap(input, 32, quiet).input, REST);
  assert.equal(tap(input, 22, quiet).input, REST);
  assert.equal(step(input, { kind: 'cancel' }, quiet).input, REST);
});

test('tapping another piece of one’s own picks that one up', () => {
  const { input } = tap(REST, 32, quiet);
  const next = tap(input, 31, quiet).input;
  assert.equal(next.at === 'picked' && next.from, 31);
});

test('a blocked piece says so, a foreign or empty square says nothing', () => {
  assert.deepEqual(tap(REST, 36, quiet).effect, { kind: 'refuse', code: 'noMoveHere', number: 0 });
  assert.deepEqual(tap(REST, 5, quiet), { input: REST, effect: { kind: 'none' } });
});

test('where a capture is due, another piece is refused with how many must be captured', () => {
  assert.ok(mustCapture(captures.legal));
  const { effect } = tap(REST, 50, captures);
  assert.deepEqual(effect, { kind: 'refuse', code: 'mustCaptureMost', number: 2 });
});

test('without the majority rule, or for a single piece, it is said more simply', () => {
  const free = { ...captures, majority: false };
  assert.equal(tap(REST, 50, free).effect.code, 'mustCapture');
  const single = { ...captures, legal: [{ path: [32, 23], captured: [28] }] };
  assert.equal(tap(REST, 50, single).effect.code, 'mustCapture');
});

test('a wrong destination keeps the piece in hand and says that a capture is due', () => {
  const { input } = tap(REST, 32, captures);
  const next = tap(input, 26, captures);
  assert.equal(next.input, input);
  assert.equal(next.effect.code, 'mustCaptureMost');
});

test('a capture with a destination of its own plays at once', () => {
  const choices = { ...captures, legal: [other], own: new Set([37]) };
  const { input } = tap(REST, 37, choices);
  assert.deepEqual(tap(input, 19, choices).effect, { kind: 'play', move: other });
});

test('where two ways share both ends the next square decides', () => {
  const { input } = tap(REST, 32, captures);
  const asked = tap(input, 14, captures);
  assert.equal(asked.effect.kind, 'choose');
  const { choices, targets } = hints(asked.input, 10);
  assert.deepEqual(choices, new Set([21, 23]));
  assert.deepEqual(targets, new Set([14]));
  assert.deepEqual(tap(asked.input, 23, captures).effect, { kind: 'play', move: right });
  assert.deepEqual(tap(asked.input, 21, captures).effect, { kind: 'play', move: left });
});

test('the piece that only one way captures decides as well', () => {
  const { input } = tap(REST, 32, captures);
  assert.deepEqual(tap(input, 28, captures).effect, { kind: 'play', move: right });
});

test('of two ways one of which captures all that the other does, the destination twice means it', () => {
  const short = { path: [32, 21, 12], captured: [27, 17] };
  const long = { path: [32, 21, 30, 12], captured: [27, 17, 24] };
  const choices = { ...captures, legal: [short, long], majority: false };
  const once = tap(tap(REST, 32, choices).input, 12, choices);
  assert.equal(once.effect.kind, 'choose');
  assert.deepEqual(tap(once.input, 12, choices).effect, { kind: 'play', move: short });
  assert.deepEqual(tap(once.input, 30, choices).effect, { kind: 'play', move: long });
});

test('pieces that every way left will capture are dimmed once a choice is begun', () => {
  const shared = [
    { path: [32, 23, 12, 21], captured: [28, 18, 17] },
    { path: [32, 23, 14, 21], captured: [28, 19, 10] },
  ];
  const choices = { ...captures, legal: shared };
  const { input } = tap(REST, 32, choices);
  assert.equal(hints(input, TEN).dimmed.size, 0);
  const asked = tap(input, 23, choices);
  assert.deepEqual(hints(asked.input, 10).dimmed, new Set([28]));
});

test('a capture that ends where it began plays on a tap of its own square', () => {
  const loop = { path: [32, 23, 14, 21, 32], captured: [28, 19, 17, 27] };
  const choices = { ...captures, legal: [loop] };
  const { input } = tap(REST, 32, choices);
  assert.deepEqual(tap(input, 32, choices).effect, { kind: 'play', move: loop });
});

test('for who wants it, a piece with one move plays it at one tap, and one with two does not', () => {
  const quick = { ...quiet, quick: true };
  assert.deepEqual(tap(REST, 31, quick).effect, { kind: 'play', move: quiet.legal[2] });
  assert.equal(tap(REST, 32, quick).effect.kind, 'none');
  assert.equal(tap(REST, 31, quiet).effect.kind, 'none');
});
