// Opens the site for whoever is signed in from what the device has; installed and taken away by
// src/platform/service-worker.ts. It keeps the page that draws itself and the code that this page names,
// and nothing that an API answers. docs/decisions/0022-first-paint.md gives the reason and how to remove it.

/** Asked without a cookie: it is nobody's page. */
const shell = new Request('/', { credentials: 'omit', cache: 'no-cache' });
const named = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** What a server answers itself; no screen of the site begins like that. */
const served = /^\/(v1|identity|files|webhooks|dev|health|metrics)\b|\.\w+$/;

const openCache = () => caches.open('shell');

/** The page with what it names, whole or not at all. */
async function keep() {
  const page = await fetch(shell);
  if (!page.ok) return;
  const cache = await openCache();
  const before = await cache.match(shell, { ignoreVary: true });
  const text = await page.clone().text();
  if (text === (await before?.text())) return;
  // Each once: a list that names one twice is refused.
  const assets = [...new Set(Array.from(text.matchAll(named), ([, path]) => path))];
  await cache.addAll(assets);
  await cache.put(shell, page);
  const current = new Set([shell.url, ...assets.map((path) => new URL(path, shell.url).href)]);
  for (const kept of await cache.keys()) if (!current.has(kept.url)) await cache.delete(kept);
}

/** At once from the device; a new version is there the next time. */
async function open(event) {
  const kept = await (await openCache()).match(shell, { ignoreVary: true });
  if (!kept) return fetch(event.request);
  event.waitUntil(keep().catch(() => {}));
  return kept;
}

/** A release no longer has what the page of an earlier one names: the next page is the server's. */
async function bring(request) {
  const kept = await (await openCache()).match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 404) await caches.delete('shell');
  return answer;
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(bring(event.request));
  else if (mode === 'navigate' && !served.test(pathname)) event.respondWith(open(event));
});
