import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { expect, it } from 'vitest';
import { completedContents } from './completed-contents.ts';

/** Contents by a letter each; the server knows those in capitals as completed. */
const course = (letters: string) => ({
  sections: [
    {
      contents: letters.split('').map((letter) => ({
        id: letter.toLowerCase(),
        contentProgression: { isCompleted: letter === letter.toUpperCase() },
      })) as OutlinedCourse['sections'][number]['contents'],
    },
  ],
});

const completed = (contentId: string) => ({ contentId, isCompleted: true });
const opened = (contentId: string) => ({ contentId, isCompleted: false });
const takenBack = (contentId: string) => ({
  ...opened(contentId),
  decreaseProgressionsCount: true,
});

it.each<[name: string, letters: string, waiting: ReturnType<typeof completed>[], shown: string]>([
  ['what the server knows', 'aBC', [], 'bc'],
  ['a completion that waits', 'aBc', [completed('a')], 'ba'],
  ['a completed content that is opened again', 'aBc', [completed('a'), opened('a')], 'ba'],
  ['no content whose completion is taken back', 'aBC', [takenBack('b')], 'c'],
  ['the last of several events', 'a', [completed('a'), takenBack('a'), completed('a')], 'a'],
  ['no content that was only opened', 'ab', [opened('a')], ''],
])('counts %s', (_name, letters, waiting, shown) => {
  expect([...completedContents(course(letters), waiting)].join('')).toBe(shown);
});
