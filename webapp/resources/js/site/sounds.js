import { byId, el, show } from '../dom.js';

/**
 * Where sounds are made louder, and are switched off and on; and a word where a browser keeps them back.
 *
 * @param {import('./site.js').Site} site
 */
export function startSounds({ sound, words }) {
  const menu = byId('sound-menu');
  const button = el('button', { type: 'button', id: 'sound-button', class: 'button' });
  const slider = el('input', { id: 'volume', type: 'range', min: 0, max: 100, step: 5 });
  const shown = () => {
    const off = sound.muted || sound.volume === 0;
    button.setAttribute('aria-pressed', String(!sound.muted));
    button.textContent = words.of(sound.muted ? 'nav.sound.off' : 'nav.sound.on');
    slider.value = String(Math.round(sound.volume * 100));
    menu.classList.toggle('off', off);
  };
  button.addEventListener('click', () => {
    sound.mute(!sound.muted);
    shown();
    sound.play('move');
  });
  slider.addEventListener('input', () => {
    sound.turn(Number(slider.value) / 100);
    shown();
  });
  // Heard once it is let go, as loud as it will be.
  slider.addEventListener('change', () => {
    if (sound.muted) sound.mute(false);
    shown();
    sound.play('move');
  });
  const label = el('label', { class: 'field' }, el('span', {}, words.of('sound.volume')), slider);
  menu.append(el('div', { class: 'menu-sheet sounds' }, label, button));
  shown();
  listenBlocked(menu, { sound, words });
}

/** How long a hint stays that nobody follows. */
const WHILE = 12_000;

/**
 * Said once a page, beside what it is about, and gone with the first touch, which wakes the sounds.
 * @param {HTMLElement} menu
 * @param {Pick<import('./site.js').Site, 'sound' | 'words'>} site
 */
function listenBlocked(menu, { sound, words }) {
  const hint = el('p', { class: 'sound-hint', role: 'status', hidden: true });
  let told = false;
  // Not in the menu, which is shut.
  menu.after(hint);
  sound.tellBlocked = (blocked) => {
    if (!blocked) return show(hint, false);
    if (told) return;
    told = true;
    hint.textContent = words.of('sound.blocked');
    show(hint, true);
    setTimeout(() => show(hint, false), WHILE);
  };
}
