import { byId, el, say, show } from '../dom.js';
import { makeDialog } from './dialog.js';
import { Push } from './push.js';

/**
 * Where the visitor chooses whether they are told while no page of Dama is in view, and reads how it
 * stands.
 *
 * @typedef {import('./push.js').Closed} Closed
 * @param {import('./site.js').Site} site
 */
export function startTelling(site) {
  const { away, words } = site;
  const push = new Push(site.root);
  const dialog = awayDialog(words);
  /** @param {Closed | null} closed whether anything comes while every page is closed */
  const draw = (closed) => {
    const { state } = away;
    say(byId('away-state'), words.of(`away.state.${state}`));
    say(byId('away-closed'), closed ? words.of(`away.closed.${closed}`) : '');
    show(byId('away-on'), state === 'off');
    show(byId('away-off'), state === 'on');
  };
  /** @returns {Promise<Closed>} */
  const keep = () =>
    away
      .ready()
      .then((worker) => push.start(worker))
      .catch(() => 'failed');
  byId('away-button').addEventListener('click', async () => {
    byId('person-menu').removeAttribute('open');
    draw(null);
    dialog.showModal();
    draw(away.state === 'on' ? await keep() : await unset(push));
  });
  byId('away-on').addEventListener('click', async () => {
    await away.start();
    draw(null);
    if (away.state === 'on') draw(await keep());
  });
  byId('away-off').addEventListener('click', async () => {
    away.stop();
    draw(null);
    await push.stop(await away.registered()).catch(() => undefined);
    draw(await unset(push));
  });
  // Another person, another language, another key: the server is told of each anew.
  site.on('welcome', () => away.state === 'on' && keep());
}

/** @param {import('../words.js').Words} words */
function awayDialog(words) {
  const on = { type: 'button', id: 'away-on', class: 'button main', hidden: true };
  const off = { type: 'button', id: 'away-off', class: 'button', hidden: true };
  const form = el(
    'form',
    { class: 'away', method: 'dialog' },
    el('p', {}, words.of('away.text')),
    el('p', { id: 'away-state', role: 'status' }),
    el('p', { id: 'away-closed', class: 'soft', role: 'status' }),
    el(
      'div',
      { class: 'acts' },
      el('button', on, words.of('away.on')),
      el('button', off, words.of('away.off')),
      el('button', { type: 'submit', class: 'button' }, words.of('nav.close')),
    ),
  );
  return makeDialog('away', words.of('away.title'), form);
}

/**
 * @param {Push} push
 * @returns {Promise<Closed | null>}
 */
async function unset(push) {
  const offered = await push.offered().catch(() => null);
  return offered && !offered.key ? 'noKeys' : null;
}
