import { BOUNDS, isSane, readTime, timeLabel, timeOf, writeTime } from '../game/time.js';
import { say, show } from '../dom.js';

/**
 * The choice of a time control and of rated or casual, in each form that has it. What was chosen last
 * is chosen when the visitor comes again.
 *
 * @typedef {import('../words.js').Words} Words
 * @typedef {import('../game/time.js').TimeKind} TimeKind
 */
const KEPT = { time: 'dama.time', mode: 'dama.mode' };
const DAY = 86_400;

/**
 * @param {HTMLFormElement} form
 * @param {Words} words
 */
export function startTimes(form, words) {
  for (const label of form.querySelectorAll('.time-label')) {
    const radio = label.parentElement?.querySelector('input');
    say(label, timeLabel(radio?.value ?? '-', words));
  }
  chooseTime(form, recall(KEPT.time) ?? '-');
  const mode = form.querySelector(`.modes input[value="${recall(KEPT.mode) === 'rated' ? 'rated' : 'casual'}"]`);
  if (mode instanceof HTMLInputElement) mode.checked = true;
  const shown = () => showChoice(form, words);
  form.addEventListener('change', shown);
  form.addEventListener('input', shown);
  shown();
}

/**
 * @param {HTMLFormElement} form
 * @returns {{time: string, mode: string} | null} what is chosen; null if the server would not take it
 */
export function chosenTime(form) {
  const radio = form.querySelector('input[name="time"]:checked');
  const value = radio instanceof HTMLInputElement ? radio.value : '-';
  const time = value === 'own' ? ownTime(form) : readTime(value);
  if (!isSane(time)) {
    form.querySelector('.time-minutes')?.scrollIntoView({ block: 'nearest' });
    return null;
  }
  const rated = form.querySelector('.modes input[value="rated"]:checked:not(:disabled)');
  return { time: writeTime(time), mode: rated ? 'rated' : 'casual' };
}

/** @param {{time: string, mode: string}} chosen */
export function rememberTime({ time, mode }) {
  try {
    localStorage.setItem(KEPT.time, time);
    localStorage.setItem(KEPT.mode, mode);
  } catch {
    // Without storage it is chosen anew each time.
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} text as the server writes it; one that is not in the grid is set freely
 */
export function chooseTime(form, text) {
  const radios = /** @type {HTMLInputElement[]} */ ([...form.querySelectorAll('input[name="time"]')]);
  const usual = radios.find((radio) => radio.value === text);
  const time = readTime(text);
  const radio = usual ?? (isSane(time) && time.kind !== 'none' ? radios.at(-1) : radios[0]);
  if (radio) radio.checked = true;
  if (usual || time.kind === 'none') return;
  field(form, '.time-kind').value = time.kind;
  if (time.kind === 'days') field(form, '.time-days').value = String(time.initial / DAY);
  else {
    field(form, '.time-minutes').value = String(time.initial / 60);
    field(form, '.time-seconds').value = String(time.bonus);
  }
}

/** @param {HTMLFormElement} form */
function ownTime(form) {
  const kind = /** @type {TimeKind} */ (field(form, '.time-kind').value);
  const number = (/** @type {string} */ at) => Number.parseFloat(field(form, at).value);
  const [minutes, seconds, days] = ['.time-minutes', '.time-seconds', '.time-days'].map(number);
  return timeOf(kind, { minutes, seconds, days });
}

/**
 * @param {HTMLFormElement} form
 * @param {Words} words
 */
function showChoice(form, words) {
  const own = form.querySelector('input[name="time"][value="own"]:checked') !== null;
  const panel = part(form, '.own-time');
  show(panel, own);
  const byDays = field(form, '.time-kind').value === 'days';
  for (const node of panel.querySelectorAll('.real')) show(node, !byDays);
  show(part(form, '.by-days'), byDays);
  const delay = field(form, '.time-kind').value === 'delay';
  say(part(form, '.bonus-label'), words.of(delay ? 'time.wait' : 'time.seconds'));
  say(part(panel, '.fault'), own && !isSane(ownTime(form)) ? fault(byDays, words) : '');
  showMode(form, words);
}

/**
 * @param {boolean} byDays
 * @param {Words} words
 */
function fault(byDays, words) {
  const { minutes, bonus, days } = BOUNDS;
  return byDays ? words.of('time.fault.days', { n: days }) : words.of('time.fault', { m: minutes, s: bonus });
}

/**
 * @param {HTMLFormElement} form
 * @param {Words} words
 */
function showMode(form, words) {
  const account = part(form, '.modes').dataset.account === 'true';
  const clock = form.querySelector('input[name="time"][value="-"]:checked') === null;
  const rated = field(form, '.modes input[value="rated"]');
  rated.disabled = !account || !clock;
  if (rated.disabled && rated.checked) field(form, '.modes input[value="casual"]').checked = true;
  const why = account ? 'refused.ratedNeedsAClock' : 'refused.ratedNeedsAccounts';
  say(part(form, '.why-casual'), rated.disabled ? words.of(why) : '');
}

/**
 * @param {Element} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
function part(root, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(selector));
}

/**
 * @param {Element} root
 * @param {string} selector
 * @returns {HTMLInputElement}
 */
function field(root, selector) {
  return /** @type {HTMLInputElement} */ (root.querySelector(selector));
}

/** @param {string} key */
function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
