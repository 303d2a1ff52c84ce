import type { ListedSeal } from '@sabia/domain/mock-exams/sealed-exam.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReplies } from '../../platform/device/device-replies.ts';
import { stubCaches } from '../../platform/testing/caches.ts';
import { stubIndexedDb } from '../../platform/testing/indexed-db.ts';
import type { ReadingList } from '../reading/reading.api.ts';
import { checkPackage, verdictOf } from './check-package.ts';
import {
  digestOfList,
  digestOfSeals,
  forgetPackage,
  readPackage,
  readTicks,
  storePart,
} from './package-store.ts';

const now = '2026-11-28T20:00:00.000Z';
const page = '<script src="/assets/entry.js"></script>';

const person = (number: number): ReadingList['people'][number] => ({
  personId: `p${number}`,
  number,
  name: `Pessoa ${number}`,
  className: '3º B',
  days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
});
const listOf = (...numbers: number[]): ReadingList => ({
  title: 'Simulado de novembro',
  colorsQtd: 1,
  days: [{ day: 1, title: 'Prova', questionsQtd: 45, firstQuestion: 1, essaysQtd: 0 }],
  eventNumber: 5,
  people: numbers.map(person),
});
const seal: ListedSeal = {
  day: 1,
  openingCode: 'ABDEFGHKLMNP',
  bytes: 1000,
  sealedAt: '2026-11-20T12:00:00.000Z',
  startedAt: null,
  codeFrom: '2026-11-28T16:00:00.000Z',
};
const withEssay = {
  ...listOf(1),
  days: [{ day: 1, title: 'Prova', questionsQtd: 45, firstQuestion: 1, essaysQtd: 1 }],
};

const ana = { owner: () => 'ana', mockExamId: 'e1' };

async function keepCode(...addresses: string[]): Promise<void> {
  const cache = await caches.open('shell');
  for (const address of addresses)
    await cache.put(address, new Response(address === '/_app' ? page : 'code'));
}

/** Prepares the device as `preparePackage` does. */
async function prepare(list: ReadingList, seals: ListedSeal[]): Promise<void> {
  await keepCode('/_app', '/assets/entry.js', '/assets/reader.wasm');
  await storePart(ana, 'list', list);
  await storePart(ana, 'seals', seals);
  await storePart(ana, 'preparation', {
    preparedAt: now,
    list: await digestOfList(list),
    seals: await digestOfSeals(seals),
    code: ['/assets/reader.wasm'],
  });
}
const keepPapers = async (part: 'cards' | 'sheets', list: ReadingList) =>
  storePart(ana, part, {
    list: await digestOfList(list),
    files: [{ name: 'cartoes.pdf', bytes: new Uint8Array([1]) }],
  });

const checked = async ({ place = ana, isAdmin = false } = {}) =>
  verdictOf(checkPackage(await readPackage(place), { isAdmin, now }));
const ready = { isReady: true, missing: [], outdated: [] };

beforeEach(() => {
  stubIndexedDb();
  stubCaches();
});
afterEach(() => void vi.unstubAllGlobals());

describe('the check of a package', () => {
  it('names everything on a device that was never prepared', async () => {
    expect(await checked()).toEqual({
      isReady: false,
      missing: ['LIST', 'CODE', 'ROLL', 'CODES'],
      outdated: [],
    });
  });

  it('is ready after the preparation, also when cards were read since', async () => {
    await prepare(listOf(1, 2), [seal]);
    expect(await checked()).toEqual(ready);
    const read = { day: 1, state: 'READ' as const, readAt: now, readingId: 'r', essays: [] };
    const [first] = listOf(1).people;
    const list = { ...listOf(1, 2), people: [{ ...person(1), ...first, days: [read] }, person(2)] };
    await storePart(ana, 'list', list);
    expect(await checked()).toEqual(ready);
  });

  it('reads the code back: what the browser has removed is missing, and the roll with it', async () => {
    await prepare(listOf(1), []);
    await (await caches.open('shell')).delete('/assets/reader.wasm');
    expect(await checked()).toMatchObject({ isReady: false, missing: ['CODE', 'ROLL'] });
  });

  it('a list of an older version is missing', async () => {
    await prepare(listOf(1), []);
    await storePart(ana, 'list', { ...listOf(1), people: [{ personId: 'p1', name: 'Ana' }] });
    expect(await checked()).toMatchObject({ isReady: false, missing: ['LIST', 'ROLL'] });
  });

  it('tells other people and another seal as changes', async () => {
    await prepare(listOf(1), [seal]);
    await storePart(ana, 'list', listOf(1, 2));
    expect(await checked()).toEqual({ isReady: false, missing: [], outdated: ['LIST', 'ROLL'] });
    await prepare(listOf(1), [seal]);
    await storePart(ana, 'seals', [{ ...seal, sealedAt: now, openingCode: 'ABDEFGHKLMNR' }]);
    expect(await checked()).toEqual({ isReady: false, missing: [], outdated: ['CODES'] });
  });

  it.each([
    ['could be there', { openingCode: null, codeFrom: now }, ['CODES']],
    ['comes later', { openingCode: null, codeFrom: '2026-11-28T20:00:00.001Z' }, []],
    ['is told by the administration', { openingCode: null, codeFrom: null }, []],
  ])('of a code that %s', async (_name, change, missing) => {
    await prepare(listOf(1), [{ ...seal, ...change }]);
    expect((await checked()).missing).toEqual(missing);
  });

  it('asks administrators for the papers, made from the list of now', async () => {
    await prepare(withEssay, []);
    expect((await checked({ isAdmin: true })).missing).toEqual(['CARDS', 'SHEETS']);
    await keepPapers('cards', withEssay);
    await keepPapers('sheets', listOf(1, 2));
    expect(await checked({ isAdmin: true })).toEqual({
      isReady: false,
      missing: [],
      outdated: ['SHEETS'],
    });
    await prepare(listOf(1), []);
    await keepPapers('cards', listOf(1));
    expect(await checked({ isAdmin: true })).toEqual(ready);
  });
});

describe('the package of a device', () => {
  const missingAll = { isReady: false, missing: ['LIST', 'CODE', 'ROLL', 'CODES'] };

  it('is there for its user and its event only', async () => {
    await prepare(listOf(1), [seal]);
    expect(await checked({ place: { ...ana, owner: () => 'bia' } })).toMatchObject(missingAll);
    expect(await checked({ place: { ...ana, mockExamId: 'e2' } })).toMatchObject(missingAll);
  });

  it('goes when its user signs out', async () => {
    await prepare(listOf(1), [seal]);
    await storePart(ana, 'ticks', [1]);
    expect(await readTicks(ana)).toEqual([1]);
    await forgetReplies();
    expect(await checked()).toMatchObject(missingAll);
    expect(await readTicks(ana)).toEqual([]);
  });

  it('goes when the event is closed to its user, and that of another event stays', async () => {
    await prepare(listOf(1), [seal]);
    await forgetPackage({ ...ana, mockExamId: 'e2' });
    expect(await checked()).toEqual(ready);
    await forgetPackage(ana);
    expect(await checked()).toMatchObject(missingAll);
  });
});
