import { expect, it } from 'vitest';
import { copyTitle } from './copy-title.ts';

const long = 'x'.repeat(160);

it.each<[name: string, title: string, taken: string[], copy: string]>([
  ['first', 'Python', [], 'Cópia de Python'],
  ['second', 'Python', ['Cópia de Python'], 'Cópia de Python (2)'],
  ['third', 'Python', ['Cópia de Python', 'Cópia de Python (2)'], 'Cópia de Python (3)'],
  [
    'first again, after the unnumbered one was deleted',
    'Python',
    ['Cópia de Python (2)'],
    'Cópia de Python',
  ],
  ['copy of a', 'Cópia de Python', ['Cópia de Python'], 'Cópia de Python (2)'],
  ['copy of a numbered', 'Cópia de Python (2)', ['Cópia de Python (2)'], 'Cópia de Python'],
  ['numbered title', 'Python (3)', [], 'Cópia de Python (3)'],
  ['longest title', long, [], `Cópia de ${'x'.repeat(150)}…`],
  [
    'second of the longest title',
    long,
    [`Cópia de ${'x'.repeat(150)}…`],
    `Cópia de ${'x'.repeat(146)}… (2)`,
  ],
])('%s: copy title', (_name, title, taken, copy) => {
  expect(copyTitle(title, taken)).toBe(copy);
  expect(copy.length).toBeLessThanOrEqual(160);
});
