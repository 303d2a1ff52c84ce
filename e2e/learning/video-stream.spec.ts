import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { expect, test } from '../support/fixtures.ts';

const origin = 'https://videos.exemplo.com.br';
const elsewhere = 'https://outro.exemplo.com.br';

test.use({
  serverSettings: { VIDEO_ORIGINS: origin },
  // Browsers report a blocked request twice.
  expectedPageErrors:
    /^(failed: GET https:\/\/outro\.\S+ csp|console error: Connecting to 'https:\/\/outro\..* violates )/,
});

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
};

/** Plays both sites: either would send the film to anybody. */
async function streaming(page: Page): Promise<void> {
  await page.context().route(/^https:\/\/\w+\.exemplo\.com\.br\//, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    await route.fulfill({
      body: await readFile(new URL(`../support/stream/${name}`, import.meta.url)),
      contentType: types[name.split('.')[1] ?? ''],
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

test('a video streams from a listed origin only', async ({ server, sessions, openAs }) => {
  const post = await apiAs(server, sessions.admin);
  const terms = await post<Record<'categories' | 'levels' | 'skills', { id: string }[]>>(
    '/taxonomy',
    undefined,
    'GET',
  );
  const first = (kind: keyof typeof terms) => terms[kind].slice(0, 1).map(({ id }) => id);
  /** A free course of one film; its path. */
  async function courseOf(slug: string, site: string): Promise<string> {
    const course = await post('/courses?verification=skip', {
      title: 'Um filme',
      slug,
      shortDescription: 'Para ver de novo.',
      description: '<p>Um filme e nada mais.</p>',
      estimatedCompletionHours: 1,
      paymentType: 'FREE',
      categories: first('categories'),
      levels: first('levels'),
      skills: first('skills'),
      isActive: true,
    });
    const section = await post(`/courses/${course.id}/section`, { title: 'Seção' });
    const film = { contentType: 'VIDEO', title: 'O filme', videoUrl: `${site}/filme.m3u8` };
    await post('/courses/content', { sectionId: section.id, createContentDto: film });
    return `/cursos/${slug}`;
  }
  const page = await openAs('learner');
  await streaming(page);
  const listed = await courseOf('filme-da-lista', origin);

  await test.step('where the browser plays streams, it does', async () => {
    await page.goto(listed);
    await expectFilm(page);
  });

  await test.step('where it does not, a script does', async () => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => '';
    });
    await page.goto(listed);
    await expectFilm(page);
  });

  await test.step('also after a click on play before the script has loaded', async () => {
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\/assets\/\w+\.js$/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('hlsManifestParsed')) await isPressed;
      await route.fulfill({ response });
    });
    await page.goto(listed);
    await expectFilm(page, press);
  });

  await test.step('and sends no request to an origin that is not listed', async () => {
    await page.goto(await courseOf('filme-de-fora', elsewhere));
    await expect(page.getByText('Não foi possível reproduzir este vídeo.')).toBeVisible();
  });
});

/** It plays, whole; `afterPress` is what happens once somebody has pressed play. */
async function expectFilm(page: Page, afterPress = () => {}): Promise<void> {
  const film = page.locator('video');
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    // A source that arrives meanwhile ends the promise; the film plays all the same.
    video.play().catch(() => {});
  });
  afterPress();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(6, 0);
}
