import { keep, recall } from '../kept.js';

/**
 * The sounds of Dama, made on the spot: wood on wood for moves, a small marimba for calls. Each knock
 * is a short burst of filtered noise with a body tone below it.
 *
 * @typedef {'move' | 'capture' | 'crown' | 'challenge' | 'start' | 'end' | 'low'} SoundName
 */
const MUTED = 'dama.muted';
const VOLUME = 'dama.volume';
const PATIENCE = 500;

export class Sound {
  constructor() {
    this.muted = recall(MUTED) === 'yes';
    /** From 0 to 1. */
    this.volume = share(recall(VOLUME));
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {GainNode | null} all goes through it */
    this.master = null;
    /** @type {(blocked: boolean) => void} when the browser keeps a sound back, and once it does not */
    this.tellBlocked = () => undefined;
    // Browsers let a page sound only after its visitor has touched it.
    for (const event of ['pointerdown', 'pointerup', 'keydown']) {
      addEventListener(event, () => this.wake(), { capture: true, passive: true });
    }
  }

  wake() {
    this.tellBlocked(false);
    if (this.muted) return;
    this.context ??= new AudioContext();
    if (this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }

  /** @param {boolean} muted */
  mute(muted) {
    this.muted = muted;
    keep(MUTED, muted ? 'yes' : 'no');
    this.wake();
  }

  /** @param {number} volume from 0 to 1 */
  turn(volume) {
    this.volume = volume;
    keep(VOLUME, String(volume));
    if (this.master) this.master.gain.value = loudness(volume);
  }

  /** @param {SoundName} name */
  play(name) {
    if (this.muted || this.volume === 0) return;
    const { context } = this;
    if (!context) return this.tellBlocked(true);
    if (context.state === 'running') return ring(this.out(context), name);
    // It may be about to wake; what would come much later than what it is about is not heard.
    const asked = performance.now();
    const soon = () => performance.now() - asked < PATIENCE;
    context.resume().then(() => soon() && ring(this.out(context), name)).catch(() => undefined);
    setTimeout(() => context.state !== 'running' && this.tellBlocked(true), PATIENCE);
  }

  /** @param {AudioContext} context */
  out(context) {
    if (!this.master) {
      this.master = context.createGain();
      this.master.gain.value = loudness(this.volume);
      this.master.connect(context.destination);
    }
    return this.master;
  }
}

/**
 * @param {string | null} kept
 * @returns {number}
 */
function share(kept) {
  const volume = Number.parseFloat(kept ?? '');
  return volume >= 0 && volume <= 1 ? volume : 0.7;
}

/**
 * Ears hear by ratios: half way of the slider is a quarter of the sound.
 * @param {number} volume
 */
export function loudness(volume) {
  return 2 * volume * volume;
}

/**
 * @param {GainNode} out
 * @param {SoundName} name
 */
function ring(out, name) {
  const now = out.context.currentTime;
  if (name === 'move') knock(out, now, 190, 0.5);
  if (name === 'capture') {
    knock(out, now, 230, 0.55);
    knock(out, now + 0.09, 150, 0.6);
  }
  // A second disc upon the first, and a rising call.
  if (name === 'crown') {
    knock(out, now + 0.16, 260, 0.4);
    chime(out, now + 0.2, [523, 659, 1047], 0.08);
  }
  if (name === 'challenge') chime(out, now, [659, 880, 659]);
  if (name === 'start') chime(out, now, [523, 784]);
  if (name === 'low') chime(out, now, [988, 988]);
  if (name === 'end') chime(out, now, [784, 659, 523]);
}

/**
 * @param {GainNode} out
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 */
function knock(out, at, pitch, loud) {
  const noise = out.context.createBufferSource();
  noise.buffer = burst(out.context);
  const band = out.context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch * 9;
  band.Q.value = 1.2;
  noise.connect(band).connect(fading(out, at, loud * 0.7, 0.05));
  noise.start(at);
  tone(out, at, pitch, loud, 0.09, 'sine');
}

/**
 * @param {GainNode} out
 * @param {number} at
 * @param {number[]} pitches
 * @param {number} [apart] seconds from one to the next
 */
function chime(out, at, pitches, apart = 0.15) {
  pitches.forEach((pitch, i) => {
    tone(out, at + i * apart, pitch, 0.22, 0.5, 'sine');
    tone(out, at + i * apart, pitch * 4, 0.04, 0.12, 'sine');
  });
}

/**
 * @param {GainNode} out
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} length seconds
 * @param {OscillatorType} type
 */
function tone(out, at, pitch, loud, length, type) {
  const source = out.context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(out, at, loud, length));
  source.start(at);
  source.stop(at + length + 0.05);
}

/**
 * @param {GainNode} out
 * @param {number} at
 * @param {number} loud
 * @param {number} length
 */
function fading(out, at, loud, length) {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(out);
  return gain;
}

/** @param {BaseAudioContext} context */
function burst(context) {
  const buffer = context.createBuffer(1, context.sampleRate * 0.06, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
