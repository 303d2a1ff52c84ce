/**
 * Installs the service worker for a signed-in user and removes it for a visitor: visitors get pages
 * as the server renders them.
 */
export async function updateServiceWorker(isSignedIn: boolean): Promise<void> {
  // Browsers offer service workers only over https, and some not in private windows.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  if (isSignedIn) return void (await workers.register('/service-worker.js').catch(() => {}));
  await (await workers.getRegistration())?.unregister();
  await caches.delete('shell');
}
