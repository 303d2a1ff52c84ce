/**
 * The code on this device: the page and the assets that the service worker (public/service-worker.js) has in its cache. Without
 * a network the site has no other code.
 */
const name = 'shell';
const page = '/_app';
/** As the service worker finds the assets of a page. */
const assetLinks = /(?:src|href)="(\/assets\/[^"]+)"/g;

const isAsset = (address: string): boolean => address.startsWith(`${location.origin}/assets/`);

/**
 * Keeps these assets and those that this page has loaded, and returns them with all that were kept before. Rejects without a
 * network for them, or without space.
 */
export async function keepCode(further: readonly string[]): Promise<string[]> {
  const cache = await caches.open(name);
  const addresses = [
    ...performance.getEntriesByType('resource').map((entry) => entry.name),
    ...further.map((address) => new URL(address, location.href).href),
  ];
  for (const address of addresses.filter(isAsset))
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
  return (await cache.keys()).map(({ url }) => url).filter(isAsset);
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
