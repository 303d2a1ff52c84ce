import type { Course } from '@sabia/domain/courses/course.ts';
import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

/** A section of contents by a letter each; a capital one is inactive. */
const course = (letters: string, isCompleted: boolean) =>
  ({
    courseProgression: { isCompleted },
    sections: [
      {
        id: 'section',
        isActive: true,
        contents: letters
          .split('')
          .map((id) => ({ id, isActive: id === id.toLowerCase(), contentProgression: null })),
      },
    ],
  }) as unknown as Course;

it.each<[name: string, letters: string, isCompleted: boolean, completed: string, news: string]>([
  ['nothing in a course under way', 'abc', false, 'a', ''],
  ['nothing where all is done', 'abc', true, 'abc', ''],
  ['what was not there at the time', 'abc', true, 'ac', 'b'],
  ['not what is out of sight', 'abC', true, 'ab', ''],
])('is %s', (_name, letters, isCompleted, completed, news) => {
  const found = newsOf(course(letters, isCompleted), new Set(completed));
  expect(found.map(({ id }) => id).join('')).toBe(news);
});
