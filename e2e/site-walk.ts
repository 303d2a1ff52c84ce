import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as journey } from './journey.ts';
import type { Remembered } from './people.ts';
import type { Screen } from './screens/screen.ts';
import { watch } from './troubles.ts';

export { expect };

export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

interface SiteWalk {
  /** Shows a screen in every width and colour scheme, or in those that are worth a look. */
  walkTo(
    screen: Screen,
    look: (page: Page, view: View) => Promise<unknown>,
    isWorthIt?: (view: View) => boolean,
  ): Promise<void>;
}

/** A browser that knows the site already is three times as fast: each worker has one for each person. */
interface Browsers {
  /** As somebody who opens the site for the first time since they signed in, in a new tab. */
  openFor(who: Screen['who']): Promise<Page>;
  /** What went wrong since this was last asked. */
  takeTroubles(): string[];
}

const nobody: Remembered = { cookies: [], origins: [] };

export const test = journey.extend<SiteWalk, { browsers: Browsers }>({
  contextOptions: { reducedMotion: 'reduce' },
  browsers: [
    async ({ browser, school, remembered }, use) => {
      const contexts = new Map<Screen['who'], BrowserContext>();
      const troubles: string[] = [];

      async function contextOf(who: Screen['who']): Promise<BrowserContext> {
        const known = contexts.get(who);
        if (known) return known;
        const context = await browser.newContext({ baseURL: school.url });
        watch(context, troubles);
        contexts.set(who, context);
        return context;
      }

      await use({
        async openFor(who) {
          const context = await contextOf(who);
          await context.setStorageState(who === 'visitor' ? nobody : remembered[who]);
          return context.newPage();
        },
        takeTroubles: () => troubles.splice(0),
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  walkTo: async ({ browsers, troubles }, use) => {
    const pages = new Map<Screen['who'], Page>();

    async function pageOf(who: Screen['who']): Promise<Page> {
      const page = pages.get(who) ?? (await browsers.openFor(who));
      pages.set(who, page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
      return page;
    }

    const everyView = () => true;
    await use(async (screen, look, isWorthIt = everyView) => {
      const { who, address, meanwhile, until, isOnPhonesOnly = false } = screen;
      const page = await pageOf(who);
      await page.setViewportSize(phone);
      if (who === 'visitor') await letDrawItself(page, meanwhile !== undefined);
      await meanwhile?.(page);
      await page.goto(address);
      await until(page);
      await page.waitForFunction(isDrawn);
      for (const size of isOnPhonesOnly ? [phone] : [phone, desk]) {
        await page.setViewportSize(size);
        // Nothing is under a bar that stays in place, where scrolling would bring it forth.
        await page.setViewportSize({ ...size, height: await heightOf(page) });
        for (const colorScheme of ['light', 'dark'] as const) {
          if (!isWorthIt({ width: size.width, colorScheme })) continue;
          await page.emulateMedia({ colorScheme });
          const html = page.locator('html');
          await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          await look(page, { width: size.width, colorScheme });
        }
      }
    });
    for (const page of pages.values()) await page.close();
    troubles.push(...browsers.takeTroubles());
  },
});

/**
 * For visitors the server draws public pages. What it does meanwhile is seen only by a page that asks,
 * as the server takes whoever holds this cookie for somebody.
 */
async function letDrawItself(page: Page, isSo: boolean): Promise<void> {
  const cookie = { name: 'sabia.session_token', value: 'of-nobody' };
  const context = page.context();
  await context.clearCookies({ name: cookie.name });
  if (isSo) await context.addCookies([{ ...cookie, domain: 'localhost', path: '/' }]);
}

const isDrawn = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
