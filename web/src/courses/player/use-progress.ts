import type {
  OutlinedCourse,
  OutlineContent,
  OutlineSection,
} from '@sabia/domain/courses/lesson.ts';
import type { VideoPosition } from '@sabia/domain/progress/video-position.ts';
import { useEffect, useRef } from 'react';
import { startCourse } from '../../progress/studying.api.ts';
import { useProgressOutbox } from '../../progress/use-progress-outbox.ts';
import { useProfile, useImpersonation } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { completedContents } from './completed-contents.ts';

/** The learner's progress in the course; records progress events of the open content. */
export function useProgress(
  course: OutlinedCourse,
  section: OutlineSection,
  content: OutlineContent,
) {
  const context = useAppContext();
  const { id: userId } = useProfile();
  const { events, isStalled, add } = useProgressOutbox();
  const opened = useRef(new Set<string>());
  // An impersonating administrator records no progress.
  const isImpersonating = useImpersonation() !== null;

  const place = { courseId: course.id, sectionId: section.id, contentId: content.id };

  // Opening a course starts it. If this request fails, the first progress event starts it.
  const isStarted = course.courseProgression !== null;
  useEffect(() => {
    if (!isStarted && !isImpersonating) startCourse(context, course.id, userId).catch(() => {});
  }, [context, course.id, userId, isStarted, isImpersonating]);

  // The first opening of a content is a progress event, recorded once.
  useEffect(() => {
    if (isImpersonating || section.isLocked || content.contentProgression) return;
    if (opened.current.has(content.id)) return;
    opened.current.add(content.id);
    if (!events.some(({ contentId }) => contentId === content.id))
      add({ ...place, isCompleted: false });
  });

  return {
    completed: completedContents(course, events),
    isStalled,
    savePosition(videoPosition: VideoPosition): void {
      if (!isImpersonating) add({ ...place, videoPosition });
    },
    complete: () => add({ ...place, isCompleted: true }),
    reopen: () => add({ ...place, isCompleted: false, decreaseProgressionsCount: true }),
  };
}
