import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const phone = { width: 360, height: 800 };
/** The largest number of requests of a first visit, besides the images that a school has put on its courses and lives. */
const mostRequests = 20;
const isImageOfSchool = (address: string) => address.startsWith('/files/');

const visits = [
  ['/cursos', '/v1/courses/paginated'],
  ['/', '/v1/home'],
  ['/cursos/planilhas-do-zero', '/v1/courses/planilhas-do-zero/lesson'],
] as const;

for (const [path, data] of visits)
  test(`a signed-in user's first visit to ${path} asks for its data before the code runs`, async ({
    openAs,
  }) => {
    const page = await openAs('learner');
    await page.setViewportSize(phone);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    const release = await holdEntry(page);
    await page.goto(path, { waitUntil: 'commit' });
    for (const start of [data, '/v1/users/provider/'])
      await expect.poll(() => asked.some((address) => address.startsWith(start)), start).toBe(true);
    release();
    await expect(page.getByRole('button', { name: /^Conta de Joana/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = asked.filter((address) => !isImageOfSchool(address));
    expect(own.length, asked.join('\n')).toBeLessThanOrEqual(mostRequests);
    expect(new Set(asked).size, 'nothing is asked twice').toBe(asked.length);
  });

test('a signed-in user sees the cards of the catalogue before the code runs, and nothing moves when it does', async ({
  openAs,
}) => {
  const page = await openAs('learner');
  const release = await holdEntry(page);
  const course = page.getByRole('article').first();
  // Only her own courses: the newest come first, and other tests create some.
  await page.goto('/cursos?busca=planilhas', { waitUntil: 'commit' });

  await test.step('without what holds for visitors only', async () => {
    await expect(course).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeHidden();
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeHidden();
  });

  await test.step('then with the own progress, in the same place', async () => {
    await page.waitForFunction(isStyled);
    const before = await course.boundingBox();
    release();
    await expect(page.getByRole('button', { name: /^Conta de Joana/ })).toBeVisible();
    await expect(page.getByRole('article').getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
    expect(await course.boundingBox()).toEqual(before);
  });
});

/** A page can be seen by a test before it has its styles and fonts. */
const isStyled = () =>
  document.fonts.status === 'loaded' &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

/** Holds the application's code back, until it is released. */
async function holdEntry(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
