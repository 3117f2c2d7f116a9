import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSane, readTime, timeLabel, timeOf, writeTime } from '../../../webapp/resources/js/game/time.js';
import { Words } from '../../../webapp/resources/js/words.js';

const words = new Words('en', {
  'time.none': 'No clock',
  'time.days.one': '{n} day per move',
  'time.days.other': '{n} days per move',
  'time.delay': '{minutes} min, {n} s delay',
});

const shown = (text) => text.replace(/[\u2066-\u2069]/g, '');

test('a time control is read as it was written', () => {
  for (const text of ['-', '180+2', '180d2', '1/259200']) assert.equal(writeTime(readTime(text)), text);
  assert.equal(readTime('moonshine').kind, 'none');
});

test('people read it as they are used to', () => {
  const labels = ['-', '180+2', '30+0', '300d5', '1/86400', '1/259200'].map((text) => shown(timeLabel(text, words)));
  assert.deepEqual(labels, ['No clock', '3+2', '0.5+0', '5 min, 5 s delay', '1 day per move', '3 days per move']);
});

test('half minutes have the decimal mark of the language', () => {
  const half = (language) => shown(timeLabel('150+0', new Words(language, {})));
  assert.deepEqual(['en', 'hr', 'mk', 'bn', 'tr', 'nl', 'ar'].map(half), ['2.5+0', '2,5+0', '2,5+0', '2.5+0', '2,5+0', '2,5+0', '2.5+0']);
});

test('only what the server takes can be chosen', () => {
  const sane = (kind, minutes, seconds, days = 1) => isSane(timeOf(kind, { minutes, seconds, days }));
  assert.ok(sane('increment', 0.25, 0));
  assert.equal(sane('increment', 0, 5), false);
  assert.ok(sane('increment', 180, 180));
  assert.equal(sane('increment', 0, 0), false);
  assert.equal(sane('increment', 181, 0), false);
  assert.equal(sane('increment', 3, 181), false);
  assert.equal(sane('increment', 3, 0.5), false);
  assert.equal(sane('increment', Number.NaN, 0), false);
  assert.ok(sane('delay', 1, 2));
  assert.equal(sane('delay', 0, 5), false);
  assert.ok(sane('days', 0, 0, 14));
  assert.equal(sane('days', 0, 0, 15), false);
  assert.equal(sane('days', 0, 0, 0), false);
});
