/**
 * Shows what comes while no page of Dama is open, and leads to it. It stands between no page and the
 * server: nothing is kept, nothing is answered from here.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(pushed(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? ''));
});

/** Only Dama's own server can have sealed it. A page that is in view tells it by itself. */
async function pushed(data) {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (!data || pages.some((page) => page.visibilityState === 'visible')) return;
  const { title, body, tag, url, lang, dir } = data.json();
  await self.registration.showNotification(title, { body, tag, lang, dir, renotify: true, data: { url } });
}

/** @param {string} url below the address of the application, wherever it came from */
async function open(url) {
  const scope = new URL(self.registration.scope);
  const wanted = new URL(url, scope);
  const inside = wanted.origin === scope.origin && wanted.pathname.startsWith(scope.pathname);
  const { href } = inside ? wanted : scope;
  const pages = await self.clients.matchAll({ type: 'window' });
  const shown = pages.find((page) => page.url.split('#')[0] === href);
  return shown ? shown.focus() : self.clients.openWindow(href);
}
