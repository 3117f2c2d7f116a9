/**
 * Keeps the page that the service worker shows where another cannot be reached: in the language of
 * this one, with the two files that it needs. Of games nothing is kept.
 */
const KEPT = 'offline';

/** @param {import('./site.js').Site} site */
export function keepOfflinePage(site) {
  const able = isSecureContext && 'serviceWorker' in navigator && 'caches' in window;
  if (!able || window !== window.top) return;
  let begun = false;
  site.on('welcome', () => {
    if (begun) return;
    begun = true;
    // Whoever keeps nothing for this site sees what browsers show by themselves.
    whenAtRest(() => keep(site).catch(() => undefined));
  });
}

/** @param {import('./site.js').Site} site */
async function keep(site) {
  const page = site.link('offline');
  // With other words, in another language or with another look, it is another page.
  const { theme = '', contrast = '' } = document.documentElement.dataset;
  const mark = `${page}?${new URLSearchParams({ words: document.body.dataset.words ?? '', theme, contrast })}`;
  const cache = await caches.open(KEPT);
  if (!(await cache.match(mark))) await fill(cache, page, mark);
  await site.away.ready();
}

/**
 * @param {Cache} cache
 * @param {string} page
 * @param {string} mark under which it is kept
 */
async function fill(cache, page, mark) {
  const answer = await fetch(page);
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const parts = [...text.matchAll(/"(\S+\/offline\.(?:css|js))"/g)].map(([, part]) => part);
  const before = await cache.keys();
  await Promise.all(before.map((old) => cache.delete(old)));
  await cache.addAll(parts);
  await cache.put(mark, answer);
}

/** @param {() => void} run when the page has all that it shows */
function whenAtRest(run) {
  const idle = () => setTimeout(run, 1000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
