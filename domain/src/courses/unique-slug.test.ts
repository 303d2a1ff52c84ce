import { expect, it } from 'vitest';
import { courseSlug as slug } from './course.ts';
import { uniqueSlug } from './unique-slug.ts';

const long = 'x'.repeat(100);

it.each<[title: string, taken: string[], expected: string]>([
  ['Python em casa', [], 'python-em-casa'],
  ['Python em casa', ['python-em-casa'], 'python-em-casa-2'],
  ['Python', ['python', 'python-2', 'python-4'], 'python-3'],
  ['日本語', [], 'curso'],
  ['Tutorial', [], 'tutorial-2'],
  [long, [long], `${'x'.repeat(98)}-2`],
  [`${'x'.repeat(97)} y`, [`${'x'.repeat(97)}-y`], `${'x'.repeat(97)}-2`],
])('%s with %j taken: %s', (title, taken, expected) => {
  expect(uniqueSlug(title, taken)).toBe(expected);
  expect(slug.safeParse(expected).success).toBe(true);
});
