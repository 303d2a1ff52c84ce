import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ expectedPageErrors: /403/ });

const lesson = /\/v1\/courses\/[^/]+\/content\//;

/** The first reply about the course has addresses whose access has ended. */
async function startWithExpiredAddresses(page: Page): Promise<void> {
  let isFirst = true;
  await page.route(lesson, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const expired = body.replace(/(\?access=[\w-]+)\.\d+\./g, '$1.1000000000.');
    await route.fulfill({ response, body: isFirst ? expired : body });
    isFirst = false;
  });
}

test('a film whose address has expired goes on by a renewed one, and a plain address is refused', async ({
  openAs,
  server,
}) => {
  const page = await openAs('subscriber');
  await startWithExpiredAddresses(page);
  await page.goto('/cursos/falar-em-publico');
  const outline = page.getByRole('link', { name: /A pausa de três segundos/ });
  await outline.first().click();
  const film = page.locator('video');
  await expect(film).toHaveAttribute('src', /\.mp4\?access=[\w-]+\.1000000000\./);
  const expired = (await film.getAttribute('src')) ?? '';

  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    void video.play().catch(() => {});
  });
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
  const renewed = (await film.getAttribute('src')) ?? '';
  expect(renewed).not.toBe(expired);
  expect(renewed.replace(/\?.*/, '')).toBe(expired.replace(/\?.*/, ''));

  const refused = await fetch(server.url + renewed.replace(/\?.*/, ''));
  expect(refused.status).toBe(403);
  const open = await fetch(server.url + renewed, { headers: { range: 'bytes=0-3' } });
  expect([open.status, open.headers.get('cache-control')]).toEqual([
    206,
    expect.stringMatching(/^private, /),
  ]);
});
