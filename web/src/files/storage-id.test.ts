import { expect, it } from 'vitest';
import { newStorageId } from './storage-id.ts';

it('is 8 random digits', () => {
  const ids = Array.from({ length: 200 }, newStorageId);
  expect(ids.filter((id) => !/^[1-9]\d{7}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBeGreaterThan(190);
});
