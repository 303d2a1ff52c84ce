import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the service worker has the page and all code that the page has loaded: a reload without a network needs both. */
export const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const code = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.startsWith(`${location.origin}/assets/`));
        const needed = ['/_app', ...code];
        const kept = await Promise.all(
          needed.map((address) => caches.match(address, { ignoreVary: true })),
        );
        return needed.filter((_, at) => !kept[at]);
      }),
    )
    .toEqual([]);

/** Waits until the service worker has the workers that read cards and PDF files, with their WebAssembly. */
export const untilReadersKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await (await caches.open('shell')).keys();
        return kept.filter(({ url }) => /\.wasm(\.js)?$/.test(url)).length;
      }),
    )
    .toBe(5);

/** The number of contents of courses that can be read without a network. */
export const keptContents = async (page: Page): Promise<number> =>
  (await keptContentIds(page)).length;

/** The ids of these contents. */
export const keptContentIds = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('sabia.replies');
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('contents')) return resolve([]);
          const keys = database.transaction('contents').objectStore('contents').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

/** The reply to a route that the device keeps, as text; '""' without one. */
export const keptReply = (page: Page, route: string) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('sabia.replies');
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('replies')) return resolve('');
          const read = database.transaction('replies').objectStore('replies').get(name);
          read.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(read.result ?? ''));
          };
        };
      }),
    route,
  );
