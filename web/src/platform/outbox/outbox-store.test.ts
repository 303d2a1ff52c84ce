import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubIndexedDb } from '../testing/indexed-db.ts';
import { createOutboxStore, type Entry } from './outbox-store.ts';

beforeEach(() => void stubIndexedDb());
afterEach(() => vi.unstubAllGlobals());

const entry = (key: string, owner = 'ana') => ({ key, owner });
const open = () => createOutboxStore<Entry>('answers');
const keysOf = async (store: ReturnType<typeof open>, owner = 'ana') =>
  (await store.all(owner)).map(({ key }) => key);

it('stores entries until they are removed, for the next page as well', async () => {
  const page = open();
  await page.add([entry('2'), entry('1')]);

  const nextPage = open();
  expect(await keysOf(nextPage)).toEqual(['2', '1']);
  await nextPage.remove(['2', 'unknown']);
  expect(await keysOf(page)).toEqual(['1']);
});

it('numbers the entries of an owner in the order in which they are added, in any tab', async () => {
  const [one, other] = [open(), open()];
  await one.add([entry('c')]);
  await Promise.all([other.add([entry('b')]), one.add([entry('a')])]);
  await one.remove(['c', 'b', 'a']);
  await other.add([entry('d'), entry('e')]);

  const left = await open().all('ana');
  expect(left.map(({ key, sequence }) => `${key}${sequence}`)).toEqual(['d4', 'e5']);
  expect(new Set(left.map(({ deviceId }) => deviceId)).size).toBe(1);
});

it('keeps users apart: entries, numbers and device ids', async () => {
  const store = open();
  await store.add([entry('1', 'ana')]);
  await store.add([entry('2', 'rui')]);
  const [[ana], [rui]] = [await store.all('ana'), await store.all('rui')];
  expect([ana, rui]).toMatchObject([
    { key: '1', sequence: 1 },
    { key: '2', sequence: 1 },
  ]);
  expect(ana?.deviceId).not.toBe(rui?.deviceId);
});

it('tells the id of the device before and after the first entry', async () => {
  const deviceId = await open().deviceId('ana');
  await open().add([entry('1')]);
  expect(await open().all('ana')).toMatchObject([{ deviceId, sequence: 1 }]);
  expect(await open().deviceId('ana')).toBe(deviceId);
  expect(await open().deviceId('rui')).not.toBe(deviceId);
});

it('stores neither an entry nor its number when the transaction fails', async () => {
  const store = open();
  const unstorable = { ...entry('1'), text: () => 'functions cannot be cloned' };
  await expect(store.add([unstorable])).rejects.toThrow('clone');
  await store.add([entry('2')]);
  expect(await store.all('ana')).toMatchObject([{ key: '2', sequence: 1 }]);
});

it('adds the entries of a source once', async () => {
  const store = open();
  await store.addOnce('old queue', [entry('1')]);
  await open().addOnce('old queue', [entry('2')]);
  await store.remove(['1']);
  await store.addOnce('old queue', [entry('3')]);
  await store.addOnce('another', [entry('4')]);
  expect(await keysOf(store)).toEqual(['4']);
});

describe('a database of version 1', () => {
  const createVersion1 = () =>
    openDB('answers', 1, {
      upgrade: (database) =>
        void database
          .createObjectStore('entries', { keyPath: 'key' })
          .createIndex('owner', 'owner'),
    });

  it('keeps its entries, numbered in the order of their keys', async () => {
    const old = await createVersion1();
    for (const key of ['2', '1', '3']) await old.put('entries', entry(key));
    old.close();

    const store = open();
    await store.add([entry('0')]);
    const stored = await store.all('ana');
    expect(stored.map(({ key, sequence }) => `${key}${sequence}`)).toEqual([
      '11',
      '22',
      '33',
      '04',
    ]);
  });

  it('is not waited for when an older page does not close it', async () => {
    const old = await createVersion1();
    await expect(open().add([entry('1')])).rejects.toThrow('older version');
    old.close();
  });
});

it('opens again after the site data was deleted', async () => {
  const store = open();
  await store.add([entry('1')]);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('answers').addEventListener('success', resolve);
  });
  await store.add([entry('2')]);
  expect(await keysOf(store)).toEqual(['2']);
});

it('fails where the browser has no database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const store = open();
  await expect(store.add([entry('1')])).rejects.toThrow();
  await expect(store.all('ana')).rejects.toThrow();
});
