import { messages } from '@sabia/domain/messages.ts';
import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { findProblemsOfDraw, unknownInQuotas } from '../questions/draw-questions.queries.ts';
import { unknownFilters } from '../questions/question-bank.queries.ts';
import type { Database } from '../platform/db/database.ts';

/** Refuses an exam whose filters and quotas match too few questions (product.md Q6, Q19). */
export async function refuseUndrawable(
  db: Database,
  exam: {
    generatedExamFilters?: readonly string[] | undefined;
    questionsQtd?: number | null | undefined;
    drawQuotas?: readonly DrawQuota[] | undefined;
  },
  /** Prefix of the field paths in the errors. */
  place = '',
): Promise<void> {
  const { generatedExamFilters: filters = [], questionsQtd, drawQuotas = [] } = exam;
  if (filters.length === 0) return;
  if (!questionsQtd) throw invalid(`${place}questionsQtd`, messages.questionsQtd);
  if ((await unknownFilters(db, filters)).length > 0) {
    throw invalid(`${place}generatedExamFilters`, messages.unknownId);
  }
  const unknown = await unknownInQuotas(db, drawQuotas);
  const errors =
    unknown.length > 0
      ? unknown
      : await findProblemsOfDraw(db, { filters, questionsQtd, drawQuotas });
  if (errors.length === 0) return;
  throw new Refusal('invalid_input', {
    errors: errors.map(({ path, message }) => ({ path: `${place}${path}`, message })),
  });
}
