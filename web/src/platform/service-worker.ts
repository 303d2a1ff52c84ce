/** Whoever is signed in finds the site on their device; a visitor gets pages as the server draws them. */
export async function keepShell(isSomebody: boolean): Promise<void> {
  // There is none in a page that came unencrypted, and some browsers refuse it in private windows.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const workers = navigator.serviceWorker;
  if (isSomebody) return void (await workers.register('/service-worker.js').catch(() => {}));
  await (await workers.getRegistration())?.unregister();
  await caches.delete('shell');
}
