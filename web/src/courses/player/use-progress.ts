import type { Course, Section } from '@sabia/domain/courses/course.ts';
import { useEffect, useRef } from 'react';
import { startCourse } from '../../progress/studying.api.ts';
import { useProgressOutbox } from '../../progress/use-progress-outbox.ts';
import { useProfile, useImpersonation } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { completedContents } from './completed-contents.ts';

export type PlayerContent = Section['contents'][number];

/** A learner's progress in a course, and their steps in the content at hand. */
export function useProgress(course: Course, section: Section, content: PlayerContent) {
  const context = useAppContext();
  const { id: userId } = useProfile();
  const { steps, isStalled, add } = useProgressOutbox();
  const opened = useRef(new Set<string>());
  // Who only looks begins nothing by it.
  const isViewing = useImpersonation() !== null;

  function step(isCompleted: boolean): void {
    add({
      courseId: course.id,
      sectionId: section.id,
      contentId: content.id,
      progressionId: content.contentProgression?.id ?? null,
      isCompleted,
    });
  }

  // Opening a course starts it. Without an answer, the first step in a content starts it as well.
  const isStarted = course.courseProgression !== null;
  useEffect(() => {
    if (!isStarted && !isViewing) startCourse(context, course.id, userId).catch(() => {});
  }, [context, course.id, userId, isStarted, isViewing]);

  // The first time that a content is opened is a step as well, taken once, whatever becomes of it.
  useEffect(() => {
    if (isViewing || section.isLocked || content.contentProgression) return;
    if (opened.current.has(content.id)) return;
    opened.current.add(content.id);
    if (!steps.some(({ contentId }) => contentId === content.id)) step(false);
  });

  return {
    completed: completedContents(course, steps),
    isStalled,
    complete: () => step(true),
    reopen: () => step(false),
  };
}
