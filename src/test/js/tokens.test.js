import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The colours of `tokens.css` in every case that a visitor can choose, as a browser would find them. */
const SHEET = readFileSync(new URL('../../../webapp/resources/css/tokens.css', import.meta.url), 'utf8');
const BOARDS = ['wood', 'slate', 'green'];
const CASES = ['light', 'dark'].flatMap((theme) =>
  ['even', 'sharp'].flatMap((contrast) => BOARDS.map((board) => ({ theme, contrast, board }))),
);

/** The declarations of all rules that count: the page's own, and those of its board. */
function tokens({ theme, contrast, board }) {
  const found = new Map();
  for (const [, selectors, body] of SHEET.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    if (!selectors.includes(':root') && !selectors.includes(`[data-board='${board}']`)) continue;
    for (const [, name, value] of body.matchAll(/(--[\w-]+): ([^;]+);/g)) found.set(name, value);
  }
  const switches = new Set([`--if-${theme}`, `--if-${contrast}`]);
  const settle = (value) => {
    const inner = /var\((--if-\w+), ((?:[^()]|\([^()]*\))*)\)/;
    while (inner.test(value)) value = value.replace(inner, (_, name, then) => (switches.has(name) ? then : ''));
    return value.trim();
  };
  return (name) => settle(found.get(name) ?? assert.fail(name));
}

function light(colour) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one, other) {
  const [least, most] = [light(one), light(other)].sort((a, b) => a - b);
  return (most + 0.05) / (least + 0.05);
}

function assertReadable(pairs, least) {
  for (const each of CASES) {
    const of = tokens(each);
    for (const [one, other] of pairs) {
      const ratio = contrastOf(of(one), of(other));
      assert.ok(ratio >= least(each), `${one} on ${other}: ${ratio.toFixed(2)} in ${JSON.stringify(each)}`);
    }
  }
}

test('what is read stands out from the page in every look, and more where more is asked for', () => {
  const pages = ['--paper', '--sheet', '--sunk'];
  const texts = ['--ink', '--ink-soft', '--baize', '--seal'];
  const pairs = texts.flatMap((text) => pages.map((page) => [text, page]));
  pairs.push(['--on-baize', '--baize'], ['--brass', '--brass-wash'], ['--seal', '--seal-wash'], ['--ink', '--baize-wash']);
  assertReadable(pairs, ({ contrast }) => (contrast === 'sharp' ? 7 : 4.5));
});

test('the numbers of the squares are read on each wood, and under the mark of the last move', () => {
  assertReadable([['--wood-number', '--wood-dark'], ['--wood-on-light', '--wood-light']], () => 4.5);
});

test('a piece stands out from its square by its face or by its edge, and its crown from it', () => {
  for (const each of CASES) {
    const of = tokens(each);
    for (const side of ['white', 'black']) {
      const [face, line] = [of(`--piece-${side}`), of(`--piece-${side}-line`)];
      const most = Math.max(contrastOf(face, of('--wood-dark')), contrastOf(line, of('--wood-dark')));
      assert.ok(most >= 2.6, `${side}: ${most.toFixed(2)} in ${JSON.stringify(each)}`);
      const crown = contrastOf(of(`--piece-${side}-crown`), face);
      assert.ok(crown >= 4.5, `crown of ${side}: ${crown.toFixed(2)} in ${JSON.stringify(each)}`);
    }
  }
});
