import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { deviceKeep } from './outbox-store.ts';

const entry = (key: string, owner = 'ana') => ({ key, owner });

it('keeps entries in order, for the next page as well, until they are let go of', async () => {
  const device = new IDBFactory();
  const before = deviceKeep(() => device, 'answers');
  await before.add(entry('2'));
  await before.add(entry('1'));
  await before.add(entry('1'));

  const after = deviceKeep(() => device, 'answers');
  expect(await after.all('ana')).toEqual([entry('1'), entry('2')]);
  await after.remove(['1', 'unknown']);
  expect(await before.all('ana')).toEqual([entry('2')]);
});

it('keeps what one person did from the next', async () => {
  const device = new IDBFactory();
  const keep = deviceKeep(() => device, 'answers');
  await keep.add(entry('1', 'ana'));
  await keep.add(entry('2', 'rui'));
  expect(await keep.all('rui')).toEqual([entry('2', 'rui')]);
});

it('comes back when somebody wipes the data of the site meanwhile', async () => {
  const device = new IDBFactory();
  const keep = deviceKeep(() => device, 'answers');
  await keep.add(entry('1'));
  await new Promise((resolve) => {
    device.deleteDatabase('answers').addEventListener('success', resolve);
  });
  await keep.add(entry('2'));
  expect(await keep.all('ana')).toEqual([entry('2')]);
});

it('fails where there is no database', async () => {
  const keep = deviceKeep(() => {
    throw new DOMException('not here', 'SecurityError');
  }, 'answers');
  await expect(keep.add(entry('1'))).rejects.toThrow('not here');
  await expect(keep.all('ana')).rejects.toThrow('not here');
});
