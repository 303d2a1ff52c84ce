import { sql, tryLocks, type Database, type Statement } from '../platform/db/database.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { countedUsersLock, isRecounted } from '../users/counted-users.queries.ts';
import { recountUsers } from '../users/recount-users.ts';

/** The attempts of one transaction; each may have a hundred answers. */
const sliceSize = 100;

/** Of several processes one writes, because the best attempt of a learner is compared with the tallied one. */
const writerLock = 'tally attempts';

/** Writes up the figures of exams and questions with the attempts that they don't have yet, in slices. */
export async function tallyAttempts(
  db: Database,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> {
  await recountUsers(db);
  await runSlices((after: Place) => tallySlice(db, after), { first: start, stopping });
}

/** Before figures are read: writes up at most one slice, so that those of a small school are never behind. */
export async function tallyNewAttempts(db: Database): Promise<void> {
  const behind = await db.one<{ isRecounted: boolean; attemptId: string | null }>(sql`
    select exists (select from users where ${isRecounted}) as is_recounted,
      (select id from attempts where ${isAfter(start)} order by exam_id, id limit 1) as attempt_id`);
  if (behind.isRecounted) await recountUsers(db);
  if (behind.isRecounted || behind.attemptId) await tallySlice(db, start);
}

/** The attempt after which the next slice begins, in the order of the index. */
interface Place {
  examId: string;
  id: string;
}

const nil = '00000000-0000-0000-0000-000000000000';
const start: Place = { examId: nil, id: nil };

/** Condition: the tallies don't have the attempt, or have another result of it. */
const isAfter = ({ examId, id }: Place): Statement =>
  sql`is_untallied and (exam_id, id) > (${examId}, ${id}::uuid)`;

/** Answers with the last attempt, if there may be more. */
const tallySlice = (db: Database, after: Place): Promise<Place | undefined> =>
  db.transaction(
    async (tx) => {
      const [isWriter] = await tryLocks(tx, [writerLock]);
      if (!isWriter) return undefined;
      const claimed = await tx.many<Place & { userId: string }>(sql`
      select exam_id, id, user_id from attempts where ${isAfter(after)}
      order by exam_id, id limit ${sliceSize} for update skip locked`);
      if (claimed.length > 0) await writeUp(tx, claimed);
      return claimed.length < sliceSize ? undefined : claimed.at(-1);
    },
    { shared: [countedUsersLock], customPlans: true, timeoutMs: 60_000 },
  );

async function writeUp(
  tx: Database,
  attempts: readonly (Place & { userId: string })[],
): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  await tx.run(sql`
      with claimed as (
        select attempts.id, exam_id, attempts.number, users.is_tallied as is_counted,
          case when users.is_tallied then correct_questions_qtd end as qtd,
          case when users.is_tallied then average_time end as time, tallied_qtd as old_qtd,
          (users.is_tallied and tallied_qtd is null)::integer
            - (not users.is_tallied and tallied_qtd is not null)::integer as sign
        from attempts join users on users.id = attempts.user_id
        where attempts.id = any(${ids}::uuid[])
      ), known as (
        select attempts.exam_id, attempts.user_id, attempts.number,
        100::float8 * tallied_qtd / cardinality(version_ids) as old_average,
          100::float8 * case when not is_claimed then tallied_qtd
            when is_tallied then correct_questions_qtd end / cardinality(version_ids) as average,
          tallied_time as old_time,
          case when not is_claimed then tallied_time when is_tallied then average_time end as time
        from (
          select distinct * from unnest(${attempts.map(({ userId }) => userId)}::uuid[],
            ${attempts.map(({ examId }) => examId)}::uuid[]) as learners(user_id, exam_id)
        ) learners
        -- Without the offset PostgreSQL may join the whole table.
        cross join lateral (
          select own.*, own.id = any(${ids}::uuid[]) as is_claimed, users.is_tallied
          from attempts own join users on users.id = own.user_id
          where own.user_id = learners.user_id and own.exam_id = learners.exam_id
            and own.submitted_at is not null
          offset 0
        ) attempts
      ), best as (
        select exam_id, user_id, count(old_average) as old_qtd, count(average) as qtd,
          max(old_average) as old_average, max(average) as average,
          (array_agg(old_time order by old_average desc, number)
            filter (where old_average is not null))[1] as old_time,
          (array_agg(time order by average desc, number) filter (where average is not null))[1] as time
        from known group by exam_id, user_id
      ), exams as (
        insert into exam_tallies as tallies (exam_id, learners_qtd, attempts_qtd,
          correct_average_sum, average_time_sum, timed_qtd)
        select exam_id, sum((qtd > 0)::integer - (old_qtd > 0)::integer), sum(qtd - old_qtd),
          sum(coalesce(average, 0) - coalesce(old_average, 0)), sum(coalesce(time, 0) - coalesce(old_time, 0)),
          count(time) - count(old_time)
        from best group by exam_id
        on conflict (exam_id) do update set
          learners_qtd = tallies.learners_qtd + excluded.learners_qtd,
          attempts_qtd = tallies.attempts_qtd + excluded.attempts_qtd,
          correct_average_sum = tallies.correct_average_sum + excluded.correct_average_sum,
          average_time_sum = tallies.average_time_sum + excluded.average_time_sum,
          timed_qtd = tallies.timed_qtd + excluded.timed_qtd
      ), answered as (
        insert into question_tallies as tallies (question_id, version_id, alternative_id,
          is_first_attempt, answers_qtd, time_sum, timed_qtd, correct_sum, correct_squares_sum)
        select question_id, version_id, alternative_id, number = 1,
          sum(sign), sum(sign * coalesce(time_spent, 0)), sum(sign * (time_spent is not null)::integer),
          sum(coalesce(qtd, 0) - coalesce(old_qtd, 0)),
          sum(coalesce(qtd * qtd, 0) - coalesce(old_qtd * old_qtd, 0))
        from claimed join graded_answers on graded_answers.attempt_id = claimed.id
        group by question_id, version_id, alternative_id, number = 1
        on conflict (question_id, version_id, alternative_id, is_first_attempt) do update set
          answers_qtd = tallies.answers_qtd + excluded.answers_qtd,
          time_sum = tallies.time_sum + excluded.time_sum,
          timed_qtd = tallies.timed_qtd + excluded.timed_qtd,
          correct_sum = tallies.correct_sum + excluded.correct_sum,
          correct_squares_sum = tallies.correct_squares_sum + excluded.correct_squares_sum
      )
      update attempts set tallied_qtd = claimed.qtd, tallied_time = claimed.time,
        is_counted = claimed.is_counted
      from claimed where attempts.id = claimed.id`);
}
