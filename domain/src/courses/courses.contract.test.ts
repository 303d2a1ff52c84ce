import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { courseSlug as slug } from './course.ts';

const words = Object.values(operations).flatMap(
  ({ route }) => /^GET \/courses\/([a-z0-9-]+)$/.exec(route)?.[1] ?? [],
);

describe('the slug of a course', () => {
  it.each(words)('is not %s, which is the path of another operation', (word) => {
    expect(slug.safeParse(word).error?.issues.map(({ message }) => message)).toEqual([
      'Este slug é reservado. Escolha outro.',
    ]);
    expect(slug.safeParse(`${word}-de-python`).success).toBe(true);
  });
});
