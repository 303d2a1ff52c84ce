import { id } from '@sabia/domain/fields.ts';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes ids that the API takes', () => {
  expect(id.safeParse(newId(Date.now())).success).toBe(true);
  expect(newId(Date.now())[14]).toBe('7');
});

it('makes them in order, within one moment and when the clock is set back', () => {
  const moments = [5, 5, 5, 9, 7, 1, 10, ...Array<number>(5000).fill(10), 11];
  const made = moments.map((moment) => newId(Date.now() + moment));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
