import type { BrowserContext, Page } from '@playwright/test';
import type { Screen } from '../screens/screen.ts';
import { expect, test as base } from './fixtures.ts';
import { recordPageErrors } from './page-errors.ts';
import type { SavedSession } from './users.ts';

export { expect };

export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

interface CrawlFixtures {
  /** Opens a screen and calls `visit` in every width and colour scheme, or in those that pass `isWanted`. */
  crawl(
    screen: Screen,
    visit: (page: Page, view: View) => Promise<unknown>,
    isWanted?: (view: View) => boolean,
  ): Promise<void>;
}

/** One browser per user and worker: with a warm cache, screens open three times as fast. */
interface SharedBrowsers {
  /** A new tab with the session as it was right after sign-in. */
  openFor(user: Screen['user']): Promise<Page>;
  /** The page errors since the last call. */
  takePageErrors(): string[];
}

const signedOut: SavedSession = { cookies: [], origins: [] };

export const test = base.extend<CrawlFixtures, { browsers: SharedBrowsers }>({
  contextOptions: { reducedMotion: 'reduce' },
  browsers: [
    async ({ browser, server, sessions }, use) => {
      const contexts = new Map<Screen['user'], BrowserContext>();
      const errors: string[] = [];

      async function contextOf(user: Screen['user']): Promise<BrowserContext> {
        const existing = contexts.get(user);
        if (existing) return existing;
        const context = await browser.newContext({ baseURL: server.url });
        recordPageErrors(context, errors);
        contexts.set(user, context);
        return context;
      }

      await use({
        async openFor(user) {
          const context = await contextOf(user);
          await context.setStorageState(user === 'visitor' ? signedOut : sessions[user]);
          return context.newPage();
        },
        takePageErrors: () => errors.splice(0),
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  crawl: async ({ browsers, pageErrors }, use) => {
    const pages = new Map<Screen['user'], Page>();

    async function pageOf(user: Screen['user']): Promise<Page> {
      const page = pages.get(user) ?? (await browsers.openFor(user));
      pages.set(user, page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
      return page;
    }

    const everyView = () => true;
    await use(async (screen, visit, isWanted = everyView) => {
      const { user, address, mock, until, isOnPhonesOnly = false } = screen;
      const page = await pageOf(user);
      await page.setViewportSize(phone);
      if (user === 'visitor') await setServerSideRendering(page, mock === undefined);
      await mock?.(page);
      await page.goto(address);
      await until(page);
      await page.waitForFunction(isLoaded);
      for (const size of isOnPhonesOnly ? [phone] : [phone, desktop]) {
        await page.setViewportSize(size);
        // As tall as the page: fixed bars then cover nothing that scrolling would reveal.
        await page.setViewportSize({ ...size, height: await heightOf(page) });
        for (const colorScheme of ['light', 'dark'] as const) {
          if (!isWanted({ width: size.width, colorScheme })) continue;
          await page.emulateMedia({ colorScheme });
          const html = page.locator('html');
          await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          await visit(page, { width: size.width, colorScheme });
        }
      }
    });
    for (const page of pages.values()) await page.close();
    pageErrors.push(...browsers.takePageErrors());
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
  if (!isOn) await context.addCookies([{ ...cookie, domain: 'localhost', path: '/' }]);
}

const isLoaded = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
