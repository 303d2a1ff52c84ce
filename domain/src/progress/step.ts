import { hasQuestions, type ContentType } from '../courses/content.ts';
import { percentageDone } from './progression.ts';

/** What a learner asks for in a content. */
export interface Step {
  isCompleted?: boolean | undefined;
  decreaseProgressionsCount?: boolean | null | undefined;
  /** Its questions are answered as they must be: a quick question at all, an exam well enough. */
  isAnswered?: boolean | undefined;
  /** The number of this event among those of its device. */
  sequence?: number | undefined;
}

/** Active contents, without the one that the step is about. */
interface Others {
  contentsQtd: number;
  completedContentsQtd: number;
}

/** Where the learner stands before the step. */
export interface Standing {
  contentType: ContentType;
  /** When this content was completed, null when it is not. */
  completedAt: string | null;
  /** Its questions have been answered as they must be before. */
  wasAnswered: boolean;
  /** The number of the last event of the same device in this content; null if there was none. */
  lastSequence: number | null;
  courseCompletedAt: string | null;
  othersInSection: Others;
  othersInCourse: Others;
}

/** Where the step leaves them. */
export interface Outcome {
  completedAt: string | null;
  courseCompletedAt: string | null;
  section: Others & { isCompleted: boolean };
  course: Others & { isCompleted: boolean; percentage: number };
}

/**
 * Takes a step (product.md P3). A page or a video is completed when the learner says so;
 * what has questions is completed by its answers, never by a claim. A completed course stays so
 * unless the learner takes a completion back.
 */
export function takeStep(standing: Standing, asked: Step, now: string): Outcome {
  const step = isOutdated(standing, asked) ? {} : asked;
  const completedAt = completionAfter(standing, step, now);
  const section = withThis(standing.othersInSection, completedAt);
  const course = withThis(standing.othersInCourse, completedAt);
  const courseCompletedAt = courseCompletionAfter(standing, step, course.isCompleted, now);
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
 * A repeated event, or one that arrives after a later one of its device (completed, then taken back): it
 * changes no completion.
 */
const isOutdated = ({ lastSequence }: Standing, { sequence }: Step): boolean =>
  sequence !== undefined && lastSequence !== null && sequence <= lastSequence;

function completionAfter(standing: Standing, step: Step, now: string): string | null {
  if (step.decreaseProgressionsCount) return null;
  const maySaySo = !hasQuestions(standing.contentType) || standing.wasAnswered;
  const isDone = step.isAnswered === true || (maySaySo && step.isCompleted === true);
  return standing.completedAt ?? (isDone ? now : null);
}

function courseCompletionAfter(
  { courseCompletedAt }: Standing,
  step: Step,
  allDone: boolean,
  now: string,
): string | null {
  if (allDone) return courseCompletedAt ?? now;
  return step.decreaseProgressionsCount ? null : courseCompletedAt;
}

function withThis(others: Others, completedAt: string | null) {
  const contentsQtd = others.contentsQtd + 1;
  const completedContentsQtd = others.completedContentsQtd + (completedAt ? 1 : 0);
  return { contentsQtd, completedContentsQtd, isCompleted: completedContentsQtd === contentsQtd };
}
