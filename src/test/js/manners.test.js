import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hear, muteNow, SILENCE, visible } from '../../../webapp/resources/js/chat/model.js';
import { deals } from '../../../webapp/resources/js/site/dealings.js';

const me = { id: 1, name: 'Kemora' };
const other = { id: 2, name: 'Zlata' };
const here = hear(SILENCE, { type: 'welcome', me, now: '', moderates: false });
const viewer = { me: 1, moderates: false, blocked: [], friends: [] };

function line(id, text, author = other, status = undefined) {
  return { id, at: '2026-01-02T03:04:05Z', author, text, ply: 0, status };
}

function mute(id, until, rooms = 'all', inForce = true) {
  return { type: 'sanctioned', id, kind: 'mute', rooms, reason: 'insult', words: '', until, inForce };
}

test('a hidden line loses its text at once, and gets it back when it is restored', () => {
  const said = hear(here, { type: 'chat', lines: [line(1, 'foul'), line(2, 'fair')] });
  const hidden = hear(said, { type: 'hidden', ids: [1, 99] });
  assert.deepEqual(
    hidden.lines.map(({ text, status }) => [text, status]),
    [
      ['', 'hidden'],
      ['fair', undefined],
    ],
  );
  const restored = hear(hidden, { type: 'restored', lines: [line(1, 'foul')] });
  assert.deepEqual(restored.lines[0], line(1, 'foul'));
});

test('a line that was held appears where it was said', () => {
  const said = hear(here, { type: 'chat', lines: [line(1, 'one'), line(3, 'three')] });
  const restored = hear(said, { type: 'restored', lines: [line(2, 'two')] });
  assert.deepEqual(
    restored.lines.map(({ id }) => id),
    [1, 2, 3],
  );
});

test('a restored line older than all that is shown stays away', () => {
  const said = hear(here, { type: 'chat', lines: [line(5, 'five')] });
  assert.equal(hear(said, { type: 'restored', lines: [line(2, 'two')] }).lines.length, 1);
});

test('nothing is seen of those who are blocked, and all of it again when they are not', () => {
  const said = hear(here, { type: 'chat', lines: [line(1, 'theirs'), line(2, 'mine', me)] });
  const blocked = hear(said, { type: 'blocked', people: [other] });
  assert.deepEqual(
    visible(blocked).map(({ id }) => id),
    [2],
  );
  assert.equal(visible(hear(blocked, { type: 'blocked', people: [] })).length, 2);
});

test('a hushed room shows nothing', () => {
  const said = hear(here, { type: 'chat', lines: [line(1, 'one')] });
  assert.deepEqual(visible(hear(said, { type: 'quieted', quiet: true })), []);
});

test('the mute that holds the longest counts, and ends by itself', () => {
  const short = hear(here, mute(1, '2026-01-01T00:10:00Z'));
  const both = hear(short, mute(2, '2026-01-01T01:00:00Z'));
  const at = (time) => muteNow(both, Date.parse(time))?.id;
  assert.equal(at('2026-01-01T00:00:00Z'), 2);
  assert.equal(at('2026-01-01T01:00:00Z'), undefined);
  assert.equal(muteNow(hear(both, mute(3, undefined)), Date.parse('2030-01-01T00:00:00Z'))?.id, 3);
});

test('a mute of other rooms does not hold here, and one that is lifted not any more', () => {
  assert.equal(muteNow(hear(here, mute(1, undefined, 'game')), 0), null);
  const muted = hear(here, mute(1, undefined, 'lobby'));
  assert.equal(muteNow(muted, 0)?.id, 1);
  assert.equal(muteNow(hear(muted, mute(1, undefined, 'lobby', false)), 0), null);
});

test('about oneself there is nothing to do', () => {
  assert.deepEqual(deals(viewer, { person: me, line: line(1, 'mine', me) }), []);
});

test('another can be reported and blocked, or unblocked', () => {
  assert.deepEqual(deals(viewer, { person: other, line: line(1, 'x') }), [
    'profile',
    'friend',
    'reportLine',
    'reportName',
    'block',
  ]);
  assert.deepEqual(deals({ ...viewer, blocked: [2] }, { person: other, game: true }), [
    'profile',
    'reportGame',
    'reportName',
    'unblock',
  ]);
});

test('a friend is marked once, and nobody who is blocked', () => {
  const acts = (more) => deals({ ...viewer, ...more }, { person: other });
  assert.deepEqual(acts({ friends: [2] }), ['profile', 'unfriend', 'reportName', 'block']);
  assert.deepEqual(acts({ blocked: [2] }), ['profile', 'reportName', 'unblock']);
});

test('what was removed is not reported again', () => {
  assert.deepEqual(deals(viewer, { person: other, line: line(1, '', other, 'hidden') }), [
    'profile',
    'friend',
    'reportName',
    'block',
  ]);
});

test('moderators hide and restore, and go to what is known', () => {
  const moderator = { ...viewer, moderates: true };
  const of = (status) => deals(moderator, { person: other, line: line(1, 'x', other, status) });
  assert.deepEqual(of(undefined).slice(5), ['hide', 'context', 'person']);
  assert.deepEqual(of('held').slice(4), ['hide', 'restore', 'context', 'person']);
  assert.deepEqual(of('hidden').slice(4), ['restore', 'context', 'person']);
  assert.deepEqual(deals(moderator, { person: me, line: line(1, 'x', me) }), ['context', 'person']);
});
