import { byId, say } from '../dom.js';
import { Socket } from '../game/socket.js';
import { loadWords } from '../words.js';
import { loadAnew } from './anew.js';
import { Away } from './away.js';
import { startClaims } from './claims.js';
import { Flag } from './flag.js';
import { startGames } from './games.js';
import { startHeader } from './header.js';
import { startLook } from './look.js';
import { startManners } from './manners.js';
import { Notices } from './notices.js';
import { keepOfflinePage } from './offline.js';
import { startSecrets } from './secrets.js';
import { startPersonal } from './personal.js';
import { Sound } from './sound.js';
import { startTelling } from './telling.js';
import { localTimes } from './times.js';

/**
 * What every page of Dama has: words, one connection, notices, sound, and the visitor.
 *
 * @typedef {import('../game/protocol.js').Outgoing} Outgoing
 * @typedef {import('../game/protocol.js').Incoming} Incoming
 * @typedef {(message: any) => void} Listener
 */
export class Site {
  /** @param {import('../words.js').Words} words */
  constructor(words) {
    this.words = words;
    this.root = document.body.dataset.root ?? '';
    /** Where games are shown: in the frame of another site they stay in that frame. */
    this.home = document.body.dataset.home ?? '';
    this.room = document.body.dataset.room ?? 'page';
    this.sound = new Sound();
    this.away = new Away(this.root);
    this.notices = new Notices(words, this.away);
    this.flag = new Flag(words);
    /** @type {import('../game/protocol.js').Person | null} */
    this.me = null;
    /** Whether this visitor may moderate. */
    this.moderates = false;
    /** @type {number[]} those whom this visitor has blocked */
    this.blocked = [];
    /** @type {number[]} those whom this visitor has marked as friends */
    this.friends = [];
    /** @type {Map<string, Listener[]>} */
    this.listeners = new Map();
    this.socket = new Socket({
      open: () => new WebSocket(address(this.root, this.room)),
      onMessage: (message) => this.hear(message),
      onState: (state) => this.tell('connection', { type: 'connection', state }),
    });
    /** Whether a game that begins should be gone to at once; the game page decides for itself. */
    this.follow = () => this.room === 'lobby' || document.body.dataset.page === 'invite';
  }

  /**
   * @param {Outgoing['type'] | 'connection' | '*'} type
   * @param {Listener} listener
   */
  on(type, listener) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  /** @param {Incoming} message @returns {boolean} whether it went out; what matters is sent again */
  send(message) {
    return this.socket.send(message);
  }

  /**
   * For what is done at once or not at all: says so if there is no connection.
   * @param {Incoming} message
   * @returns {boolean} whether it went out
   */
  ask(message) {
    const sent = this.send(message);
    if (!sent) this.notices.show({ key: 'refused', title: this.words.of('connection.lost') });
    return sent;
  }

  /** @param {Outgoing} message */
  hear(message) {
    // The browser was signed in or out meanwhile: what the page shows is somebody else's.
    if (message.type === 'welcome' && this.me && this.me.id !== message.me.id) return loadAnew();
    if (message.type === 'welcome' || message.type === 'renamed') this.me = message.me;
    this.tell(message.type, message);
    this.tell('*', message);
  }

  /**
   * @param {string} type
   * @param {any} message
   */
  tell(type, message) {
    for (const listener of this.listeners.get(type) ?? []) listener(message);
  }

  /**
   * @param {{code: string, number: number, until?: string}} refused
   * @returns {string} the sentence of a refusal
   */
  refusal({ code, number, until }) {
    const key = `refused.${code}`;
    const values = { n: number, until: until ? this.words.time(until) : '' };
    return this.words.of(this.words.has(key) ? key : 'refused.other', values);
  }

  /**
   * @param {import('../game/protocol.js').Running[]} games
   * @returns {import('../game/protocol.js').Running[]} those that are played on other pages
   */
  elsewhere(games) {
    return games.filter((game) => game.id !== this.room);
  }

  /** @param {string} id @returns {string} the address of a game's page */
  game(id) {
    return `${this.root}${this.home}/game/${id}`;
  }

  /** @param {string} path below the application's own address, without a slash in front */
  link(path) {
    return `${this.root}/${path}`;
  }
}

/**
 * @param {string} root
 * @param {string} room
 */
function address(root, room) {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}${root}/socket/${encodeURIComponent(room)}`;
}

/** @returns {Promise<Site>} with everything in place but the connection, which `connect` opens */
export async function startSite() {
  const { lang } = document.documentElement;
  const words = await loadWords(lang, document.body.dataset.words ?? '');
  const site = new Site(words);
  startManners(site);
  startHeader(site);
  startLook(site);
  startPersonal(site);
  startGames(site);
  startClaims(site);
  startTelling(site);
  startSecrets(words);
  keepOfflinePage(site);
  localTimes(words);
  showConnection(site);
  return site;
}

/** @param {Site} site */
export function connect(site) {
  const { socket } = site;
  // Coming back by itself would make somebody new of whoever wanted to be gone.
  site.on('refused', ({ code }) => {
    if (code === 'erased') socket.stop();
  });
  socket.start();
  addEventListener('online', () => socket.wake());
  addEventListener('offline', () => socket.lose());
  // Not when it is only out of view: who looks at something else on a phone is about to come back.
  addEventListener('pagehide', () => socket.leave());
  addEventListener('pageshow', (event) => event.persisted && socket.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.wake();
  });
}

/** @param {Site} site */
function showConnection(site) {
  const bar = byId('connection');
  let wasLost = false;
  site.on('connection', ({ state }) => {
    document.body.dataset.connection = state;
    if (state === 'lost') say(bar, site.words.of('connection.lost'));
    if (state === 'open' && wasLost) say(bar, site.words.of('connection.back'));
    wasLost = state === 'lost' || (wasLost && state === 'connecting');
  });
}
