import type { Course } from '@sabia/domain/courses/course.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { expect, it } from 'vitest';
import { withProgress } from './with-progress.ts';

it('changes the content, its section and the course, and nothing else', () => {
  const untouched = { id: 's2', sectionProgression: null, contents: [] };
  const course = {
    title: 'Juros',
    courseProgression: null,
    sections: [
      {
        id: 's1',
        sectionProgression: null,
        contents: [
          { id: 'a', contentProgression: null },
          { id: 'b', contentProgression: null },
        ],
      },
      untouched,
    ],
  } as unknown as Course;
  const result = {
    contentProgression: { contentId: 'b', isCompleted: true },
    sectionProgression: { sectionId: 's1', completedContentsQtd: 1 },
    courseProgression: { completedContentsQtd: 1 },
  } as ProgressResult;

  expect(withProgress(course, result)).toEqual({
    title: 'Juros',
    courseProgression: { completedContentsQtd: 1 },
    sections: [
      {
        id: 's1',
        sectionProgression: { sectionId: 's1', completedContentsQtd: 1 },
        contents: [
          { id: 'a', contentProgression: null },
          { id: 'b', contentProgression: { contentId: 'b', isCompleted: true } },
        ],
      },
      untouched,
    ],
  });
});
