import { expect, it } from 'vitest';
import { file } from './file.ts';
import { correctedScore } from './score-table.ts';

const kind = 'FILE' as const;
const photos = (quantity: number) =>
  Array.from({ length: quantity }, (_, at) => ({
    url: `/files/0a1b${at}-640.webp`,
    name: `folha ${at}.jpg`,
  }));

it.each<[quantity: number, credit: number | null, percent: number]>([
  [1, 1, 100],
  [1, 0.5, 50],
  [1, 0.1, 10],
  [1, 1 / 3, 33.33],
  [1, 0, 0],
  [1, null, 0],
  [2, 1, 100],
  [2, 0.75, 75],
  [3, 2 / 3, 66.67],
  [5, 0.99, 99],
  [5, null, 0],
  [0, null, 0],
])('%s files with the credit %s score %s', (quantity, credit, percent) => {
  const response = quantity === 0 ? null : file.response.parse({ kind, files: photos(quantity) });
  if (response) expect(file.misfits({ kind, maxFiles: 5 }, response)).toEqual([]);
  expect(file.score()).toBeNull();
  const { correctAverage, awaitingQtd } = correctedScore(response, credit);
  expect(correctAverage).toBeCloseTo(percent, 2);
  expect(awaitingQtd ?? 0).toBe(Number(response !== null && credit === null));
});

it.each([
  [1, 1, true],
  [1, 2, false],
  [2, 2, true],
  [3, 4, false],
  [5, 5, true],
  [20, 20, true],
])('of at most %s files, %s fit: %s', (maxFiles, quantity, fits) => {
  const response = file.response.parse({ kind, files: photos(quantity) });
  expect(file.misfits({ kind, maxFiles }, response).length === 0).toBe(fits);
});

it.each([0, 21])('refuses %s files', (quantity) => {
  expect(file.response.safeParse({ kind, files: photos(quantity) }).success).toBe(false);
});

it.each([
  'https://exemplo.com.br/a.pdf',
  '/files/../etc/passwd',
  'javascript:alert(1)',
  '',
  '/files/0a1b',
])('refuses the address %s', (url) => {
  expect(file.response.safeParse({ kind, files: [{ url, name: 'a' }] }).success).toBe(false);
});

it('refuses a file without a name', () => {
  const files = [{ url: '/files/0a1b-640.webp', name: ' ' }];
  expect(file.response.safeParse({ kind, files }).success).toBe(false);
});

it.each(['/files/abc.pdf', 'Veja /files/abc.pdf', 'https://escola.com.br/files/abc.pdf'])(
  'refuses the name %s, which is the address of a file',
  (name) => {
    const files = [{ url: '/files/0a1b-640.webp', name }];
    const { error } = file.response.safeParse({ kind, files });
    expect(error?.issues.map(({ path }) => path)).toEqual([['files', 0, 'name']]);
  },
);
