import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { expect, it } from 'vitest';
import { withProgress } from './with-progress.ts';

it('changes the content and the course, and nothing else', () => {
  const untouched = { id: 's2', contents: [{ id: 'c', contentProgression: null }] };
  const course = {
    title: 'Juros',
    courseProgression: null,
    sections: [
      {
        id: 's1',
        contents: [
          { id: 'a', contentProgression: null },
          { id: 'b', contentProgression: null },
        ],
      },
      untouched,
    ],
  } as unknown as OutlinedCourse;
  const result = {
    contentProgression: {
      contentId: 'b',
      isCompleted: true,
      triesQtd: 0,
      userQuestionAnswers: [{ questionId: 'q' }],
    },
    sectionProgression: { sectionId: 's1', completedContentsQtd: 1 },
    courseProgression: { completedContentsQtd: 1 },
  } as ProgressResult;

  expect(withProgress(course, result)).toEqual({
    title: 'Juros',
    courseProgression: { completedContentsQtd: 1 },
    sections: [
      {
        id: 's1',
        contents: [
          { id: 'a', contentProgression: null },
          { id: 'b', contentProgression: { isCompleted: true, hasAnswers: true } },
        ],
      },
      untouched,
    ],
  });
});
