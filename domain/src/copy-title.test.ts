import { expect, it } from 'vitest';
import { copyTitle } from './copy-title.ts';

const long = 'x'.repeat(160);

it.each<[name: string, title: string, taken: string[], copy: string]>([
  ['the first', 'Python', [], 'Cópia de Python'],
  ['the second', 'Python', ['Cópia de Python'], 'Cópia de Python (2)'],
  ['a third', 'Python', ['Cópia de Python', 'Cópia de Python (2)'], 'Cópia de Python (3)'],
  ['where a number is free again', 'Python', ['Cópia de Python (2)'], 'Cópia de Python'],
  ['of a copy', 'Cópia de Python', ['Cópia de Python'], 'Cópia de Python (2)'],
  ['of a numbered copy', 'Cópia de Python (2)', ['Cópia de Python (2)'], 'Cópia de Python'],
  ['of a title with a number', 'Python (3)', [], 'Cópia de Python (3)'],
  ['of the longest title', long, [], `Cópia de ${'x'.repeat(150)}…`],
  [
    'of the longest again',
    long,
    [`Cópia de ${'x'.repeat(150)}…`],
    `Cópia de ${'x'.repeat(146)}… (2)`,
  ],
])('%s copy', (_name, title, taken, copy) => {
  expect(copyTitle(title, taken)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(160);
});
