import type { Course } from '@sabia/domain/courses/course.ts';
import { expect, it } from 'vitest';
import type { Step } from '../../progress/progress-queue.ts';
import { completedContents } from './completed-contents.ts';

/** One content per letter; the server knows capital ones as completed. */
const course = (letters: string) => ({
  sections: [
    {
      contents: letters.split('').map((letter) => ({
        id: letter.toLowerCase(),
        contentProgression: { isCompleted: letter === letter.toUpperCase() },
      })) as Course['sections'][number]['contents'],
    },
  ],
});

const step = (contentId: string, isCompleted: boolean): Step => ({
  courseId: 'c',
  sectionId: 's',
  contentId,
  progressionId: null,
  isCompleted,
});

it.each<[name: string, letters: string, steps: Step[], completed: string]>([
  ['contents that the server knows as completed', 'aBC', [], 'bc'],
  ['a completion that is in the outbox', 'aBc', [step('a', true)], 'ba'],
  ['no content whose taking back is in the outbox', 'aBC', [step('b', false)], 'c'],
  ['no content that was only opened', 'ab', [step('a', false)], ''],
])('counts %s', (_name, letters, steps, completed) => {
  expect([...completedContents(course(letters), steps)].join('')).toBe(completed);
});
