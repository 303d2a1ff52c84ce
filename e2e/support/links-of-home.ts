import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The network may be idle before the code has run, on a slow machine. */
async function isShown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
}

/**
 * The addresses of other pages of the site to which the content of the home links. Its tabs of own courses are empty
 * until a learner begins; the navigation is the same on every page.
 */
export async function linksIn(page: Page): Promise<string[]> {
  await page.goto('/');
  await isShown(page);
  const links = await page.getByRole('main').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(addresses.flatMap((href) => (href && /^\/(?!\?|$)/.test(href) ? href : [])))];
}

/** The addresses in the account menu; none for a visitor. */
export async function linksInMenu(page: Page): Promise<string[]> {
  await page.goto('/');
  await isShown(page);
  const account = page.getByRole('button', { name: /^Conta de / });
  if ((await account.count()) === 0) return [];
  await account.click();
  const links = await page.locator('[popover]').getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/**
 * Pages of the menu that are empty until their user has begun: has missed a question, completed a course, or taken a
 * practice exam with a scale; has learners; or has a plan to choose, where the page says who opens the subscription.
 */
const untilBegun = ['/caderno-de-erros', '/certificados', '/desempenho', '/admin', '/assinatura'];

/** The links of the home and of the account menu that lead to a page without anything on it, which says so. */
export async function emptyTargets(page: Page): Promise<string[]> {
  const empty = [];
  const targets = new Set([...(await linksIn(page)), ...(await linksInMenu(page))]);
  for (const href of targets) {
    if (untilBegun.includes(href)) continue;
    await page.goto(href);
    await isShown(page);
    const state = page.getByRole('main').locator('[data-empty]');
    if ((await state.count()) > 0) empty.push(`${href}: ${await state.first().innerText()}`);
  }
  return empty;
}
