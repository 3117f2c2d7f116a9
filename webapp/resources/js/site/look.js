import { drawAnew, drawPiece, SETS } from '../board/pieces.js';
import { smallBoard } from '../board/small.js';
import { byId, el, svg } from '../dom.js';
import { keep } from '../kept.js';
import { makeDialog } from './dialog.js';

/**
 * How the pages look, chosen by whoever looks at them: at once on this page, and from a cookie, which
 * the server reads, on every one that is opened later.
 *
 * @typedef {'theme' | 'contrast' | 'board' | 'pieces'} Part
 */
/** The first of each is what a page has by itself. @type {Record<Part, string[]>} */
const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['even', 'more'],
  board: ['wood', 'slate', 'green'],
  pieces: SETS,
};
const PARTS = /** @type {Part[]} */ (Object.keys(CHOICES));
const COOKIE = 'dama-look';
const YEAR = 365 * 24 * 60 * 60;
/** Four squares to a side, men and a king of each. */
const SAMPLE = 'W:W7,8,K6:B1,2,K3';
const GRID = { size: 4, mirrored: false, whole: false };

/** @param {import('./site.js').Site} site */
export function startLook({ words, root }) {
  byId('look-button').addEventListener('click', () => {
    byId('person-menu').removeAttribute('open');
    open(words, root);
  });
  // What was chosen on another page is seen here too: at once, or when the visitor comes back to this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === COOKIE && newValue !== null) take(newValue.split('.'));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take(kept() ?? []);
  });
}

/** @param {string[]} look its parts in their order */
function take(look) {
  PARTS.forEach((part, i) => {
    const value = CHOICES[part].includes(look[i]) ? look[i] : CHOICES[part][0];
    if (value !== chosen(part)) choose(part, value);
  });
}

/** @returns {string[] | undefined} the parts of what the cookie has */
function kept() {
  return document.cookie.match(`(?:^|; )${COOKIE}=([a-z.]*)`)?.[1].split('.');
}

/**
 * @param {import('../words.js').Words} words
 * @param {string} root
 */
function open(words, root) {
  const form = el(
    'form',
    { method: 'dialog' },
    group('theme', words, (value) => [themeMark(value)]),
    contrast(words),
    group('board', words, (value) => [boardSample(value)]),
    group('pieces', words, (value) => [pieceSample(/** @type {any} */ (value))]),
    el('div', { class: 'acts' }, el('button', { type: 'submit', class: 'button main' }, words.of('nav.close'))),
  );
  form.addEventListener('change', ({ target }) => {
    const { name, value, type, checked } = /** @type {HTMLInputElement} */ (target);
    const part = /** @type {Part} */ (name);
    choose(part, type === 'checkbox' && !checked ? '' : value);
    keepLook(part, root);
  });
  const dialog = makeDialog('look', words.of('look.title'), form);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
}

/** @param {Part} part */
function chosen(part) {
  const value = document.documentElement.dataset[part] ?? '';
  return CHOICES[part].includes(value) ? value : CHOICES[part][0];
}

/**
 * @param {Part} part
 * @param {string} value
 */
function choose(part, value) {
  document.documentElement.dataset[part] = value === CHOICES[part][0] ? '' : value;
  if (part === 'pieces') drawAnew();
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', paper);
}

/**
 * Of what was kept one part is another now; what other pages chose since this one was opened stays.
 * @param {Part} part
 * @param {string} root
 */
function keepLook(part, root) {
  const before = kept();
  const shown = (/** @type {Part} */ one) => document.documentElement.dataset[one] ?? '';
  const look = PARTS.map((one, i) => (one === part || !before ? shown(one) : (before[i] ?? ''))).join('.');
  const framed = window !== window.top;
  const bounds = framed ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  const secure = !framed && location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${look}; Path=${root || '/'}; Max-Age=${YEAR}; ${bounds}${secure}`;
  keep(COOKIE, look);
}

/**
 * @param {Part} part
 * @param {import('../words.js').Words} words
 * @param {(value: string) => Element[]} sample
 */
function group(part, words, sample) {
  const choices = CHOICES[part].map((value) =>
    el(
      'label',
      { class: 'choice look' },
      el('input', { type: 'radio', name: part, value, checked: value === chosen(part) }),
      ...sample(value),
      el('span', {}, words.of(`look.${part}.${value}`)),
    ),
  );
  return el(
    'fieldset',
    {},
    el('legend', {}, words.of(`look.${part}`)),
    el('div', { class: `choices looks-${choices.length}` }, ...choices),
  );
}

/** @param {import('../words.js').Words} words */
function contrast(words) {
  const asked = matchMedia('(prefers-contrast: more)').matches;
  const checked = asked || chosen('contrast') === 'more';
  return el(
    'label',
    { class: 'check' },
    el('input', { type: 'checkbox', name: 'contrast', value: 'more', checked, disabled: asked }),
    el('span', {}, words.of('look.contrast')),
  );
}

/** @param {string} theme a sun, a moon, or half of each */
function themeMark(theme) {
  const shapes = {
    light: [svg('circle', { cx: 12, cy: 12, r: 4 }), svg('path', { d: 'M12 3v2 M12 19v2 M3 12h2 M19 12h2 M5.600 5.600l1.400 1.400 M17 17l1.400 1.400 M18.400 5.600l-1.400 1.400 M7 17l-1.400 1.400' })],
    dark: [svg('path', { d: 'M19 14.500A7.500 7.500 0 0 1 9.500 5a7.500 7.500 0 1 0 9.500 9.500z' })],
    system: [svg('circle', { cx: 12, cy: 12, r: 8 }), svg('path', { class: 'half', d: 'M12 4a8 8 0 0 1 0 16z' })],
  }[theme];
  return svg('svg', { class: 'theme-mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...(shapes ?? []));
}

/** @param {string} board */
function boardSample(board) {
  const sample = smallBoard(SAMPLE, GRID);
  sample.setAttribute('data-board', board);
  return sample;
}

/** @param {import('../board/pieces.js').PieceSet} set */
function pieceSample(set) {
  const root = svg('svg', { class: 'small-board', viewBox: '0 0 400 100', 'aria-hidden': 'true' });
  root.append(svg('rect', { class: 'square', width: 400, height: 100 }));
  const shown = [[false, 'white'], [false, 'black'], [true, 'white'], [true, 'black']];
  shown.forEach(([king, side], i) => {
    const piece = drawPiece(/** @type {any} */ ({ side, king }), set);
    piece.setAttribute('transform', `translate(${i * 100 + 50} 50)`);
    root.append(piece);
  });
  return root;
}
