import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { untilKept } from '../support/kept-on-device.ts';
import { createLongCourse } from '../support/long-course.ts';

// A lesson by its address on a second visit, when page and assets are on the device.

const mostRequests = 3;
const mostBytes = 12 * 1024;

test.use({ serviceWorkers: 'allow' });

interface Transfer {
  path: string;
  /** With the headers of the response. */
  bytes: number;
}

/** Records what a page loads from the network. */
async function recordTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const paths = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) return;
    const { origin, pathname, search } = new URL(response.url);
    if (origin === new URL(page.url()).origin) paths.set(requestId, pathname + search);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = paths.get(requestId);
    if (path) transfers.push({ path, bytes });
  });
  return transfers;
}

/** Visits the lesson, and again after everything that the first visit loads in the background. */
async function visitTwice(page: Page, lesson: string): Promise<Transfer[]> {
  await page.goto(lesson);
  await untilKept(page);
  await page.waitForLoadState('networkidle');
  const again = await page.context().newPage();
  const transfers = await recordTransfers(again);
  await again.goto(lesson);
  await expect(again.getByRole('article').getByRole('paragraph').last()).toBeVisible();
  await again.waitForLoadState('networkidle');
  return transfers;
}

function expectLittle(transfers: readonly Transfer[]): void {
  const bytes = transfers.reduce((sum, transfer) => sum + transfer.bytes, 0);
  expect(transfers.some(({ path }) => path.includes('/lesson?contentId='))).toBe(true);
  expect(transfers.length, JSON.stringify(transfers)).toBeLessThanOrEqual(mostRequests);
  expect(bytes, JSON.stringify(transfers)).toBeLessThanOrEqual(mostBytes);
}

test('a lesson of a course of 80 contents takes 3 requests and 12 KB', async ({
  openAsNewLearner,
  server,
  sessions,
}) => {
  const { path, contentIds } = await createLongCourse(server, sessions.admin, {
    slug: 'oitenta-aulas',
    sectionsQtd: 8,
  });
  const { page } = await openAsNewLearner();
  expectLittle(await visitTwice(page, `${path}?conteudo=${contentIds[40]}`));
});

test('a lesson of the demo school takes 3 requests and 12 KB', async ({ openAs }) => {
  const page = await openAs('subscriber');
  await page.goto('/cursos/planilhas-do-zero');
  await page
    .getByRole('link', { name: /Tabelas largas, fórmulas/ })
    .first()
    .click();
  await expect(page).toHaveURL(/conteudo=/);
  const { pathname, search } = new URL(page.url());
  const lesson = await visitTwice(page, pathname + search);
  expectLittle(lesson.filter(({ path }) => !path.startsWith('/files/')));
});
