import type {
  PracticeExamChanges,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { missingForGeneration } from '@sabia/domain/practice-exams/practice-exam.ts';
import { messages } from '@sabia/domain/messages.ts';
import { Refusal, type FieldError } from '@sabia/domain/refusal.ts';
import { findProblemsOfDraw, unknownInQuotas } from '../questions/draw-questions.queries.ts';
import { unknownFilters } from '../questions/question-bank.queries.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

/** Unknown ids are a validation error of their field (product.md API9). */
export async function refuseUnknownIds(tx: Database, changes: PracticeExamChanges): Promise<void> {
  const { categories = [], levels = [], levelingBands = [], filters = [] } = changes;
  const { drawQuotas = [] } = changes;
  const ofBands = levelingBands.map(({ levelId }) => levelId);
  const listed = await unknownTerms(tx, { categories, levels, skills: [] });
  const banded = await unknownTerms(tx, { categories: [], levels: ofBands, skills: [] });
  const fields = [
    ...listed.map(({ kind }) => kind),
    ...(banded.length > 0 ? ['levelingBands'] : []),
    ...((await unknownFilters(tx, filters)).length > 0 ? ['filters'] : []),
  ];
  refuse([
    ...fields.map((path) => ({ path, message: messages.unknownId })),
    ...(await unknownInQuotas(tx, drawQuotas)),
  ]);
}

/** An automatic exam must match enough questions when it is saved (product.md Q6). */
export async function refuseUndrawable(
  tx: Database,
  exam: Pick<PracticeExamDraft, 'autoGenerate' | 'filters' | 'questionsQtd' | 'drawQuotas'>,
): Promise<void> {
  if (!exam.autoGenerate) return;
  refuse(missingForGeneration(exam));
  refuse(await findProblemsOfDraw(tx, { ...exam, questionsQtd: exam.questionsQtd ?? 0 }));
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new Refusal('invalid_input', { errors });
}

/** Unsets the present leveling exam, because there is only one. The last of concurrent requests wins. */
export async function yieldLeveling(tx: Database): Promise<void> {
  await lock(tx, 'leveling exam');
  await tx.run(sql`update practice_exams set is_leveling = false where is_leveling`);
}
