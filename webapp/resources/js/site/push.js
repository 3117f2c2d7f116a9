/**
 * Asks the service of the browser's maker to bring what the server sends while every page is closed.
 *
 * @typedef {'on' | 'noKeys' | 'none' | 'failed'} Closed
 *   noKeys: the owner of the site has made none; none: the browser does not offer it
 * @typedef {{key: string, endpoint?: string, language?: string}} Offered as the server has it
 */
export class Push {
  /** @param {string} root where the application lives */
  constructor(root) {
    this.address = `${root}/push`;
  }

  /**
   * Asks, unless all is as it was.
   * @param {ServiceWorkerRegistration} worker
   * @returns {Promise<Closed>}
   */
  async start(worker) {
    if (!worker.pushManager) return 'none';
    try {
      const offered = await this.offered();
      if (!offered.key) return 'noKeys';
      const subscription = await subscribe(worker.pushManager, bytes(offered.key));
      const { endpoint, keys } = subscription.toJSON();
      const same = offered.endpoint === endpoint && offered.language === document.documentElement.lang;
      return same || (await this.send('', { endpoint: endpoint ?? '', ...keys })) ? 'on' : 'failed';
    } catch {
      return 'failed';
    }
  }

  /** @param {ServiceWorkerRegistration | undefined} worker */
  async stop(worker) {
    await this.send('/end', {});
    const subscription = await worker?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  }

  /** @returns {Promise<Offered>} */
  async offered() {
    return (await fetch(this.address)).json();
  }

  /**
   * @param {string} path
   * @param {Record<string, string>} fields
   */
  async send(path, fields) {
    const answer = await fetch(this.address + path, { method: 'POST', body: new URLSearchParams(fields) });
    return answer.ok;
  }
}

/**
 * A browser keeps to the key with which it was asked first.
 * @param {PushManager} manager
 * @param {Uint8Array<ArrayBuffer>} key
 */
async function subscribe(manager, key) {
  const before = await manager.getSubscription();
  if (before && String(new Uint8Array(before.options.applicationServerKey ?? new ArrayBuffer(0))) === String(key)) {
    return before;
  }
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** @param {string} text in base64url */
function bytes(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
