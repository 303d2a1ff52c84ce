import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { expect, it } from 'vitest';
import { newContentsOf } from './new-contents.ts';

/** A course with one section and one content per letter; capital ones are inactive. */
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
  }) as unknown as OutlinedCourse;

it.each<[name: string, letters: string, isCompleted: boolean, completed: string, expected: string]>(
  [
    ['none in a course that is not completed', 'abc', false, 'a', ''],
    ['none when all contents are completed', 'abc', true, 'abc', ''],
    ['a content that was added later', 'abc', true, 'ac', 'b'],
    ['no inactive content', 'abC', true, 'ab', ''],
  ],
)('finds %s', (_name, letters, isCompleted, completed, expected) => {
  const found = newContentsOf(course(letters, isCompleted), new Set(completed));
  expect(found.map(({ id }) => id).join('')).toBe(expected);
});
