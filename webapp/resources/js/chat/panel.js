import { bdi, byId, el, list, say, show } from '../dom.js';
import { again, hear, SILENCE, utter } from './model.js';

/**
 * The chat of a room. What people write is data: it is shown as text, each line in its own direction.
 *
 * @typedef {import('./model.js').Talk} Talk
 * @typedef {import('../game/protocol.js').Line} Line
 * @typedef {{id: string, name: string, text: string, at: string | null, mine: boolean}} Shown
 * @param {import('../site/site.js').Site} site
 */
export function startChat(site) {
  const parts = {
    lines: byId('chat-lines'),
    empty: byId('chat-empty'),
    form: /** @type {HTMLFormElement} */ (byId('chat-form')),
    field: /** @type {HTMLTextAreaElement} */ (byId('chat-text')),
    fault: byId('chat-fault'),
    newer: byId('chat-newer'),
  };
  /** @type {Talk} */
  let talk = SILENCE;

  /** @param {Talk} next */
  const become = (next) => {
    const before = talk;
    talk = next;
    render(parts, before, talk, site);
  };

  site.on('*', (message) => {
    become(hear(talk, message));
    if (message.type === 'chat') again(talk).forEach((line) => site.send(line));
  });

  const submit = () => {
    const text = parts.field.value.trim();
    if (text === '') return;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    parts.field.value = '';
    become(utter(talk, key, text));
    site.send({ type: 'say', key, text });
  };
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  parts.field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  parts.newer.addEventListener('click', () => toEnd(parts.lines));
  parts.lines.addEventListener('scroll', () => atEnd(parts.lines) && show(parts.newer, false));
}

/**
 * @param {Record<'lines' | 'empty' | 'fault' | 'newer', HTMLElement> & {field: HTMLTextAreaElement}} parts
 * @param {Talk} before
 * @param {Talk} talk
 * @param {import('../site/site.js').Site} site
 */
function render(parts, before, talk, site) {
  if (before.fault !== talk.fault || before.returned !== talk.returned) {
    say(parts.fault, talk.fault ? site.refusal(talk.fault, 0) : '');
    if (talk.returned && parts.field.value === '') parts.field.value = talk.returned;
  }
  if (before.lines === talk.lines && before.unsent === talk.unsent) return;
  const follow = atEnd(parts.lines);
  list(parts.lines, shown(talk, site), (line) => line.id, (line) => drawLine(line, site));
  show(parts.empty, talk.lines.length + talk.unsent.length === 0);
  const mine = talk.unsent.length > before.unsent.length;
  if (follow || mine || before.lines.length === 0) toEnd(parts.lines);
  else if (talk.lines.length > before.lines.length) show(parts.newer, true);
}

/**
 * @param {Talk} talk
 * @param {import('../site/site.js').Site} site
 * @returns {Shown[]}
 */
function shown(talk, site) {
  const stored = talk.lines.map(({ id, author, text, at }) => {
    return { id: `l${id}`, name: author.name, text, at, mine: author.id === talk.me };
  });
  const name = site.me?.name ?? '';
  return stored.concat(
    /** @type {any[]} */ (
      talk.unsent.map(({ key, text }) => ({ id: `u${key}`, name, text, at: null, mine: true }))
    ),
  );
}

/**
 * @param {Shown} line
 * @param {import('../site/site.js').Site} site
 */
function drawLine({ name, text, at, mine }, { words }) {
  const when = at
    ? el('time', { datetime: at, title: words.moment(at) }, words.time(at))
    : el('span', { class: 'time' }, words.of('chat.sending'));
  return el(
    'li',
    { class: `line${mine ? ' mine' : ''}${at ? '' : ' unsent'}` },
    el('div', { class: 'who' }, bdi(name, 'name'), when),
    el('p', { dir: 'auto' }, text),
  );
}

/** @param {HTMLElement} node */
function atEnd(node) {
  return node.scrollHeight - node.scrollTop - node.clientHeight < 48;
}

/** @param {HTMLElement} node */
function toEnd(node) {
  node.scrollTop = node.scrollHeight;
}
