import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isFound,
  othersSeeks,
  peopleInOrder,
  QUIET,
  receive,
} from '../../../webapp/resources/js/lobby/model.js';

const me = { id: 1, name: 'Kemora' };
const zora = { id: 2, name: 'Zora' };
const ana = { id: 3, name: 'Ana' };

function seek(id, maker) {
  return { id, kind: 'seek', maker, variant: 'russian', side: 'chance' };
}

const lobby = [
  { type: 'welcome', me },
  { type: 'online', people: [zora, me, ana] },
  { type: 'seeks', seeks: [seek('a', me), seek('b', zora)] },
  { type: 'games', games: [] },
].reduce(receive, QUIET);

test('seeks of one’s own are not among those to take', () => {
  assert.deepEqual(othersSeeks(lobby).map(({ id }) => id), ['b']);
});

const order = new Intl.Collator('en');

test('I come first, then friends, and the others by name', () => {
  const names = (friends) => peopleInOrder(lobby, friends, order).map(({ name }) => name);
  assert.deepEqual(names([]), ['Kemora', 'Ana', 'Zora']);
  assert.deepEqual(names([2]), ['Kemora', 'Zora', 'Ana']);
  assert.deepEqual(names([2, 3, 99]), ['Kemora', 'Ana', 'Zora']);
});

test('a name is found by a part of it, without regard to case and accents', () => {
  assert.ok(isFound('Đorđe Česma', ' cesm'));
  assert.ok(isFound('İpek', 'ipek'));
  assert.ok(isFound('Ana', ''));
  assert.ok(!isFound('Ana', 'anna'));
});

test('a list is empty only once the server has said so', () => {
  assert.equal(QUIET.heard, false);
  assert.equal(lobby.heard, true);
});

test('each list is replaced whole', () => {
  const next = receive(lobby, { type: 'online', people: [me] });
  assert.equal(next.people.length, 1);
  assert.equal(next.seeks, lobby.seeks);
});
