import { z } from 'zod';
import { id } from '../fields.ts';

/** Answers of a new learner to the first questions, beside level and weekly goal. */
export const firstAnswers = z.object({
  /** The topic to learn first; null if the question was skipped. */
  categoryId: id.nullable(),
});
export type FirstAnswers = z.output<typeof firstAnswers>;
