import { byId, say, show } from '../dom.js';
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
  const dialog = /** @type {HTMLDialogElement} */ (byId('away-dialog'));
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

/**
 * @param {Push} push
 * @returns {Promise<Closed | null>}
 */
async function unset(push) {
  const offered = await push.offered().catch(() => null);
  return offered && !offered.key ? 'noKeys' : null;
}
