import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { essayPages, forgetFiles } from '../../platform/device/device-files.ts';
import { takePages } from '../../platform/device/taken-pages.ts';
import { stubCaches } from '../../platform/testing/caches.ts';
import { emptyPage } from '../../ui/testing/empty-page.ts';
import { useTakenPages } from './use-taken-pages.ts';

beforeEach(() => {
  stubCaches();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('page')));
});
afterEach(async () => {
  await forgetFiles(essayPages);
  vi.unstubAllGlobals();
});

const take = (attemptId: string) =>
  takePages(
    {
      attemptId,
      questionId: 'q',
      addresses: [`/files/${attemptId}-9x9.webp`],
      endsAt: '2026-11-29T12:00:00.000Z',
    },
    () => true,
  );

const Paths = () => (
  <p>
    {useTakenPages()
      ?.map(({ path }) => path)
      .join(' ') ?? 'unknown'}
  </p>
);

/** Two components with the pages; returns their texts. */
function show(): () => string[] {
  const { page, root } = emptyPage();
  const client = createQueryClient(() => Promise.reject(new Error('no request is expected')));
  root.render(
    <QueryClientProvider client={client}>
      <Paths />
      <Paths />
    </QueryClientProvider>,
  );
  return () => [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('gives all components the same pages, also after a change', async () => {
  await take('a');
  const texts = show();
  await vi.waitFor(() => expect(texts()).toEqual(['/files/a-9x9.webp', '/files/a-9x9.webp']));
  await take('b');
  const both = '/files/a-9x9.webp /files/b-9x9.webp';
  await vi.waitFor(() => expect(texts()).toEqual([both, both]));
});

it('reads again after a failure of the browser, and does not take it for a device without pages', async () => {
  await take('a');
  const fails = vi
    .spyOn(caches, 'has')
    .mockRejectedValueOnce(new Error('Unexpected internal error'));
  const texts = show();
  await vi.waitFor(() => expect(fails).toHaveBeenCalledOnce());
  expect(texts()).toEqual(['unknown', 'unknown']);
  await vi.waitFor(() => expect(texts()).toEqual(['/files/a-9x9.webp', '/files/a-9x9.webp']));
});
