import { expect, it } from 'vitest';
import { slug } from './course.ts';
import { uniqueSlug } from './unique-slug.ts';

const long = 'x'.repeat(100);

it.each<[title: string, taken: string[], free: string]>([
  ['Python em casa', [], 'python-em-casa'],
  ['Python em casa', ['python-em-casa'], 'python-em-casa-2'],
  ['Python', ['python', 'python-2', 'python-4'], 'python-3'],
  ['日本語', [], 'curso'],
  ['Tutorial', [], 'tutorial-2'],
  [long, [long], `${'x'.repeat(98)}-2`],
  [`${'x'.repeat(97)} y`, [`${'x'.repeat(97)}-y`], `${'x'.repeat(97)}-2`],
])('%s, where %j are taken, gets %s', (title, taken, free) => {
  expect(uniqueSlug(title, taken)).toBe(free);
  expect(slug.safeParse(free).success).toBe(true);
});
