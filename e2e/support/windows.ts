import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { layoutFaults } from './layout-faults.ts';

export interface Size {
  width: number;
  height: number;
}

export const phone = { width: 360, height: 740 };
export const narrowPhone = { width: 320, height: 640 };
export const phones: readonly Size[] = [phone, narrowPhone];
const tablet = { width: 768, height: 1024 };
/** The narrowest one in which pages have columns. */
const narrowLaptop = { width: 1024, height: 768 };
export const laptop = { width: 1366, height: 768 };
export const wideWindows: readonly Size[] = [
  tablet,
  narrowLaptop,
  laptop,
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/**
 * For the states of a screen that is seen in all windows: the narrowest window of each layout, where the least fits.
 * `npm run screens` looks at every state in all windows.
 */
export const windowsOfStates: readonly Size[] = [tablet, narrowLaptop];
/** Ordinary laptops, and a phone that is held sideways. */
export const lowWindows: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
];
/** Lessons differ by their texts and tables; the screens of the player are seen in all windows. */
export const lessonWindows: readonly Size[] = [narrowPhone, narrowLaptop];
/** Notices above a screen take height, and the clock of an exam stays below them. */
export const windowsWithNotices: readonly Size[] = [phone, { width: 844, height: 390 }, laptop];
/** The service worker changes only the order in which stylesheets and scripts arrive. */
export const windowsAgain: readonly Size[] = [phone, laptop];

/** Resizes one page through the windows: seven times faster than to load it in each. */
export async function expectNoFaults(
  page: Page,
  name: string,
  sizes: readonly Size[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A pointer over a chart would open its tooltip.
    await page.mouse.move(0, 0);
    const view = `${name}, ${size.width} x ${size.height}`;
    expect.soft(await layoutFaults(page), view).toEqual([]);
  }
}
