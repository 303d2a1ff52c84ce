import { z } from 'zod';
import { id } from '../fields.ts';

/** `isCorrect` and `explanation` are absent wherever the key is kept back (decisions.md section 4). */
const alternative = z.object({
  id,
  questionId: id,
  text: z.string(),
  order: z.number().int(),
  isCorrect: z.boolean().optional(),
});

export const question = z.object({
  id,
  statement: z.string(),
  videoQuestionUrl: z.string().nullable(),
  explanation: z.string().nullish(),
  order: z.number().int(),
  alternatives: z.array(alternative),
});
