import { messages } from '@sabia/domain/messages.ts';
import { infeasibility } from '@sabia/domain/questions/question-bank.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { countMatching, unknownFilters } from '../questions/question-bank.queries.ts';
import type { Database } from '../platform/db/database.ts';

/** Refuses an exam whose filters match too few questions (product.md Q6). */
export async function refuseUndrawable(
  db: Database,
  exam: {
    generatedExamFilters?: readonly string[] | undefined;
    questionsQtd?: number | null | undefined;
  },
  /** Prefix of the field paths in the errors. */
  place = '',
): Promise<void> {
  const { generatedExamFilters: filters = [], questionsQtd } = exam;
  if (filters.length === 0) return;
  if (!questionsQtd) throw invalid(`${place}questionsQtd`, messages.questionsQtd);
  if ((await unknownFilters(db, filters)).length > 0) {
    throw invalid(`${place}generatedExamFilters`, messages.unknownId);
  }
  const message = infeasibility(await countMatching(db, filters), questionsQtd);
  if (message) throw invalid(`${place}questionsQtd`, message);
}
