import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';

/** Records what moves in each view transition. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const names = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .filter((name) => typeof name === 'string')
          .filter((name) => name.startsWith('::view-transition-group'));
        moved.push(names);
      };
      transition.ready.then(record, () => {});
      return transition;
    };
  });

const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[][] }).moved);

test('a card opens into its page: only its cover moves', async ({ page }) => {
  await recordTransitions(page);
  await openHydrated(page, '/cursos');
  const card = page.getByRole('article').nth(1).getByRole('link');
  const title = await card.innerText();
  // The page is loaded ahead; a skeleton that is replaced during the transition ends it.
  const loaded = page.waitForResponse(/\/preview$/);
  await card.hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => moved(page)).toEqual([['::view-transition-group(opened-cover)']]);

  await test.step('a second card at once ends the first transition without an error of the page', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible();
    const other = await page.getByRole('article').nth(2).getByRole('link').innerText();
    await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLElement>('article a');
      for (const link of [links[1], links[2]]) {
        link?.focus();
        link?.click();
      }
    });
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  });
});

test('nothing moves for a user who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await openHydrated(page, '/cursos');
  await page.getByRole('article').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect.poll(() => moved(page)).toEqual([[]]);
});
