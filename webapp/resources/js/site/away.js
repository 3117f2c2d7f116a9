/**
 * Tells by the system what the page tells, when no page of Dama is in view; where the visitor wanted
 * it and the browser may.
 *
 * @typedef {'none' | 'denied' | 'off' | 'on'} AwayState
 *   none: the browser cannot, or the page is not a secure one, or in a frame of another's
 * @typedef {{tag: string, title: string, text?: string, url: string}} AwayNotice
 *   one notice for each tag: a newer one takes its place
 */
const KEPT = 'dama.away';
/** Held by every page that is in view, and shared by them. */
const SEEN = 'dama.seen';

export class Away {
  /** @param {string} root where the application lives */
  constructor(root) {
    this.scope = `${root}/`;
    this.worker = `${root}/sw.js`;
    const known = 'Notification' in window && 'serviceWorker' in navigator && 'locks' in navigator;
    this.able = isSecureContext && known && window === window.top;
    /** @type {(() => void) | null} */
    this.release = null;
    if (!this.able) return;
    document.addEventListener('visibilitychange', () => this.look());
    this.look();
  }

  /** @returns {AwayState} */
  get state() {
    if (!this.able) return 'none';
    if (Notification.permission === 'denied') return 'denied';
    return Notification.permission === 'granted' && recall() === 'yes' ? 'on' : 'off';
  }

  /** On, by a click of the visitor: browsers ask them then. */
  async start() {
    if ((await Notification.requestPermission()) === 'granted') remember('yes');
  }

  stop() {
    remember('no');
  }

  /** @returns {Promise<ServiceWorkerRegistration>} */
  async ready() {
    return (await this.registered()) ?? navigator.serviceWorker.register(this.worker, { scope: this.scope });
  }

  /** @returns {Promise<ServiceWorkerRegistration | undefined>} */
  registered() {
    return navigator.serviceWorker.getRegistration(this.scope);
  }

  /** A page in view tells everything itself: what the system was told is taken back. */
  look() {
    if (document.visibilityState !== 'visible') {
      this.release?.();
      this.release = null;
      return;
    }
    if (this.release) return;
    const seen = new Promise((resolve) => (this.release = () => resolve(undefined)));
    // A browser that keeps nothing for this site has no locks either; then each page tells by itself.
    navigator.locks.request(SEEN, { mode: 'shared' }, () => seen).catch(() => undefined);
    if (this.state === 'on') this.forget();
  }

  /** @param {AwayNotice} notice */
  async tell(notice) {
    if (this.state !== 'on' || document.visibilityState === 'visible') return;
    // One page does it, and only while none is in view.
    await navigator.locks
      .request(SEEN, { ifAvailable: true }, (lock) => lock && this.show(notice))
      // The page has it all the same.
      .catch(() => undefined);
  }

  /** @param {AwayNotice} notice */
  async show({ tag, title, text = '', url }) {
    const worker = await this.ready();
    const shown = await worker.getNotifications({ tag });
    if (shown.some((one) => one.title === title && one.body === text)) return;
    const { lang, dir } = document.documentElement;
    const options = { tag, renotify: true, body: text, data: { url }, lang, dir: dir === 'rtl' ? 'rtl' : 'ltr' };
    await worker.showNotification(title, /** @type {NotificationOptions} */ (options));
  }

  /** @param {string} [tag] of what is not to be told any more; everything if there is none */
  async forget(tag) {
    if (this.state !== 'on') return;
    const worker = await this.registered();
    const shown = (await worker?.getNotifications(tag ? { tag } : {})) ?? [];
    for (const one of shown) one.close();
  }
}

function recall() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** @param {'yes' | 'no'} value */
function remember(value) {
  try {
    localStorage.setItem(KEPT, value);
  } catch {
    // Without storage nothing is told in the background, which is what the page then says.
  }
}
