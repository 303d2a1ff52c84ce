import { hasQuestions, type ContentType } from '../courses/content.ts';
import { percentageDone } from './progression.ts';

/** The part of a progress event that can change a completion. */
export interface ProgressChange {
  isCompleted?: boolean | undefined;
  /** Takes the completion back. */
  decreaseProgressionsCount?: boolean | null | undefined;
  /** The answers complete the content: a quick question has all its answers, an exam is approved. */
  isAnswered?: boolean | undefined;
  /** The number of this event among those of its device. */
  sequence?: number | undefined;
}

/** Counts of active contents, without the content of the event. */
interface Others {
  contentsQtd: number;
  completedContentsQtd: number;
}

/** The learner's state before the event. */
export interface ProgressState {
  contentType: ContentType;
  /** Null while this content is not completed. */
  completedAt: string | null;
  /** Earlier answers completed the content. */
  wasAnswered: boolean;
  /** The number of the last event of the same device in this content; null if there was none. */
  lastSequence: number | null;
  courseCompletedAt: string | null;
  othersInSection: Others;
  othersInCourse: Others;
}

/** The learner's state after the event. */
export interface AppliedProgress {
  completedAt: string | null;
  courseCompletedAt: string | null;
  section: Others & { isCompleted: boolean };
  course: Others & { isCompleted: boolean; percentage: number };
}

/**
 * Applies a progress event (product.md P3). The learner completes a text page or a video by saying so;
 * answers complete a content with questions. A completed course stays completed, unless the learner takes
 * a completion back.
 */
export function applyProgress(
  state: ProgressState,
  event: ProgressChange,
  now: string,
): AppliedProgress {
  const change = isOutdated(state, event) ? {} : event;
  const completedAt = completionAfter(state, change, now);
  const section = withThis(state.othersInSection, completedAt);
  const course = withThis(state.othersInCourse, completedAt);
  const courseCompletedAt = courseCompletionAfter(state, change, course.isCompleted, now);
  return {
    completedAt,
    courseCompletedAt,
    section,
    course: {
      ...course,
      isCompleted: courseCompletedAt !== null,
      percentage: percentageDone(course.completedContentsQtd, course.contentsQtd),
    },
  };
}

/**
 * A repeated event, or one that arrives after a later event of its device (completed, then taken back),
 * changes no completion.
 */
const isOutdated = ({ lastSequence }: ProgressState, { sequence }: ProgressChange): boolean =>
  sequence !== undefined && lastSequence !== null && sequence <= lastSequence;

function completionAfter(
  { contentType, wasAnswered, completedAt }: ProgressState,
  change: ProgressChange,
  now: string,
): string | null {
  if (change.decreaseProgressionsCount) return null;
  const canBeDeclared = !hasQuestions(contentType) || wasAnswered;
  const isDone = change.isAnswered === true || (canBeDeclared && change.isCompleted === true);
  return completedAt ?? (isDone ? now : null);
}

function courseCompletionAfter(
  { courseCompletedAt }: ProgressState,
  change: ProgressChange,
  allDone: boolean,
  now: string,
): string | null {
  if (allDone) return courseCompletedAt ?? now;
  return change.decreaseProgressionsCount ? null : courseCompletedAt;
}

function withThis(others: Others, completedAt: string | null) {
  const contentsQtd = others.contentsQtd + 1;
  const completedContentsQtd = others.completedContentsQtd + (completedAt ? 1 : 0);
  return { contentsQtd, completedContentsQtd, isCompleted: completedContentsQtd === contentsQtd };
}
