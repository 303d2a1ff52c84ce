import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * The addresses of other pages of the site to which the content of the home links. Its tabs of own courses are empty
 * until a learner begins; the navigation is the same on every page.
 */
export async function linksIn(page: Page): Promise<string[]> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page.getByRole('main').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.flatMap((href) => (href && /^\/(?!\?|$)/.test(href) ? href : [])))];
}

/** The links of the home that lead to a page without anything on it, which says so. */
export async function emptyTargets(page: Page): Promise<string[]> {
  const empty = [];
  for (const href of await linksIn(page)) {
    await page.goto(href);
    await page.waitForLoadState('networkidle');
    const state = page.getByRole('main').locator('[data-empty]');
    if ((await state.count()) > 0) empty.push(`${href}: ${await state.first().innerText()}`);
  }
  return empty;
}
