import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { expect } from 'vitest';
import type { MadeCourse } from '../courses/courses.factory.ts';
import type { Ask } from '../../test/support/spawned-server.factory.ts';

/** A learner in a course, and the contents that the API has confirmed as completed. */
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

/** Completes one content after the other, until none is left or a request fails. */
export async function study({ userId, courseId, left, done }: Student, ask: Ask): Promise<void> {
  await ask('POST', '/user-progressions', { courseId, userId });
  for (let content = left.pop(); content; content = left.pop()) {
    try {
      const body = { courseId, userId, ...content, isCompleted: true };
      await ask('POST', '/user-progressions/content', body);
      done.add(content.contentId);
    } catch (error) {
      // Perhaps it was written: sent again later, as a browser does.
      left.push(content);
      throw error;
    }
  }
}

/** Every confirmed completion exists once; with all contents completed, there is one certificate. */
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
