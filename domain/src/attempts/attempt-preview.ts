import { z } from 'zod';
import { id, sentInstant } from '../fields.ts';
import { attempt, loggedAnswer } from './attempt.ts';

/** The highest number of questions of an exam (product.md Q10). */
const mostQuestions = 5000;

/** An attempt that is stored nowhere (product.md A11): the client keeps it and sends its facts back to have it graded. */
export const attemptPreview = attempt.extend({
  /** The versions of the questions, in the order of this attempt. */
  versionIds: z.array(id),
});
export type AttemptPreview = z.output<typeof attemptPreview>;

export const previewToGrade = z.object({
  id,
  startedAt: sentInstant,
  versionIds: z.array(id).min(1).max(mostQuestions),
  /** All answers so far, in their order. */
  answers: z.array(loggedAnswer.partial({ id: true })).max(2 * mostQuestions),
});
export type PreviewToGrade = z.output<typeof previewToGrade>;
