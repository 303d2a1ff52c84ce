import { messages } from '@sabia/domain/messages.ts';
import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import type { FieldError } from '@sabia/domain/refusal.ts';
import { mistakeOfQuestionsQtd } from '@sabia/domain/questions/question-bank.ts';
import { findProblemsOfDraw, unknownInQuotas } from '../questions/draw/draw-questions.queries.ts';
import { unknownFilters } from '../questions/bank/question-bank.queries.ts';
import type { Database } from '../platform/db/database.ts';

/** The mistakes of the filters and quotas of an exam, also that they match too few questions (product.md Q6, Q34). */
export async function mistakesOfDraw(
  db: Database,
  exam: {
    generatedExamFilters?: readonly string[] | undefined;
    questionsQtd?: number | null | undefined;
    drawQuotas?: readonly DrawQuota[] | undefined;
  },
): Promise<FieldError[]> {
  const { generatedExamFilters: filters = [], questionsQtd, drawQuotas = [] } = exam;
  if (filters.length === 0) return [];
  const mistakes = [
    ...mistakeOfQuestionsQtd(questionsQtd),
    ...((await unknownFilters(db, filters)).length > 0
      ? [{ path: 'generatedExamFilters', message: messages.unknownId }]
      : []),
    ...(await unknownInQuotas(db, drawQuotas)),
  ];
  if (mistakes.length > 0 || !questionsQtd) return mistakes;
  return findProblemsOfDraw(db, { filters, questionsQtd, drawQuotas });
}
