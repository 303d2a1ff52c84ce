import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { expect } from 'vitest';
import type { MadeCourse } from '../courses/courses.factory.ts';
import type { Ask } from '../../test/support/spawned-server.factory.ts';

/** A learner in a course, and what was acknowledged to them. */
export interface Student {
  userId: string;
  courseId: string;
  /** Contents with their sections. */
  left: { sectionId: string; contentId: string }[];
  done: Set<string>;
}

export const aStudent = (
  userId: string,
  { id: courseId, sections }: Pick<MadeCourse, 'id' | 'sections'>,
): Student => ({
  userId,
  courseId,
  left: sections.flatMap(({ id: sectionId, contentIds }) =>
    contentIds.map((contentId) => ({ sectionId, contentId })),
  ),
  done: new Set(),
});

/** Takes one content after the other, until none is left or a call fails. */
export async function study({ userId, courseId, left, done }: Student, ask: Ask): Promise<void> {
  await ask('POST', '/user-progressions', { courseId, userId });
  for (let step = left.pop(); step; step = left.pop()) {
    try {
      const body = { courseId, userId, ...step, isCompleted: true };
      await ask('POST', '/user-progressions/content', body);
      done.add(step.contentId);
    } catch (error) {
      // Nobody knows whether it was written: it is asked for again, as a browser would.
      left.push(step);
      throw error;
    }
  }
}

/** What was acknowledged is there, once; with all of it, so is one certificate. */
export async function expectStudied({ userId, courseId, left, done }: Student, ask: Ask) {
  const { completedContentsQtd, sections } = await ask<Progress>(
    'GET',
    `/user-progressions/${courseId}/user/${userId}`,
  );
  const completed = sections.flatMap(({ contents }) =>
    contents.filter(({ isCompleted }) => isCompleted).map(({ contentId }) => contentId),
  );
  expect(completed).toEqual(expect.arrayContaining([...done]));
  expect(new Set(completed).size).toBe(completed.length);
  expect(completedContentsQtd).toBe(completed.length);
  if (left.length > 0) return;
  const certificates = await ask<{ courseId: string }[]>('GET', `/certificates/user/${userId}`);
  expect(certificates.filter((issued) => issued.courseId === courseId)).toHaveLength(1);
}

type Progress = CourseProgression & {
  sections: { contents: { contentId: string; isCompleted: boolean }[] }[];
};
