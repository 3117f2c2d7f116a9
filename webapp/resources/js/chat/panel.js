import { byId, list, say, show } from '../dom.js';
import { renderComposer, startComposer } from './composer.js';
import { drawLine } from './line.js';
import { again, hear, SILENCE, utter, visible } from './model.js';

/**
 * The chat of a room. What people write is data: it is shown as text, each line in its own direction.
 *
 * @typedef {import('./model.js').Talk} Talk
 * @typedef {import('../site/site.js').Site} Site
 * @param {Site} site
 */
export function startChat(site) {
  const parts = {
    lines: byId('chat-lines'),
    empty: byId('chat-empty'),
    newer: byId('chat-newer'),
    hushed: byId('chat-hushed'),
    quiet: byId('chat-quiet'),
  };
  /** @type {Talk} */
  let talk = { ...SILENCE, room: site.room };

  /** @param {Talk} next */
  const become = (next) => {
    const before = talk;
    talk = next;
    renderComposer(site, before, talk);
    render(parts, before, talk, site);
  };

  site.on('*', (message) => {
    become(hear(talk, message));
    if (message.type === 'game') {
      const whose = message.you ? 'chat.title.players' : 'chat.title.watchers';
      say(byId('chat-title'), site.words.of(whose));
    }
    if (message.type === 'chat') again(talk).forEach((line) => site.send(line));
  });
  startComposer((text) => {
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    become(utter(talk, key, text));
    site.send({ type: 'say', key, text });
  });
  for (const button of [parts.quiet, byId('chat-unhush')]) {
    button.addEventListener('click', () => site.ask({ type: 'quiet', quiet: !talk.quiet }));
  }
  parts.newer.addEventListener('click', () => toEnd(parts.lines));
  parts.lines.addEventListener('scroll', () => atEnd(parts.lines) && show(parts.newer, false));
  // A mute ends by itself.
  setInterval(() => renderComposer(site, talk, talk), 15_000);
}

/**
 * @param {Record<'lines' | 'empty' | 'newer' | 'hushed' | 'quiet', HTMLElement>} parts
 * @param {Talk} before
 * @param {Talk} talk
 * @param {Site} site
 */
function render(parts, before, talk, site) {
  if (before.quiet !== talk.quiet) renderQuiet(parts, talk, site);
  const same = /** @type {const} */ (['lines', 'unsent', 'blocked', 'quiet', 'me']);
  if (same.every((key) => before[key] === talk[key])) return;
  const follow = atEnd(parts.lines);
  const lines = shown(talk, site);
  list(parts.lines, lines, (line) => line.id, (line) => drawLine(line, site));
  show(parts.empty, lines.length === 0 && !talk.quiet);
  const mine = talk.unsent.length > before.unsent.length;
  if (follow || mine || before.lines.length === 0) toEnd(parts.lines);
  else if (visible(talk).length > visible(before).length) show(parts.newer, true);
}

/**
 * @param {Record<'lines' | 'newer' | 'hushed' | 'quiet', HTMLElement>} parts
 * @param {Talk} talk
 * @param {Site} site
 */
function renderQuiet({ lines, newer, hushed, quiet }, talk, { words }) {
  const label = words.of(talk.quiet ? 'chat.quiet.off' : 'chat.quiet.on');
  quiet.setAttribute('aria-pressed', String(talk.quiet));
  quiet.setAttribute('aria-label', label);
  quiet.title = label;
  show(hushed, talk.quiet);
  show(lines, !talk.quiet);
  show(newer, false);
  say(byId('chat-hushed-text'), words.of('chat.hushed'));
}

/**
 * @param {Talk} talk
 * @param {Site} site
 * @returns {import('./line.js').Shown[]}
 */
function shown(talk, site) {
  const stored = visible(talk).map((line) => {
    return { id: `l${line.id}`, name: line.author.name, line, text: line.text, mine: line.author.id === talk.me };
  });
  const name = site.me?.name ?? '';
  const unsent = talk.quiet ? [] : talk.unsent;
  return stored.concat(
    /** @type {any[]} */ (unsent.map(({ key, text }) => ({ id: `u${key}`, name, line: null, text, mine: true }))),
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
