import { sql, type Database } from '../shell/database.ts';
import { countingContents } from '../courses/courses.queries.ts';
import type { ContentAnswers } from './content-answering.ts';
import { takeStep, type StepParts } from './take-step.ts';

/**
 * Submits a learner's try at a content as the step of progress that it is. Whoever was let in to begin
 * it is let in to end it. Answers whether there is still such a step to take: a content that no longer
 * counts in its course has none.
 */
export const submittingContent =
  (parts: StepParts) =>
  async (
    db: Database,
    { id, userId, contentId }: { id: string; userId: string; contentId: string },
    answers: ContentAnswers['answers'],
    now: Date,
  ): Promise<boolean> => {
    const content = await db.maybe<{ courseId: string }>(sql`
      select sections.course_id from ${countingContents} where contents.id = ${contentId}`);
    if (!content) return false;
    const answering = { attemptId: id, number: null, answers, isSubmitted: true };
    const step = { courseId: content.courseId, userId, contentId, answering };
    await takeStep(db, step, { ...parts, viewer: null, now });
    return true;
  };
