import type { Database } from '../platform/db/database.ts';
import type { ContentAnswers } from './content-answering.ts';
import { takeStep, type StepParts } from './take-step.ts';

interface ContentAttempt {
  id: string;
  userId: string;
  contentId: string;
  courseId: string;
}

/**
 * Submits a learner's try at a content as the step of progress that it is. Whoever was let in to begin
 * it is let in to end it.
 */
export const submittingContent =
  (parts: StepParts) =>
  async (
    db: Database,
    { id, ...place }: ContentAttempt,
    answers: ContentAnswers['answers'],
    now: Date,
  ): Promise<void> => {
    const answering = { attemptId: id, number: null, answers, isSubmitted: true };
    await takeStep(db, { ...place, answering }, { ...parts, viewer: null, now });
  };
