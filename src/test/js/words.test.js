import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadWords, Words } from '../../../webapp/resources/js/words.js';

const shown = (text) => text.replace(/[\u2066-\u2069]/g, '');

const files = new URL('../../main/resources/dama/words/', import.meta.url);
const languages = readdirSync(files).map((name) => name.replace('.properties', ''));

test('every language counts with the forms that it has by CLDR, and each time with all of them', () => {
  for (const language of languages) {
    const text = readFileSync(new URL(`${language}.properties`, files), 'utf8');
    const forms = (stem) => [...text.matchAll(new RegExp(`^${stem}\\.(zero|one|two|few|many|other)=`, 'gm'))].map((m) => m[1]);
    const due = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(language), [language]);
    assert.deepEqual(forms('game\\.watchers').toSorted(), due, language);
  }
});

test('values are put in where the sentence wants them', () => {
  const words = new Words('en', { hello: '{name} played {n}' });
  assert.equal(shown(words.of('hello', { name: 'Zora', n: 1234 })), 'Zora played 1,234');
});

test('a name is isolated from the direction around it', () => {
  const words = new Words('ar', { hello: 'مرحبا {name}' });
  assert.equal(words.of('hello', { name: 'Zora' }), 'مرحبا \u2068Zora\u2069');
});

test('a name cannot fill another place, nor a dollar disturb the filling', () => {
  const words = new Words('en', { both: '{white} and {black}' });
  const sentence = words.of('both', { white: '{black}', black: '$& $1' });
  assert.equal(shown(sentence), '{black} and $& $1');
});

test('where Macedonian dates are unknown they are written in figures, never in English', () => {
  const words = new Words('mk', {});
  assert.doesNotMatch(words.moment('2026-03-02T15:04:05Z'), /[A-Za-z]/);
  assert.equal(words.number(1234567), '1.234.567');
});

test('Croatian has three forms', () => {
  const words = new Words('hr', {
    'g.one': '{n} partija',
    'g.few': '{n} partije',
    'g.other': '{n} partija!',
  });
  assert.equal(words.count('g', 1), '1 partija');
  assert.equal(words.count('g', 22), '22 partije');
  assert.equal(words.count('g', 12), '12 partija!');
});

test('Arabic has six, some without a figure', () => {
  const words = new Words('ar', { 'g.two': 'مباراتان', 'g.few': '{n} مباريات', 'g.other': '{n} مباراة' });
  assert.equal(words.count('g', 2), 'مباراتان');
  assert.equal(words.count('g', 3), '3 مباريات');
  assert.equal(words.count('g', 11), '11 مباراة');
});

test('digits are Latin in every language', () => {
  for (const language of languages) {
    assert.equal(new Words(language, {}).number(32), '32');
    const time = new Words(language, {}).moment('2026-01-02T03:04:05Z');
    assert.match(time, /2026/);
  }
});

test('a key without words shows itself', () => {
  assert.equal(new Words('en', {}).of('no.such'), 'no.such');
});

test('words that do not come are asked for again', async (context) => {
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    () => Promise.resolve({ ok: false }),
    () => Promise.resolve({ ok: true, json: () => Promise.resolve({ hello: 'Bok' }) }),
  ];
  const waits = [];
  context.mock.method(globalThis, 'fetch', () => answers.shift()());
  const words = await loadWords('hr', '/words/hr.json', (ms) => Promise.resolve(waits.push(ms)));
  assert.equal(words.of('hello'), 'Bok');
  assert.equal(waits.length, 2);
});
