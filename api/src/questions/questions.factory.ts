import { questionDraft } from '@sabia/domain/questions/question.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { createQuestions } from './create-question.ts';
import { asKept } from './kept-question.ts';
import type { QuestionOwner } from './questions.queries.ts';

export type QuestionGiven = Partial<z.input<typeof questionDraft>>;

/** Questions at the end of an owner, or how many; the first of two alternatives is right unless told otherwise. */
export function someQuestions(
  db: Database,
  owner: QuestionOwner,
  given: QuestionGiven[] | number,
): Promise<string[]> {
  const questions = typeof given === 'number' ? Array.from({ length: given }, () => ({})) : given;
  return createQuestions(
    db,
    questions.map((question, index) => ({
      ...owner,
      draft: asKept(
        questionDraft.parse({
          statement: `<p>Quanto é ${index + 1} + 1?</p>`,
          explanation: '<p>Conte nos dedos.</p>',
          alternatives: [
            { text: `<p>${index + 2}</p>`, isCorrect: true },
            { text: `<p>${index + 3}</p>` },
          ],
          ...question,
        }),
      ),
    })),
  );
}
