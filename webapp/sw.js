/**
 * Shows what comes while no page of Dama is open, and leads to it; and where a page cannot be reached,
 * one that says so, which pages have kept for that. Nothing else is answered from here.
 */
const KEPT = 'offline';
const PARTS = /\/offline\.(css|js)$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(arrive(event));
  else if (PARTS.test(new URL(request.url).pathname)) event.respondWith(part(request));
});
self.addEventListener('push', (event) => event.waitUntil(pushed(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? ''));
});

/** A page is asked for while this wakes up, and comes no later for it. */
async function begin() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function arrive({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (lost) {
    const cache = await caches.open(KEPT);
    const page = await cache.match(new URL('offline', self.registration.scope), { ignoreSearch: true });
    if (page) return page;
    throw lost;
  }
}

/** Its address tells its content: what is kept is as good. */
async function part(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? fetch(request);
}

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
