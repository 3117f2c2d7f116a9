import { byId, el, say, show } from '../dom.js';
import { muteNow } from './model.js';

/**
 * Where lines are written, or why none can be.
 *
 * @typedef {import('./model.js').Talk} Talk
 * @typedef {import('../site/site.js').Site} Site
 * @param {(text: string) => void} send
 */
export function startComposer(send) {
  const field = fieldOf();
  const submit = () => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    send(text);
  };
  byId('chat-form').addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
}

/** @returns {HTMLTextAreaElement} */
function fieldOf() {
  return byId('chat-text');
}

/**
 * @param {Site} site
 * @param {Talk} before
 * @param {Talk} talk
 */
export function renderComposer(site, before, talk) {
  const field = fieldOf();
  if (before.fault !== talk.fault || before.returned !== talk.returned) {
    say(byId('chat-fault'), talk.fault ? site.refusal(talk.fault) : '');
    if (talk.returned && field.value === '') field.value = talk.returned;
  }
  const mute = muteNow(talk, Date.now());
  show(byId('chat-form'), !talk.quiet && !mute);
  show(byId('chat-fault'), !mute);
  renderMute(site, mute);
}

/**
 * @param {Site} site
 * @param {import('./model.js').Sanctioned | null} mute
 */
function renderMute(site, mute) {
  const box = byId('chat-muted');
  const reading = mute ? JSON.stringify(mute) : '';
  if (box.dataset.reading === reading) return;
  box.dataset.reading = reading;
  show(box, mute !== null);
  box.replaceChildren(...(mute ? explained(site, mute) : []));
}

/**
 * @param {Site} site
 * @param {import('./model.js').Sanctioned} mute
 */
function explained({ words, root }, mute) {
  const what = mute.until
    ? words.of('refused.muted', { until: words.time(mute.until) })
    : words.of('refused.mutedForEver');
  return [
    el('p', { class: 'notice-title' }, what),
    el('p', {}, words.of(`reason.${mute.reason}`)),
    mute.words !== '' && el('p', { dir: 'auto' }, mute.words),
    el('a', { href: `${root}/standing` }, words.of('standing.more')),
  ].filter((node) => node !== false);
}
