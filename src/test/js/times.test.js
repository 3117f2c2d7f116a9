import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlace, localTimes, utc } from '../../../webapp/resources/js/site/times.js';
import { Words } from '../../../webapp/resources/js/words.js';

test('a time in a sentence takes the place of the one that was there', () => {
  assert.equal(inPlace('until \u20681 Mar 2026, 10:00 UTC\u2069.', '$1 Mar'), 'until \u2068$1 Mar\u2069.');
  assert.equal(inPlace('1 Mar 2026, 10:00 UTC', '1 Mar'), '1 Mar');
});

test('the title says it in UTC to the second', () => {
  assert.equal(utc('2026-03-01T10:00:07.123456Z'), '2026-03-01 10:00:07 UTC');
  assert.equal(utc('2026-03-01T10:00:07Z'), '2026-03-01 10:00:07 UTC');
});

test('English dates name their month after the day', () => {
  assert.equal(new Words('en', {}).day('2026-03-02T12:00:00Z'), '2 Mar 2026');
});

test('a sentence that tells no time is left as it is, a bare time and one in a sentence are rewritten', () => {
  const node = (textContent, said) => ({ textContent, title: '', dateTime: '2026-03-01T10:00:00Z', dataset: { local: 'moment', said } });
  const nodes = [node('This was lifted.', 'sentence'), node('Until \u2068x UTC\u2069.', 'sentence'), node('x UTC')];
  localTimes({ moment: () => 'then', day: () => 'that day' }, { querySelectorAll: () => nodes });
  assert.deepEqual(
    nodes.map(({ textContent }) => textContent),
    ['This was lifted.', 'Until \u2068then\u2069.', 'then'],
  );
});
