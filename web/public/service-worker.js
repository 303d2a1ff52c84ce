// Service worker: opens the site for a signed-in user from the device. It caches index.html, the
// assets that it names and those that a visit loaded, and no reply of the API. Without a network it answers with the images
// that src/platform/device/device-files.ts and taken-pages.ts keep. src/platform/service-worker.ts installs and removes it;
// docs/decisions/0040-service-worker.md says why.
// With the scope of one public page, such as the calculator's, it serves that page, and only where there is no network.

const { pathname: scope } = new URL(registration.scope);
const isForSite = scope === '/';

/** The page without a screen, of no particular user: requested without cookies, and not from '/', which shows visitors the front page. */
const page = new Request(isForSite ? '/_app' : scope, { credentials: 'omit', cache: 'no-cache' });
const assetLinks = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Paths that the server answers itself; every other path is a screen of the site. */
const serverPaths = /^\/(v1|identity|files|dev|health|metrics)\b|\.\w+$/;

/** The pages of essays that were taken along. */
const pages = 'essay-files';

/** `offlinePage` of src/platform/service-worker.ts uses the same name. */
const cacheName = isForSite ? 'shell' : `page ${scope}`;
const openCache = () => caches.open(cacheName);

/** Stores the page with all its assets, or nothing if one of them fails. */
async function updateCache() {
  const response = await fetch(page);
  if (!response.ok) return;
  const cache = await openCache();
  const before = await cache.match(page, { ignoreVary: true });
  const html = await response.clone().text();
  if (html === (await before?.text())) return;
  // `addAll` refuses a list that names an address twice.
  const assets = [...new Set(Array.from(html.matchAll(assetLinks), ([, path]) => path))];
  await cache.addAll(assets);
  await cache.put(page, response);
  const current = new Set([page.url, ...assets.map((path) => new URL(path, page.url).href)]);
  for (const cached of await cache.keys()) {
    if (current.has(cached.url) || new URL(cached.url).pathname.startsWith('/v1/')) continue;
    await cache.delete(cached);
  }
}

/** The reply of the network; without one the kept reply. */
async function askNetwork(event, kept) {
  try {
    const response = await fetch(event.request);
    if (event.request.mode === 'navigate') event.waitUntil(updateCache().catch(() => {}));
    return response;
  } catch (problem) {
    const response = await (await openCache()).match(kept, { ignoreVary: true });
    if (!response) throw problem;
    return response;
  }
}

/** The cached page at once; a new version is stored for the next visit. */
async function openPage(event) {
  const cached = await (await openCache()).match(page, { ignoreVary: true });
  event.waitUntil(updateCache().catch(() => {}));
  event.waitUntil(removeEndedPages().catch(() => {}));
  return cached ?? fetch(event.request);
}

/** A 404 means that a new release has replaced the asset: the next page then comes from the server. */
async function fetchAsset(request) {
  const cached = await (await openCache()).match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.status === 404) await caches.delete(cacheName);
  if (response.ok) await (await openCache()).put(request, response.clone());
  return response;
}

async function fetchImage(request, pathname) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = (await keptImage('lesson-files', pathname)) ?? (await keptImage(pages, pathname));
    if (!kept) throw problem;
    return kept;
  }
}

/** Another width of a kept image does, too: the window may have another size now. */
async function keptImage(name, pathname) {
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const [image] = /^\/files\/[a-z\d]+/.exec(pathname) ?? [];
  const other = (await cache.keys()).find(({ url }) => url.includes(`${image}-`));
  return (await cache.match(pathname, { ignoreSearch: true })) ?? (other && cache.match(other));
}

/** The pages of an essay leave the device when its claim has ended, whichever page is open then. */
async function removeEndedPages() {
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    if (Date.parse(kept?.headers.get('x-ends-at')) < Date.now()) await cache.delete(key);
  }
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(updateCache());
});

// The page that installs it loads more assets while its user goes on.
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { mode, url, destination } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fetchAsset(event.request));
  else if (destination === 'image' && pathname.startsWith('/files/'))
    event.respondWith(fetchImage(event.request, pathname));
  else if (!isForSite && mode === 'navigate') event.respondWith(askNetwork(event, page));
  else if (!isForSite && pathname.startsWith('/v1/') && event.request.method === 'GET')
    event.respondWith(askNetwork(event, event.request));
  else if (mode === 'navigate' && !serverPaths.test(pathname)) event.respondWith(openPage(event));
});
