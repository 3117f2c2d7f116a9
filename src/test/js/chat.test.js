import assert from 'node:assert/strict';
import { test } from 'node:test';
import { again, hear, SILENCE, utter } from '../../../webapp/resources/js/chat/model.js';

const me = { id: 1, name: 'Kemora' };
const here = hear(SILENCE, { type: 'welcome', me });

function line(id, text, author = me, key = `k${id}`) {
  return { id, at: '2026-01-02T03:04:05Z', author, text, ply: 0, key };
}

test('a line of one’s own is shown at once and settled when it is stored', () => {
  const said = utter(here, 'k1', 'Bok!');
  assert.deepEqual(said.unsent, [{ key: 'k1', text: 'Bok!' }]);
  const stored = hear(said, { type: 'said', line: line(1, 'Bok!') });
  assert.deepEqual(stored.unsent, []);
  assert.equal(stored.lines.length, 1);
});

test('after a reconnection only what was not stored goes up again', () => {
  const said = utter(utter(here, 'k1', 'one'), 'k2', 'two');
  const back = hear(said, { type: 'chat', lines: [line(1, 'one')] });
  assert.deepEqual(again(back), [{ type: 'say', key: 'k2', text: 'two' }]);
});

test('a line that is told again with its key is settled, though it was there without one', () => {
  const said = utter(here, 'k1', 'one');
  const back = hear(said, { type: 'chat', lines: [line(1, 'one', me, undefined)] });
  const told = hear(back, { type: 'said', line: line(1, 'one') });
  assert.deepEqual(told.unsent, []);
  assert.equal(told.lines.length, 1);
});

test('somebody else’s key settles nothing of mine', () => {
  const said = utter(here, 'k1', 'one');
  const heard = hear(said, { type: 'said', line: line(1, 'x', { id: 2, name: 'Zlata' }, 'k1') });
  assert.equal(heard.unsent.length, 1);
});

test('a refused line is handed back with the reason', () => {
  const said = utter(utter(here, 'k1', 'one'), 'k2', 'two');
  const refused = { type: 'refused', about: 'say', code: 'tooManyLines', key: 'k1', number: 0 };
  const back = hear(said, refused);
  assert.equal(back.returned, 'one');
  assert.equal(back.fault.code, 'tooManyLines');
  assert.deepEqual(back.unsent, [{ key: 'k2', text: 'two' }]);
});

test('a refusal of something else is no business of the chat', () => {
  const said = utter(here, 'k1', 'one');
  assert.equal(hear(said, { type: 'refused', about: 'move', code: 'gameOver', number: 0 }), said);
});

test('a line that comes twice is there once, and lines stand in their order', () => {
  const two = { type: 'said', line: line(2, 'two') };
  const one = { type: 'said', line: line(1, 'one') };
  const talk = [two, one, two].reduce(hear, here);
  assert.deepEqual(
    talk.lines.map(({ text }) => text),
    ['one', 'two'],
  );
});
