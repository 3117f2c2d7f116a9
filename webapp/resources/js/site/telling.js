import { byId, say, show } from '../dom.js';

/**
 * Where the visitor chooses whether they are told while no page of Dama is in view, and reads how it
 * stands.
 *
 * @param {import('./site.js').Site} site
 */
export function startTelling(site) {
  const { away, words } = site;
  const dialog = /** @type {HTMLDialogElement} */ (byId('away-dialog'));
  const draw = () => {
    const { state } = away;
    say(byId('away-state'), words.of(`away.state.${state}`));
    show(byId('away-on'), state === 'off');
    show(byId('away-off'), state === 'on');
  };
  byId('away-button').addEventListener('click', () => {
    byId('person-menu').removeAttribute('open');
    draw();
    dialog.showModal();
  });
  byId('away-on').addEventListener('click', async () => {
    await away.start();
    draw();
  });
  byId('away-off').addEventListener('click', () => {
    away.stop();
    draw();
  });
}
