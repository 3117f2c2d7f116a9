import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
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

test('I come first, the others by name', () => {
  assert.deepEqual(peopleInOrder(lobby).map(({ name }) => name), ['Kemora', 'Ana', 'Zora']);
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
