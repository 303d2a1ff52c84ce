import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addFilesOf, forgetFiles, keepFile, keepFilesOf } from './device-files.ts';
import { stubCaches } from '../testing/caches.ts';

const course = (...names: string[]) => ({
  sections: names.map((name) => ({ pageContent: `<img src="/files/${name}-640x9.webp">` })),
});
const address = (name: string, access = '') => `/files/${name}-640x9.webp${access}`;

let sizes: Record<string, number>;
let kept: () => Promise<string[]>;

beforeEach(() => {
  const files = stubCaches();
  sizes = {};
  kept = async () => (await files()).map((url) => new URL(url).pathname);
  vi.stubGlobal('fetch', (url: string) => {
    const size = sizes[/files\/(\w+)/.exec(url)?.[1] ?? ''] ?? 10;
    return Promise.resolve(new Response(new Uint8Array(size)));
  });
});
afterEach(async () => {
  await forgetFiles();
  vi.unstubAllGlobals();
});

it('keeps an image of the course by its address without access', async () => {
  await keepFilesOf(Promise.resolve(course('a1')));
  await keepFile(address('a1', '?access=ana.17.x'));
  await keepFile(address('a1', '?access=ana.18.y'));
  await keepFile(address('b2'));
  expect(await kept()).toEqual([address('a1')]);
});

it.each([
  ['signing out', () => forgetFiles()],
  ['another course', () => keepFilesOf(Promise.resolve(course('b2')))],
  ['a lesson that is locked now', () => keepFilesOf(Promise.resolve(course()))],
])('%s removes it', async (_name, end) => {
  await keepFilesOf(Promise.resolve(course('a1')));
  const isKept = keepFile(address('a1'));
  await end();
  await isKept;
  expect(await kept()).toEqual([]);
});

it('keeps images of contents that come later', async () => {
  await keepFilesOf(Promise.resolve(course('a1')));
  await addFilesOf(course('b2'));
  for (const name of ['a1', 'b2', 'c3']) await keepFile(address(name));
  expect(await kept()).toEqual([address('a1'), address('b2')]);
});

it('removes the images that were shown longest ago above 30 MB', async () => {
  sizes = { a1: 14e6, b2: 14e6, c3: 14e6 };
  await keepFilesOf(Promise.resolve(course('a1', 'b2', 'c3')));
  for (const name of ['a1', 'b2', 'a1', 'c3']) await keepFile(address(name));
  expect(await kept()).toEqual([address('a1'), address('c3')]);
});
