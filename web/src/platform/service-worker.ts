/**
 * Installs the service worker for a signed-in user and removes it for a visitor: visitors get pages
 * as the server renders them.
 */
export async function updateServiceWorker(isSignedIn: boolean): Promise<void> {
  // Browsers offer service workers only over https, and some not in private windows.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  if (isSignedIn) {
    const isRegistered = await workers.register('/service-worker.js').catch(() => null);
    if (!isRegistered) return;
    // While it is installed, it removes the assets of former releases.
    await workers.ready;
    await keepLoadedAssets().catch(() => {});
    return;
  }
  await (await workers.getRegistration())?.unregister();
  await Promise.all(['shell', 'lesson-files'].map((name) => caches.delete(name)));
}

/** The code that this page loaded before the service worker was there: a reload without a network needs it. */
async function keepLoadedAssets(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open('shell');
  await cache.addAll(
    [...new Set(loaded)].filter((url) => url.startsWith(`${location.origin}/assets/`)),
  );
}
