import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unseen } from '../../../webapp/resources/js/game/away.js';
import { heard, news } from '../../../webapp/resources/js/site/waiting.js';
import { game } from './support.js';

const BEN = { id: 7, name: 'Ben' };

function running(change = {}) {
  return { id: 'a', variant: 'russian', opponent: BEN, myTurn: false, ...change };
}

function kinds(before, now) {
  return news(before, now).map(({ game: { id }, kind }) => `${id} ${kind}`);
}

test('what waited when the page was opened is no news', () => {
  assert.deepEqual(kinds(null, [running({ myTurn: true })]), []);
});

test('a game that begins is told as such, and not as a turn', () => {
  assert.deepEqual(kinds([], [running({ myTurn: true })]), []);
});

test('a turn is told once', () => {
  const mine = running({ myTurn: true });
  assert.deepEqual(kinds([running()], [mine]), ['a yourMove']);
  assert.deepEqual(kinds([mine], [mine]), []);
  assert.deepEqual(kinds([mine], [running()]), []);
});

test('what the other asks goes before the turn, and the turn after it is told too', () => {
  const asked = running({ asked: 'drawOffered' });
  assert.deepEqual(kinds([running()], [{ ...asked, myTurn: true }]), ['a drawOffered']);
  assert.deepEqual(kinds([asked], [{ ...asked, myTurn: true }]), ['a yourMove']);
  assert.deepEqual(kinds([asked], [running({ asked: 'takebackAsked' })]), ['a takebackAsked']);
});

test('whoever is blocked asks for nothing, and their moves are told all the same', () => {
  const [quiet] = heard([running({ asked: 'drawOffered', myTurn: true })], [BEN.id]);
  assert.equal(quiet.asked, undefined);
  assert.deepEqual(kinds([running()], [quiet]), ['a yourMove']);
});

test('who is away from a game that can be claimed is called at once, and once', () => {
  const claimable = (left) => running({ myTurn: true, claimableIn: left });
  assert.deepEqual(kinds(null, [claimable(9000)]), ['a yourMove']);
  assert.deepEqual(kinds(null, [claimable(0)]), ['a yourMove']);
  assert.deepEqual(kinds([running({ myTurn: true })], [claimable(9000)]), ['a yourMove']);
  assert.deepEqual(kinds([claimable(9000)], [claimable(8000)]), []);
  assert.deepEqual(kinds(null, [running({ myTurn: true })]), []);
});

const one = { number: 1, by: 'white', notation: '32-28' };
const at = '2026-01-01T00:00:00Z';

test('the page of a game tells its player of their turn, and nobody else', () => {
  const before = game({ you: 'black', turn: 'white' });
  const after = { ...before, turn: 'black', plies: [one] };
  assert.equal(unseen(before, after), 'yourMove');
  assert.equal(unseen(after, after), null);
  assert.equal(unseen({ ...before, you: 'white' }, { ...after, you: 'white' }), null);
  assert.equal(unseen({ ...before, you: undefined }, { ...after, you: undefined }), null);
});

test('it tells of offers of the other, and of the end in the words of its player', () => {
  const before = game({ you: 'black', turn: 'white' });
  const offer = { kind: 'drawOffered', by: 'white', ply: 0, number: 0, at };
  assert.equal(unseen(before, { ...before, happenings: [offer] }), 'drawOffered');
  assert.equal(unseen(before, { ...before, happenings: [{ ...offer, by: 'black' }] }), null);
  const end = (result) => unseen(before, { ...before, result, ending: 'resignation' });
  assert.deepEqual(['whiteWins', 'blackWins', 'draw', 'none'].map(end), ['lost', 'won', 'drawn', 'aborted']);
});
