import { sql, type Database } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { scoreAttempts } from './score-attempts.ts';

/** The attempts of one transaction; each may have two hundred answers. */
const sliceSize = 50;

const nil = '00000000-0000-0000-0000-000000000000';

interface Place {
  practiceExamId: string;
  version: number;
  /** The attempt after which the next slice begins. */
  attemptId: string;
}

/**
 * Computes anew the scores of earlier versions, in slices, and the averages of areas with newer scores. Two
 * processes that sweep the same exam write the same scores.
 */
export async function sweepScores(
  db: Database,
  { clock, stopping }: { clock: () => Date; stopping?: AbortSignal },
): Promise<void> {
  const first = await nextStale(db);
  if (first) {
    await runSlices((place: Place) => scoreSlice(db, place, clock()), { first, stopping });
  }
  await averageScores(db, clock());
}

const nextStale = (db: Database): Promise<Place | null> =>
  db.maybe<Place>(sql`
    select practice_exam_id, version, ${nil}::uuid as attempt_id from exam_scorings
    where swept_version < version order by practice_exam_id limit 1`);

/** Answers with the place of the next slice: in the same exam, or in the next stale one. */
async function scoreSlice(
  db: Database,
  { practiceExamId, version, attemptId }: Place,
  now: Date,
): Promise<Place | undefined> {
  const last = await db.transaction(
    async (tx) => {
      const attempts = await tx.many<{ id: string }>(sql`
        select id from attempts
        where exam_id = ${practiceExamId} and submitted_at is not null and id > ${attemptId}
          and not exists (select from attempt_scorings
            where attempt_scorings.attempt_id = attempts.id and attempt_scorings.version >= ${version})
        order by id limit ${sliceSize}`);
      await scoreAttempts(
        tx,
        attempts.map(({ id }) => id),
        { now },
      );
      if (attempts.length === sliceSize) return attempts.at(-1)?.id;
      await tx.run(sql`
        update exam_scorings set swept_version = ${version}
        where practice_exam_id = ${practiceExamId} and swept_version < ${version}`);
      return undefined;
    },
    { customPlans: true, timeoutMs: 60_000 },
  );
  if (last) return { practiceExamId, version, attemptId: last };
  return (await nextStale(db)) ?? undefined;
}

/** The averages of first attempts, of the exams with a score since the last time (product.md TRI9). */
async function averageScores(db: Database, now: Date): Promise<void> {
  const exams = await db.many<{ practiceExamId: string }>(sql`
    select practice_exam_id from exam_scorings
    where exists (select from attempt_scorings
      where attempt_scorings.practice_exam_id = exam_scorings.practice_exam_id and scored_at > averaged_at)`);
  if (exams.length === 0) return;
  await db.transaction(
    (tx) =>
      tx.run(sql`
        with averaged as (
          update exam_scorings set averaged_at = ${now.toISOString()}
          where practice_exam_id = any(${exams.map(({ practiceExamId }) => practiceExamId)}::uuid[])
          returning practice_exam_id
        ), averages as (
          select area_id, count(score) as learners_qtd, avg(score) as average
          from averaged
          join exam_areas on exam_areas.practice_exam_id = averaged.practice_exam_id
          join attempt_scores on attempt_scores.area_id = exam_areas.id
          join attempts on attempts.id = attempt_scores.attempt_id and attempts.number = 1
          join users on users.id = attempts.user_id and users.is_tallied
          group by area_id
        )
        update exam_areas set learners_qtd = averages.learners_qtd, average = averages.average
        from averages where exam_areas.id = averages.area_id`),
    { customPlans: true, timeoutMs: 60_000 },
  );
}
