import type { Page } from '@playwright/test';
import { expect, test as journey } from './journey.ts';
import type { Screen } from './screens/screen.ts';

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

export const test = journey.extend<SiteWalk>({
  contextOptions: { reducedMotion: 'reduce' },
  walkTo: async ({ openBrowser, remembered }, use) => {
    /** One for each person of a walk: a browser that knows the site already is three times as fast. */
    const browsers = new Map<Screen['who'], Page>();

    async function browserOf(who: Screen['who']): Promise<Page> {
      const known = browsers.get(who);
      const page = known ?? (await openBrowser(who === 'visitor' ? undefined : remembered[who]));
      browsers.set(who, page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().setOffline(false);
      return page;
    }

    const everyView = () => true;
    await use(async (screen, look, isWorthIt = everyView) => {
      const { who, address, meanwhile, until, isOnPhonesOnly = false } = screen;
      const page = await browserOf(who);
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
