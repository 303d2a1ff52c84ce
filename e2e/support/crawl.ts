import type { BrowserContext, Page } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { expect, test as base } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { type PageError, recordPageErrors } from './page-errors.ts';
import type { SavedSession, SignedInUser } from './users.ts';

export { expect };

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

interface CrawlFixtures {
  /** Widths in which `crawl` shows a screen besides that of the phone, in pixels. */
  wideWidths: readonly number[];
  /** Opens a screen in the window of a phone and waits until it is complete. */
  show(screen: Screen): Promise<Page>;
  /** Opens a screen that needs no mocked reply, answered by the service worker as on every visit but the first. */
  showAgain(screen: Screen): Promise<Page>;
  /** Opens a screen and calls `visit` in every width and colour scheme, or in those that pass `isWanted`; returns its page. */
  crawl(
    screen: Screen,
    visit: (page: Page, view: View) => Promise<unknown>,
    isWanted?: (view: View) => boolean,
  ): Promise<Page>;
}

/** One browser per user and worker: with a warm cache, screens open three times as fast. */
interface SharedBrowsers {
  /** A new tab with the session as it was right after sign-in. */
  openFor(user: Screen['user']): Promise<Page>;
  /** A tab of a browser in which the service worker of the site is active. */
  openAgainFor(user: SignedInUser): Promise<Page>;
  /** The page errors since the last call. */
  takePageErrors(): PageError[];
}

const signedOut: SavedSession = { cookies: [], origins: [] };

export const test = base.extend<CrawlFixtures, { browsers: SharedBrowsers }>({
  wideWidths: [[desktop.width], { option: true }],
  contextOptions: { reducedMotion: 'reduce' },
  browsers: [
    async ({ browser, server, sessions }, use) => {
      const contexts = new Map<Screen['user'], BrowserContext>();
      const returning = new Map<SignedInUser, BrowserContext>();
      const errors: PageError[] = [];

      async function contextOf(user: Screen['user']): Promise<BrowserContext> {
        const existing = contexts.get(user);
        if (existing) return existing;
        const context = await browser.newContext({ baseURL: server.url });
        recordPageErrors(context, errors);
        contexts.set(user, context);
        return context;
      }

      async function returningContextOf(user: SignedInUser): Promise<BrowserContext> {
        const existing = returning.get(user);
        if (existing) return existing;
        const context = await browser.newContext({
          baseURL: server.url,
          serviceWorkers: 'allow',
          storageState: sessions[user],
        });
        recordPageErrors(context, errors);
        returning.set(user, context);
        const page = await context.newPage();
        await page.goto('/');
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.close();
        return context;
      }

      await use({
        openAgainFor: async (user) => (await returningContextOf(user)).newPage(),
        async openFor(user) {
          const context = await contextOf(user);
          await context.setStorageState(user === 'visitor' ? signedOut : sessions[user]);
          return context.newPage();
        },
        takePageErrors: () => errors.splice(0),
      });
      for (const context of [...contexts.values(), ...returning.values()]) await context.close();
    },
    { scope: 'worker' },
  ],
  show: async ({ browsers, pageErrors }, use) => {
    const pages = new Map<Screen['user'], Page>();
    const mocked = new Set<Page>();

    async function pageOf(user: Screen['user']): Promise<Page> {
      const page = pages.get(user) ?? (await browsers.openFor(user));
      pages.set(user, page);
      await page.context().setOffline(false);
      // Leaving the former state ends its calls; a mock that is removed would let a pending one through.
      if (mocked.delete(page)) await page.goto('/robots.txt');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return page;
    }

    await use(async ({ user, address, mock, until }) => {
      const page = await pageOf(user);
      await page.setViewportSize(phone);
      if (user === 'visitor') await setServerSideRendering(page, mock === undefined);
      if (mock) mocked.add(page);
      await mock?.(page);
      await openHydrated(page, address);
      await until(page);
      await page.waitForFunction(isLoaded);
      return page;
    });
    for (const page of pages.values()) await page.close();
    pageErrors.push(...browsers.takePageErrors());
  },
  showAgain: async ({ browsers, pageErrors }, use) => {
    const pages: Page[] = [];
    await use(async ({ user, address, until }) => {
      if (user === 'visitor') throw new Error('The service worker is for signed-in users');
      const page = await browsers.openAgainFor(user);
      pages.push(page);
      await page.setViewportSize(phone);
      await page.goto(address);
      await until(page);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
      await page.waitForFunction(isLoaded);
      return page;
    });
    for (const page of pages) await page.close();
    pageErrors.push(...browsers.takePageErrors());
  },
  crawl: async ({ show, wideWidths }, use) => {
    const everyView = () => true;
    await use(async (screen, visit, isWanted = everyView) => {
      const page = await show(screen);
      const wide = wideWidths.map((width) => ({ ...desktop, width }));
      for (const size of screen.isOnPhonesOnly ? [phone] : [phone, ...wide]) {
        const schemes = (['light', 'dark'] as const).filter((colorScheme) =>
          isWanted({ width: size.width, colorScheme }),
        );
        if (schemes.length === 0) continue;
        await page.setViewportSize(size);
        // As tall as the page: fixed bars then cover nothing that scrolling would reveal.
        await page.setViewportSize({ ...size, height: await heightOf(page) });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const html = page.locator('html');
          await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          await visit(page, { width: size.width, colorScheme });
        }
      }
      return page;
    });
  },
});

/**
 * The server renders public pages for visitors, with data that no mocked call can change. It renders
 * nothing for a request with a session cookie: the page then calls the API itself.
 */
async function setServerSideRendering(page: Page, isOn: boolean): Promise<void> {
  const cookie = { name: 'sabia.session_token', value: 'invalid' };
  const context = page.context();
  await context.clearCookies({ name: cookie.name });
  if (isOn) return;
  await context.addCookies([{ ...cookie, domain: 'localhost', path: '/' }]);
  // Signed-in users get the catalogue of visitors: here the page of an address that renders in the browser.
  await page.route(
    ({ pathname }) => pathname === '/cursos',
    async (route) => {
      const url = new URL('/perfil', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
}

const isLoaded = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
