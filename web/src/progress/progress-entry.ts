import type { ProgressEvent } from '@sabia/domain/progress/progress-event.ts';
import type { Entry } from '../platform/outbox/outbox-store.ts';

/** The part of a progress event that the site sends: the server computes grades itself. */
export type ReportedProgress = Pick<
  ProgressEvent,
  | 'courseId'
  | 'userId'
  | 'sectionId'
  | 'contentId'
  | 'isCompleted'
  | 'decreaseProgressionsCount'
  | 'userQuestionAnswers'
  | 'triesQtd'
  | 'videoPosition'
>;

/** A progress event that waits for the server. */
export interface ProgressEntry extends Entry {
  event: ReportedProgress;
}
