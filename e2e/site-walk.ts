import type { Page } from '@playwright/test';
import { expect, test as journey } from './journey.ts';
import type { Screen } from './screens.ts';

export { expect };

export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** A cheap phone, and a desk. */
const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

interface SiteWalk {
  /** Shows a screen in every width and colour scheme. */
  walkTo(screen: Screen, look: (page: Page, view: View) => Promise<unknown>): Promise<void>;
}

export const test = journey.extend<SiteWalk>({
  contextOptions: { reducedMotion: 'reduce' },
  walkTo: ({ openBrowser, remembered }, use) =>
    use(async ({ who, address, meanwhile, until }, look) => {
      const page = await openBrowser(who === 'visitor' ? undefined : remembered[who]);
      await meanwhile?.(page);
      for (const size of windows) {
        await page.setViewportSize(size);
        await page.goto(address);
        await until(page);
        await page.evaluate(() => document.fonts.ready);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const html = page.locator('html');
          await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          await look(page, { width: size.width, colorScheme });
        }
      }
    }),
});
