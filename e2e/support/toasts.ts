import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const messages = new WeakMap<Page, string[]>();

/**
 * Records the toasts of a browser's pages. A toast is gone after two seconds (product.md WEB3): on a slow machine, before
 * a test looks for it.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  context.on('page', (page) => messages.set(page, []));
  await context.exposeBinding('recordToast', ({ page }, message: string) => {
    messages.get(page)?.push(message);
  });
  await context.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast(message: string): void };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('[role=status] > [data-kind]'))
            recordToast(node.lastElementChild?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast that has not been expected before; it may be gone already. */
export async function expectToast(page: Page, message: string | RegExp): Promise<void> {
  const shown = messages.get(page) ?? [];
  const isMeant = (text: string) =>
    typeof message === 'string' ? text === message : message.test(text);
  await expect
    .poll(() => shown, `toast “${message}”`)
    .toContainEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  shown.splice(0, shown.findIndex(isMeant) + 1);
}
