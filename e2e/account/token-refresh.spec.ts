import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';

const signedInAt = new Date('2026-11-21T09:00:00-03:00').getTime();
const minutes = 60_000;

/** Opens the catalogue anew, at this time on the learner's clock; answers how many tokens were asked for. */
async function visit(page: Page, time: number): Promise<number> {
  let tokens = 0;
  const count = (request: { url(): string }) => {
    if (request.url().endsWith('/identity/token')) tokens += 1;
  };
  page.on('request', count);
  await page.clock.setFixedTime(time);
  // The page shows what it knows from the visit before; the calls with a token come later.
  await Promise.all([
    page.waitForResponse(/\/v1\/users\/provider\//),
    page.waitForResponse(/\/v1\/courses\/paginated/),
    page.goto('/cursos'),
  ]);
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible();
  page.off('request', count);
  return tokens;
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('a token is used for 55 minutes, and then a fresh one is asked for once', async ({
  openAs,
}) => {
  const page = await openAs('learner');

  expect(await visit(page, signedInAt), 'on the first visit').toBe(1);
  const first = await stored(page, 'sabia.token');
  expect(await stored(page, 'sabia.tokenCreatedAt')).toBe(String(signedInAt));

  expect(await visit(page, signedInAt + 55 * minutes - 1000), 'at 54:59').toBe(0);
  expect(await stored(page, 'sabia.token')).toBe(first);

  // The catalogue and the profile are asked for at once, and share it.
  expect(await visit(page, signedInAt + 55 * minutes), 'at 55:00').toBe(1);
  expect(await stored(page, 'sabia.tokenCreatedAt')).toBe(String(signedInAt + 55 * minutes));
});

for (const key of ['sabia.token', 'sabia.tokenCreatedAt']) {
  test(`a fresh token is asked for when ${key} is missing`, async ({ openAs }) => {
    const page = await openAs('learner');
    await visit(page, signedInAt);

    await page.evaluate((name) => localStorage.removeItem(name), key);

    expect(await visit(page, signedInAt + minutes)).toBe(1);
    expect(await visit(page, signedInAt + 2 * minutes)).toBe(0);
  });
}

test('calls carry the token of a signed-in user, and none for a visitor', async ({
  page,
  openAs,
}) => {
  const bearers = async (someone: Page) => {
    const found: (string | undefined)[] = [];
    someone.on('request', (request) => {
      if (request.url().includes('/v1/')) found.push(request.headers()['authorization']);
    });
    await openHydrated(someone, '/cursos');
    // A visitor's first page came with its answers; the next one asks.
    await someone.getByRole('link', { name: 'Trilhas' }).first().click();
    await expect(someone.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeVisible();
    await expect(someone.getByRole('article').first()).toBeVisible();
    return found;
  };

  const learner = await openAs('learner');
  const learners = await bearers(learner);
  expect(learners.length).toBeGreaterThan(0);
  expect([...new Set(learners)]).toEqual([`Bearer ${await stored(learner, 'sabia.token')}`]);

  const visitors = await bearers(page);
  expect(visitors.length).toBeGreaterThan(0);
  expect([...new Set(visitors)]).toEqual([undefined]);
});
