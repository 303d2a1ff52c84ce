import { expect, it } from 'vitest';
import { file } from './file.ts';
import { openText } from './open-text.ts';

const url = '/files/0a1b-640.webp';

it.each(
  ['a', 'Sim.', 'texto longo '.repeat(100), '1 + 1 = 2', '<b>negrito</b>', 'á'.repeat(5000)].map(
    (text) => [text],
  ),
)('gives no credit to a text by itself', (text) => {
  const kind = 'OPEN_TEXT' as const;
  const response = openText.response.parse({ kind, text });
  expect(openText.misfits({ kind, maxLength: 5000 }, response)).toEqual([]);
  expect(openText.score()).toBeNull();
});

it.each([
  [1, 1, true],
  [5, 5, true],
  [5, 6, false],
  [10, 9, true],
  [10, 10, true],
  [10, 11, false],
  [20_000, 20_000, true],
])('of at most %s characters, a text of %s fits: %s', (maxLength, length, fits) => {
  const response = openText.response.parse({ kind: 'OPEN_TEXT', text: 'a'.repeat(length) });
  expect(openText.misfits({ kind: 'OPEN_TEXT', maxLength }, response).length === 0).toBe(fits);
});

it.each(['', ' ', '\n\t', 'a'.repeat(20_001), 'olhe /files/0a1b.webp', '<img src="/files/0a1b">'])(
  'refuses the text %s',
  (text) => {
    expect(openText.response.safeParse({ kind: 'OPEN_TEXT', text }).success).toBe(false);
  },
);

it.each([
  [1, 1, true],
  [1, 2, false],
  [2, 2, true],
  [5, 5, true],
  [3, 4, false],
])('of at most %s files, %s fit: %s', (maxFiles, quantity, fits) => {
  const kind = 'FILE' as const;
  const files = Array.from({ length: quantity }, () => ({ url, name: 'foto.webp' }));
  const response = file.response.parse({ kind, files });
  expect(file.misfits({ kind, maxFiles }, response).length === 0).toBe(fits);
  expect(file.score()).toBeNull();
});

it.each([
  'https://exemplo.com.br/a.pdf',
  '/files/../etc/passwd',
  'javascript:alert(1)',
  '',
  '/files/0a1b',
])('refuses the address %s', (address) => {
  const files = [{ url: address, name: 'a' }];
  expect(file.response.safeParse({ kind: 'FILE', files }).success).toBe(false);
});
