/**
 * Installs the service worker for a signed-in user and removes it for a visitor: visitors get pages
 * as the server renders them.
 */
export async function updateServiceWorker(isSignedIn: boolean): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  if (isSignedIn) {
    const isRegistered = await workers.register('/service-worker.js').catch(() => null);
    if (!isRegistered) return;
    // While it is installed, it removes the assets of former releases.
    await workers.ready;
    await keepLoadedAssets().catch(() => {});
    return;
  }
  // That of a public page stays.
  await (await workers.getRegistration('/'))?.unregister();
  await Promise.all(['shell', 'lesson-files', 'essay-files'].map((name) => caches.delete(name)));
}

/** Makes the next page come from the server: what the server writes into each page, such as the brand, has changed. */
export async function forgetKeptPage(): Promise<void> {
  if (!serviceWorkers()) return;
  const shell = await caches.open('shell').catch(() => null);
  await shell?.delete('/_app', { ignoreVary: true });
}

/**
 * Lets one public page open without a network, with the replies at these addresses of the API, which are the same for
 * everybody; other public pages come from the server as ever.
 */
export async function offlinePage(path: string, replies: readonly string[]): Promise<void> {
  const registered = await serviceWorkers()
    ?.register('/service-worker.js', { scope: path })
    .catch(() => null);
  if (!registered) return;
  const cache = await caches.open(`page ${path}`);
  await cache.addAll([...replies]).catch(() => {});
}

/** Browsers offer service workers only over https, and some not in private windows. */
const serviceWorkers = () =>
  'serviceWorker' in navigator && import.meta.env.PROD ? navigator.serviceWorker : undefined;

/**
 * Keeps the code that the service worker did not answer, because it was requested before the worker
 * controlled the page: a reload without a network needs it.
 */
async function keepLoadedAssets(): Promise<void> {
  const cache = await caches.open('shell');
  const keep = async ({ name: address }: PerformanceEntry) => {
    if (!address.startsWith(`${location.origin}/assets/`)) return;
    if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
  };
  new PerformanceObserver((loaded) => {
    for (const entry of loaded.getEntries()) keep(entry).catch(() => {});
  }).observe({ type: 'resource', buffered: true });
}
