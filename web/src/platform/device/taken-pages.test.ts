import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { essayPages, forgetFiles } from './device-files.ts';
import { stubCaches } from '../testing/caches.ts';
import {
  keepTakenPagesOf,
  readTakenPages,
  removeTakenPages,
  roomForPages,
  takePages,
} from './taken-pages.ts';

const essay = (attemptId: string, ...names: string[]) => ({
  attemptId,
  questionId: 'q',
  addresses: names.map((name) => `/files/${name}-9x9.webp?access=ana.17.x`),
  endsAt: '2026-11-29T12:00:00.000Z',
});
const taken = async () => (await readTakenPages()).map(({ essay: of, path }) => `${of} ${path}`);
const yes = () => true;

let sizes: Record<string, number>;

beforeEach(() => {
  stubCaches();
  sizes = {};
  vi.stubGlobal('fetch', (url: string) => {
    const size = sizes[/files\/(\w+)/.exec(url)?.[1] ?? ''] ?? 10;
    return Promise.resolve(new Response(new Uint8Array(size), { status: size ? 200 : 404 }));
  });
});
afterEach(async () => {
  await forgetFiles(essayPages);
  vi.unstubAllGlobals();
});

it('keeps the pages of an essay by their addresses without access', async () => {
  expect(await takePages(essay('a', 'a1', 'a2'), yes)).toBe(true);
  expect(await taken()).toEqual(['a.q /files/a1-9x9.webp', 'a.q /files/a2-9x9.webp']);
  expect(await roomForPages()).toBe(30_000_000 - 20);
});

it('keeps no page of an essay that does not fit, or of which one is missing', async () => {
  sizes = { a1: 20e6, b1: 5e6, b2: 6e6, c1: 0 };
  expect(await takePages(essay('a', 'a1'), yes)).toBe(true);
  expect(await takePages(essay('b', 'b1', 'b2'), yes)).toBe(false);
  expect(await takePages(essay('c', 'c2', 'c1'), yes)).toBe(false);
  expect(await taken()).toEqual(['a.q /files/a1-9x9.webp']);
});

it.each([
  ['its mark', () => removeTakenPages({ attemptId: 'a', questionId: 'q' })],
  ['the end of its claim', () => keepTakenPagesOf([{ attemptId: 'b', questionId: 'q' }])],
])('removes the pages of one essay with %s', async (_name, end) => {
  // Both authors have sent the same picture.
  await takePages(essay('a', 'same'), yes);
  await takePages(essay('b', 'same'), yes);
  await end();
  expect(await taken()).toEqual(['b.q /files/same-9x9.webp']);
});

it('leaves nothing after signing out, also of what is on its way', async () => {
  await takePages(essay('a', 'a1'), yes);
  // The session ends before the pages of one essay are loaded, and while those of the other are stored.
  const before = takePages(essay('b', 'b1'), () => false);
  const answers = [true, false];
  const during = takePages(essay('c', 'c1'), () => answers.shift() ?? false);
  await forgetFiles(essayPages);
  expect(await Promise.all([before, during])).toEqual([false, false]);
  expect(await taken()).toEqual([]);
});

it('has no room where the browser keeps no files', async () => {
  vi.stubGlobal('caches', undefined);
  expect(await roomForPages()).toBe(0);
  expect(await readTakenPages()).toEqual([]);
  expect(await takePages(essay('a', 'a1'), yes)).toBe(false);
});
