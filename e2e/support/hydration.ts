import type { Page } from '@playwright/test';

/**
 * Waits until React handles the events of the open page. A page of the server is seen before its code has come: until
 * then only links and fields do what they do without a script. The network may be idle before that, on a slow machine.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    // React names a property of the root when it begins; the site removes the attribute when the page is hydrated.
    const isBegun = root && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
    return isBegun && !root.hasAttribute('data-visitor');
  });
}

/** Opens a page of the server in order to use more of it than its links. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}
