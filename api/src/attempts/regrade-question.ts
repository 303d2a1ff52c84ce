import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  countAffected,
  nextSlice,
  regradeSlice,
  regradingLocks,
  type RegradedQuestion,
} from './regrade-slice.ts';

interface GradesChange {
  id: string;
  /** The course of the exam, or null. */
  courseId: string | null;
}

/** Changes the key of a question, and its weight, and regrades the attempts that answered it. */
export const regradeQuestion = <T extends { kind: QuestionKindName }>(
  db: Database,
  change: GradesChange,
  { now }: At,
  write: (tx: Database) => Promise<{ question: T; isWeighed: boolean }>,
): Promise<T> =>
  changeGradesOf(db, change, { now }, async (tx) => {
    const { question, isWeighed } = await write(tx);
    const { kind } = question;
    return {
      result: question,
      regraded: { questionId: change.id, kind, examId: null, reweighs: isWeighed },
    };
  });

/**
 * Changes the worth of the answers to a question, and regrades the first slice of attempts in the same transaction, which is
 * all of them in a small school. `sweepRegradings` regrades the others.
 */
export const changeGradesOf = <T>(
  db: Database,
  { courseId }: GradesChange,
  { now }: At,
  write: (tx: Database) => Promise<{ result: T; regraded: RegradedQuestion }>,
): Promise<T> => {
  const courseIds = courseId ? [courseId] : [];
  return db.transaction(
    async (tx) => {
      const { result, regraded } = await write(tx);
      await regradeFirst(tx, regraded, { courseIds, now });
      return result;
    },
    { ...regradingLocks(courseIds), timeoutMs: 60_000 },
  );
};

async function regradeFirst(
  tx: Database,
  regraded: RegradedQuestion,
  { courseIds, now }: { courseIds: readonly string[]; now: Date },
): Promise<void> {
  const slice = await nextSlice(tx, { ...regraded, after: nil });
  // A question of a bank is asked in other courses, whose locks have to come first.
  const isLocked = slice.courseIds.every((id) => courseIds.includes(id));
  if (isLocked) await regradeSlice(tx, { ...regraded, slice }, { now });
  if (isLocked && slice.isLast) {
    await emit(tx, 'question.regraded', regraded);
    return;
  }
  const { questionId, examId, reweighs, choiceBefore = null } = regraded;
  const done = isLocked ? slice.attempts : [];
  // An earlier regrade that is not finished begins anew, with both changes.
  await tx.run(sql`
    insert into regradings (question_id, exam_id, reweighs, choice_before, attempt_id, done_qtd,
      tries_qtd, requested_at)
    values (${questionId}, ${examId}, ${reweighs}, ${choiceBefore}, ${done.at(-1)?.id ?? nil}, ${done.length},
      ${await countAffected(tx, regraded)}, ${now.toISOString()})
    on conflict (question_id, exam_id) do update set
      reweighs = regradings.reweighs or excluded.reweighs,
      attempt_id = case when regradings.reweighs and not excluded.reweighs then ${nil}::uuid
        else excluded.attempt_id end,
      done_qtd = case when regradings.reweighs and not excluded.reweighs then 0 else excluded.done_qtd end,
      tries_qtd = excluded.tries_qtd, requested_at = excluded.requested_at`);
}

const nil = '00000000-0000-0000-0000-000000000000';
