import { backoff } from './backoff.js';

/**
 * One connection that comes back by itself. It asks after a silent server every now and then, and
 * takes ten seconds without an answer for a loss.
 *
 * @typedef {import('./protocol.js').Outgoing} Outgoing
 * @typedef {import('./protocol.js').Incoming} Incoming
 * @typedef {'connecting' | 'open' | 'lost' | 'stopped'} SocketState
 * @typedef {{readyState: number, send(text: string): void, close(code?: number): void,
 *   onopen: ((e: any) => void) | null, onmessage: ((e: any) => void) | null,
 *   onclose: ((e: any) => void) | null}} Channel
 * @typedef {{set(run: () => void, ms: number): unknown, clear(id: any): void}} Timers
 */
export const PING_EVERY = 20_000;
export const PATIENCE = 10_000;
const OPEN = 1;
/** Ours to say; a browser that closes a page says another. */
const LOST = 4000;
/** What a server says that is about to stop, to be followed by another. */
const ELSEWHERE = [1001, 1012];
const SOON = 100;

/** @type {Timers} */
const BROWSER_TIMERS = { set: (run, ms) => setTimeout(run, ms), clear: (id) => clearTimeout(id) };

export class Socket {
  /**
   * @param {object} options
   * @param {() => Channel} options.open makes a new connection
   * @param {(message: Outgoing) => void} options.onMessage
   * @param {(state: SocketState) => void} options.onState
   * @param {Timers} [options.timers]
   * @param {() => number} [options.random]
   */
  constructor({ open, onMessage, onState, timers = BROWSER_TIMERS, random = Math.random }) {
    this.open = open;
    this.onMessage = onMessage;
    this.onState = onState;
    this.timers = timers;
    this.random = random;
    this.attempt = 0;
    /** @type {Channel | null} */
    this.channel = null;
    /** @type {unknown} */
    this.timer = undefined;
    /** @type {SocketState} */
    this.state = 'connecting';
  }

  start() {
    this.become(this.attempt === 0 ? 'connecting' : 'lost');
    const channel = this.open();
    this.channel = channel;
    this.after(PATIENCE, () => this.lose());
    channel.onopen = () => this.channel === channel && this.expectPing();
    channel.onmessage = (event) => this.channel === channel && this.receive(event.data);
    channel.onclose = (event) => this.channel === channel && this.closed(event);
  }

  /** @param {Incoming} message @returns {boolean} whether it went out; it may still be lost */
  send(message) {
    if (!this.channel || this.channel.readyState !== OPEN) return false;
    this.channel.send(JSON.stringify(message));
    return true;
  }

  /** The page is looked at again, or the network is back: do not wait any longer. */
  wake() {
    if (this.state === 'stopped') return;
    if (this.channel === null) this.start();
    else if (this.channel.readyState === OPEN) this.ping();
  }

  /**
   * A server that is about to be stopped sends its pages to another, and says so: nothing is lost
   * unless that one does not answer either.
   * @param {{code?: number}} event
   */
  closed(event) {
    if (!ELSEWHERE.includes(event.code ?? 0) || this.state !== 'open') return this.lose();
    this.drop();
    this.become('connecting');
    this.after(this.random() * SOON, () => this.start());
  }

  /** Lets go of a connection that is known to be dead, and tries again later. */
  lose() {
    if (this.state === 'stopped') return;
    this.drop();
    this.become('lost');
    this.after(backoff(this.attempt++, this.random), () => this.start());
  }

  /**
   * The page is put away by its visitor, and says so: a tab that crashes is closed by its browser in
   * the same way, and a game waits longer for it. A page that is kept and shown again wakes it.
   */
  leave() {
    if (this.state === 'stopped') return;
    this.send({ type: 'leave' });
    this.drop();
    this.become('connecting');
  }

  stop() {
    this.drop();
    this.become('stopped');
  }

  /** @param {string} text */
  receive(text) {
    this.expectPing();
    const message = parse(text);
    // Who is sent away hears a refusal alone, and knocks ever more slowly.
    if (message?.type !== 'refused') {
      this.attempt = 0;
      this.become('open');
    }
    if (message && message.type !== 'pong') this.onMessage(message);
  }

  expectPing() {
    this.after(PING_EVERY, () => this.ping());
  }

  ping() {
    this.send({ type: 'ping' });
    this.after(PATIENCE, () => this.lose());
  }

  drop() {
    this.timers.clear(this.timer);
    const channel = this.channel;
    this.channel = null;
    // Not as who leaves by their own will: a game of theirs waits longer for them.
    if (channel) channel.close(LOST);
  }

  /**
   * @param {number} ms
   * @param {() => void} run
   */
  after(ms, run) {
    this.timers.clear(this.timer);
    this.timer = this.timers.set(run, ms);
  }

  /** @param {SocketState} state */
  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.onState(state);
  }
}

/**
 * @param {string} text
 * @returns {Outgoing | null} null for what no version of the server says
 */
function parse(text) {
  try {
    const message = JSON.parse(text);
    return message && typeof message.type === 'string' ? message : null;
  } catch {
    return null;
  }
}
