import type { Course } from '@sabia/domain/courses/course.ts';
import { expect, it } from 'vitest';
import type { Step } from '../../progress/progress-queue.ts';
import { completedContents } from './completed-contents.ts';

/** Contents by a letter each; a capital one is completed, as far as the server knows. */
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
  ['what the server knows', 'aBC', [], 'bc'],
  ['what is on its way', 'aBc', [step('a', true)], 'ba'],
  ['not what is being taken back', 'aBC', [step('b', false)], 'c'],
  ['not what was only opened', 'ab', [step('a', false)], ''],
])('counts %s', (_name, letters, steps, completed) => {
  expect([...completedContents(course(letters), steps)].join('')).toBe(completed);
});
