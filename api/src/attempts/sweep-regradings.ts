import { emit } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { nextSlice, regradeSlice, regradingLocks, type RegradedQuestion } from './regrade-slice.ts';

interface Regrading extends RegradedQuestion {
  attemptId: string;
}

/**
 * Goes on with the regrades that are not finished, in slices. The place is stored with each slice, so that a process that
 * dies repeats nothing, and processes may sweep at the same time.
 */
export async function sweepRegradings(
  db: Database,
  { clock, stopping }: { clock: () => Date; stopping?: AbortSignal },
): Promise<void> {
  const first = await oldest(db);
  if (!first) return;
  await runSlices(
    async (regrading: Regrading) => {
      await regradeNext(db, regrading, clock());
      return (await oldest(db)) ?? undefined;
    },
    { first, stopping },
  );
}

const columns = sql`
  select regradings.question_id, regradings.exam_id, reweighs, choice_before, attempt_id, case when regradings.exam_id is null then kind end as kind
  from regradings join questions on questions.id = regradings.question_id
  join question_versions versions on versions.id = questions.version_id`;

const oldest = (db: Database): Promise<Regrading | null> =>
  db.maybe<Regrading>(
    sql`${columns} order by requested_at, regradings.question_id, regradings.exam_id limit 1`,
  );

const isRow = ({ questionId, examId }: RegradedQuestion): Statement =>
  sql`regradings.question_id = ${questionId} and regradings.exam_id is not distinct from ${examId}`;

/** The locks come before any row, so the courses of the slice are read before its transaction. */
async function regradeNext(db: Database, regrading: Regrading, now: Date): Promise<void> {
  const { courseIds } = await nextSlice(db, { ...regrading, after: regrading.attemptId });
  await db.transaction(
    async (tx) => {
      const current = await tx.maybe<Regrading>(
        sql`${columns} where ${isRow(regrading)} for update of regradings`,
      );
      if (!current) return;
      const slice = await nextSlice(tx, { ...current, after: current.attemptId });
      // Another process has regraded the slice meanwhile; the next one locks the courses.
      if (!slice.courseIds.every((id) => courseIds.includes(id))) return;
      await regradeSlice(tx, { ...current, slice }, { now });
      if (slice.isLast) {
        await tx.run(sql`delete from regradings where ${isRow(current)}`);
        await emit(tx, 'question.regraded', current);
        return;
      }
      await tx.run(sql`
        update regradings set attempt_id = ${slice.attempts.at(-1)?.id},
          done_qtd = least(tries_qtd, done_qtd + ${slice.attempts.length})
        where ${isRow(current)}`);
    },
    { ...regradingLocks(courseIds), customPlans: true, timeoutMs: 60_000 },
  );
}
