import { expect, it } from 'vitest';
import { overviewSearch, periodOf } from './overview-search.ts';

const course = '0192f0c0-0000-7000-8000-000000000001';

it.each([
  ['', {}, '2026-10-23'],
  ['dias=7', { dias: '7' }, '2026-11-15'],
  [`dias=90&curso=${course}`, { dias: '90', curso: course }, '2026-08-24'],
  ['dias=31&curso=excel', {}, '2026-10-23'],
])('?%s shows the days since %o %s', (address, search, from) => {
  const read = overviewSearch(Object.fromEntries(new URLSearchParams(address)));
  expect(read).toEqual(search);
  // Ten in the evening in São Paulo.
  const now = new Date('2026-11-22T01:00:00.000Z');
  expect(periodOf(read, now)).toEqual({ from, to: '2026-11-21' });
});
