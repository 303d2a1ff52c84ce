import { loadCode } from './platform/load-code.ts';

/** Code that leads to what is on the device. The service worker keeps what was loaded once. */
const neededOffline: readonly (() => Promise<unknown>)[] = [
  () => import('./SiteNotices.tsx'),
  () => import('./home/HomePage.tsx'),
  () => import('./under-way/read-kept.ts'),
];

export function loadOfflineCode(): void {
  for (const load of neededOffline) loadCode(load).catch(() => {});
}
