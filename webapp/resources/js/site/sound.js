/**
 * The sounds of Dama, made on the spot: wood on wood for moves, a small marimba for calls. Each knock
 * is a short burst of filtered noise with a body tone below it.
 *
 * @typedef {'move' | 'capture' | 'challenge' | 'start' | 'end' | 'low'} SoundName
 */
const MUTED = 'dama.muted';

export class Sound {
  constructor() {
    this.muted = recall() === 'yes';
    /** @type {AudioContext | null} */
    this.context = null;
    // Browsers let a page sound only after its visitor has touched it.
    for (const event of ['pointerdown', 'keydown']) {
      addEventListener(event, () => this.wake(), { capture: true, passive: true });
    }
  }

  wake() {
    if (this.muted) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') this.context.resume().catch(() => undefined);
  }

  /** @param {boolean} muted */
  mute(muted) {
    this.muted = muted;
    remember(muted ? 'yes' : 'no');
    this.wake();
  }

  /** @param {SoundName} name */
  play(name) {
    const context = this.context;
    if (this.muted || !context || context.state !== 'running') return;
    const now = context.currentTime;
    if (name === 'move') knock(context, now, 190, 0.5);
    if (name === 'capture') {
      knock(context, now, 230, 0.55);
      knock(context, now + 0.09, 150, 0.6);
    }
    if (name === 'challenge') chime(context, now, [659, 880, 659]);
    if (name === 'start') chime(context, now, [523, 784]);
    if (name === 'low') chime(context, now, [988, 988]);
    if (name === 'end') chime(context, now, [784, 659, 523]);
  }
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function knock(context, at, pitch, loud) {
  const noise = context.createBufferSource();
  noise.buffer = burst(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch * 9;
  band.Q.value = 1.2;
  noise.connect(band).connect(fading(context, at, loud * 0.7, 0.05));
  noise.start(at);
  tone(context, at, pitch, loud, 0.09, 'sine');
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number[]} pitches
 */
function chime(context, at, pitches) {
  pitches.forEach((pitch, i) => {
    tone(context, at + i * 0.15, pitch, 0.22, 0.5, 'sine');
    tone(context, at + i * 0.15, pitch * 4, 0.04, 0.12, 'sine');
  });
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} length seconds
 * @param {OscillatorType} type
 */
function tone(context, at, pitch, loud, length, type) {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(context, at, loud, length));
  source.start(at);
  source.stop(at + length + 0.05);
}

/**
 * @param {AudioContext} context
 * @param {number} at
 * @param {number} loud
 * @param {number} length
 */
function fading(context, at, loud, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function burst(context) {
  const buffer = context.createBuffer(1, context.sampleRate * 0.06, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function recall() {
  try {
    return localStorage.getItem(MUTED);
  } catch {
    return null;
  }
}

/** @param {string} value */
function remember(value) {
  try {
    localStorage.setItem(MUTED, value);
  } catch {
    // Storage may be switched off; then the choice lasts as long as the page.
  }
}
