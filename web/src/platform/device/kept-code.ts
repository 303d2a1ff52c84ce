/**
 * The code on this device: the page and the assets that the service worker (public/service-worker.js) has in its cache. Without
 * a network the site has no other code.
 */
const name = 'shell';
const page = '/_app';
/** As the service worker finds the assets of a page. */
const assetLinks = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** The addresses of the assets that this page has loaded. */
const loaded = new Set<string>();

const isAsset = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);

/**
 * From now on keeps the code that the service worker did not answer, because it was requested before the worker controlled the
 * page: a reload without a network needs it.
 */
export async function keepLoadedCode(): Promise<void> {
  const cache = await caches.open(name);
  const keep = async ({ name: address }: PerformanceEntry) => {
    if (!isAsset(address)) return;
    loaded.add(address);
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
  };
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) keep(entry).catch(() => {});
  }).observe({ type: 'resource', buffered: true });
}

/** All assets that this page has loaded, and these; keeps those that are not kept yet. Rejects without a network for them, or without space. */
export async function keepCode(further: readonly string[]): Promise<string[]> {
  const entries = performance.getEntriesByType('resource').map((entry) => entry.name);
  const addresses = new Set([
    ...loaded,
    ...entries.filter(isAsset),
    ...further.map((address) => new URL(address, location.href).href),
  ]);
  const cache = await caches.open(name);
  for (const address of addresses)
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
  return [...addresses];
}

/** Of the page, its assets and these addresses those that are not on the device. */
export async function missingCode(addresses: readonly string[]): Promise<string[]> {
  if (typeof caches === 'undefined' || !(await caches.has(name))) return [page, ...addresses];
  const cache = await caches.open(name);
  const html = await (await cache.match(page, { ignoreVary: true }))?.text();
  if (html === undefined) return [page];
  const named = Array.from(html.matchAll(assetLinks), ([, path = '']) => path);
  const needed = [...new Set([...named, ...addresses])];
  const kept = await Promise.all(
    needed.map((address) => cache.match(address, { ignoreVary: true })),
  );
  return needed.filter((_, at) => !kept[at]);
}
