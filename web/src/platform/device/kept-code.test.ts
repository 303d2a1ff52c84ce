import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingCode } from './kept-code.ts';
import { stubCaches } from '../testing/caches.ts';

const html =
  '<script type="module" src="/assets/abc.js"></script><link rel="stylesheet" href="/assets/abc.css">';

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

async function keep(...addresses: string[]): Promise<void> {
  const cache = await caches.open('shell');
  for (const address of addresses)
    await cache.put(address, new Response(address === '/_app' ? html : 'code'));
}

it('without the page everything is missing', async () => {
  expect(await missingCode(['/assets/reader.js'])).toEqual(['/_app', '/assets/reader.js']);
  await keep('/assets/reader.js');
  expect(await missingCode(['/assets/reader.js'])).toEqual(['/_app']);
});

it('names the assets that the page or the package needs and the device lacks', async () => {
  await keep('/_app', '/assets/abc.js');
  expect(await missingCode(['/assets/reader.js', '/assets/abc.js'])).toEqual([
    '/assets/abc.css',
    '/assets/reader.js',
  ]);
  await keep('/assets/abc.css', '/assets/reader.js');
  expect(await missingCode(['/assets/reader.js'])).toEqual([]);
});
