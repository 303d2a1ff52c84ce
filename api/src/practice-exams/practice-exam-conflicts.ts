import type {
  PracticeExamChanges,
  PracticeExamDraft,
} from '@sabia/domain/practice-exams/practice-exam.ts';
import { missingForGeneration } from '@sabia/domain/practice-exams/practice-exam.ts';
import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes, type FieldError } from '@sabia/domain/refusal.ts';
import { findProblemsOfDraw, unknownInQuotas } from '../questions/draw/draw-questions.queries.ts';
import { unknownFilters } from '../questions/bank/question-bank.queries.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { unknownTerms } from '../taxonomy/taxonomy.queries.ts';

interface Judged {
  /** The sent fields, whose ids are looked up. */
  sent: PracticeExamChanges;
  /** The exam that they make. */
  exam: Pick<PracticeExamDraft, 'autoGenerate' | 'filters' | 'questionsQtd' | 'drawQuotas'>;
  /** Other mistakes. */
  mistakes?: readonly FieldError[];
  /** False if the change leaves the draw as it is. */
  changesDraw?: boolean;
}

/** Refuses all mistakes of an exam at once (product.md V1). */
export async function refuseMistakenExam(
  tx: Database,
  { sent, exam, mistakes = [], changesDraw = true }: Judged,
): Promise<void> {
  const judgesDraw = changesDraw && exam.autoGenerate;
  const found = [
    ...mistakes,
    ...(await unknownIds(tx, sent)),
    ...(judgesDraw ? missingForGeneration(exam) : []),
  ];
  const isDrawable = judgesDraw && !found.some(({ path }) => ofDraw.test(path));
  refuseMistakes([...found, ...(isDrawable ? await problemsOfDraw(tx, exam) : [])]);
}

/** The fields that a draw needs to be right. */
const ofDraw = /^(?:filters|questionsQtd|drawQuotas)(?:\.|$)/;

/** An unknown id is a mistake of its field (product.md API9). */
async function unknownIds(tx: Database, sent: PracticeExamChanges): Promise<FieldError[]> {
  const { categories = [], levels = [], levelingBands = [], filters = [], drawQuotas = [] } = sent;
  const ofBands = levelingBands.map(({ levelId }) => levelId);
  const listed = await unknownTerms(tx, { categories, levels, skills: [] });
  const banded = await unknownTerms(tx, { categories: [], levels: ofBands, skills: [] });
  const fields = [
    ...listed.map(({ kind }) => kind),
    ...(banded.length > 0 ? ['levelingBands'] : []),
    ...((await unknownFilters(tx, filters)).length > 0 ? ['filters'] : []),
  ];
  return [
    ...fields.map((path) => ({ path, message: messages.unknownId })),
    ...(await unknownInQuotas(tx, drawQuotas)),
  ];
}

/** An automatic exam must match enough questions when it is saved (product.md Q6). */
const problemsOfDraw = (
  tx: Database,
  { filters, drawQuotas, questionsQtd }: Judged['exam'],
): Promise<FieldError[]> =>
  findProblemsOfDraw(tx, { filters, drawQuotas, questionsQtd: questionsQtd ?? 0 });

/** Unsets the present leveling exam, because there is only one. The last of concurrent requests wins. */
export async function yieldLeveling(tx: Database): Promise<void> {
  await lock(tx, 'leveling exam');
  await tx.run(sql`update practice_exams set is_leveling = false where is_leveling`);
}
