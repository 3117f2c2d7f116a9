import { byId, el, list, say, show } from '../dom.js';
import { makeDialog } from './dialog.js';
import { drawRunning } from './personal.js';
import { startSounds } from './sounds.js';
import { heard } from './waiting.js';

/**
 * The head of every page: my name, my games, sound.
 *
 * @typedef {import('./site.js').Site} Site
 * @param {Site} site
 */
export function startHeader(site) {
  startName(site);
  startSounds(site);
  startGames(site);
  closeMenusOutside();
}

/** @param {Site} site */
function startName(site) {
  const { words } = site;
  const dialog = nameDialog(words);
  const field = /** @type {HTMLInputElement} */ (byId('name-field'));
  const fault = byId('name-fault');
  let asked = false;
  const shown = () => say(byId('my-name'), site.me?.name ?? '');
  site.on('welcome', shown);
  site.on('renamed', () => {
    shown();
    if (!asked) return;
    asked = false;
    dialog.close();
    site.notices.show({ key: 'name', title: words.of('name.changed', { name: site.me?.name ?? '' }) });
  });
  site.on('refused', (message) => {
    if (message.about === 'rename') say(fault, site.refusal(message));
  });
  byId('name-button').addEventListener('click', () => {
    byId('person-menu').removeAttribute('open');
    field.value = site.me?.name ?? '';
    say(fault, '');
    dialog.showModal();
    field.select();
  });
  byId('name-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (name === site.me?.name) return dialog.close();
    asked = site.send({ type: 'rename', name });
    if (!asked) say(fault, words.of('connection.lost'));
  });
  byId('name-cancel').addEventListener('click', () => dialog.close());
}

/** @param {import('../words.js').Words} words */
function nameDialog(words) {
  const form = el(
    'form',
    { id: 'name-form', method: 'dialog' },
    el(
      'label',
      { class: 'field' },
      el('span', {}, words.of('name.field')),
      el('input', {
        id: 'name-field',
        dir: 'auto',
        autocomplete: 'nickname',
        maxlength: 60,
        'aria-describedby': 'name-hint name-fault',
      }),
    ),
    el('p', { id: 'name-hint', class: 'soft' }, words.of('name.hint')),
    el('p', { id: 'name-fault', class: 'fault', role: 'alert' }),
    el(
      'div',
      { class: 'acts' },
      el('button', { type: 'submit', class: 'button main' }, words.of('name.save')),
      el('button', { type: 'button', id: 'name-cancel', class: 'button' }, words.of('name.cancel')),
    ),
  );
  return makeDialog('name', words.of('name.title'), form);
}

/**
 * My games but the one on this page, which shows its own turn and end.
 * @param {Site} site
 */
function startGames(site) {
  const button = byId('games-button');
  /** @type {import('../game/protocol.js').Running[]} */
  let all = [];
  const draw = () => {
    const games = heard(site.elsewhere(all), site.blocked);
    list(byId('my-games'), games, (game) => game.id, (game) => drawRunning(game, site));
    const waiting = games.filter((game) => game.myTurn).length;
    show(button, games.length > 0);
    say(byId('games-count'), site.words.number(games.length));
    button.classList.toggle('waiting', waiting > 0);
    const label = waiting > 0 ? site.words.count('nav.myMove', waiting) : site.words.of('nav.games');
    button.setAttribute('aria-label', label);
    button.title = label;
    site.flag.set({ elsewhere: waiting });
    const next = games.find((game) => game.myTurn);
    show(byId('next-turn'), next !== undefined);
    if (next) byId('next-turn').setAttribute('href', site.game(next.id));
  };
  site.on('playing', ({ games }) => {
    all = games;
    draw();
  });
  site.on('blocked', draw);
}

function closeMenusOutside() {
  document.addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute('open');
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    }
  });
}
