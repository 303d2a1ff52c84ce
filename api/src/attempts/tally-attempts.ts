import { isFullyGraded } from './attempt-grades.queries.ts';
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

/** Condition: the attempt comes after the place, and the tallies lack it or have an earlier result of it. */
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

/** Condition: figures have the attempt. Its result is provisional as long as an answer awaits its correction. */
const isFinal = sql`users.is_tallied and ${isFullyGraded}`;

const outcomeOf = (credit: Statement): Statement => sql`
  case when ${credit} >= 1 then 'RIGHT' when ${credit} > 0 then 'PARTIAL' else 'WRONG' end`;

async function writeUp(
  tx: Database,
  attempts: readonly (Place & { userId: string })[],
): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  await tx.run(sql`
      with claimed as (
        select attempts.id, exam_id, attempts.number, users.is_tallied as is_counted,
          case when ${isFinal} then attempts.credit end as credit,
          case when ${isFinal} then average_time end as time,
          case when ${isFinal} then correct_average end as average, tallied_credit as old_credit,
          (${isFinal} and tallied_credit is null)::integer
            - (not (${isFinal}) and tallied_credit is not null)::integer as sign
        from attempts join users on users.id = attempts.user_id
        where attempts.id = any(${ids}::uuid[])
      ), known as (
        select attempts.exam_id, attempts.user_id, attempts.number,
          tallied_average as old_average,
          case when not is_claimed then tallied_average
            when is_tallied and awaiting_qtd = 0 then correct_average end as average,
          tallied_time as old_time,
          case when not is_claimed then tallied_time
            when is_tallied and awaiting_qtd = 0 then average_time end as time
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
      ), given as (
        -- Chosen alternatives and blank answers; of a regraded attempt only its sum changes.
        select question_id, version_id, alternative_id, null as outcome, number, sign as quantity,
          sign * coalesce(time_spent, 0) as time, sign * (time_spent is not null)::integer as timed,
          coalesce(claimed.credit, 0) - coalesce(old_credit, 0) as all_credit,
          coalesce(claimed.credit * claimed.credit, 0) - coalesce(old_credit * old_credit, 0) as all_squares,
          0 as credit, 0 as squares, 0 as products
        from claimed
        -- Without the offset PostgreSQL may read the whole table.
        cross join lateral (
          select * from graded_answers where attempt_id = claimed.id offset 0
        ) graded_answers
        where response is null
        union all
        -- Responses, counted by their credit: the new one, and the tallied one taken back.
        select question_id, version_id, alternative_id, ${outcomeOf(sql`scored.credit`)}, number, scored.sign,
          scored.sign * coalesce(time_spent, 0), scored.sign * (time_spent is not null)::integer,
          scored.sign * scored.all_credit, scored.sign * scored.all_credit * scored.all_credit,
          scored.sign * scored.credit, scored.sign * scored.credit * scored.credit,
          scored.sign * scored.credit * scored.all_credit
        from claimed
        cross join lateral (
          select * from graded_answers where attempt_id = claimed.id offset 0
        ) graded_answers
        cross join lateral (
          values (1, graded_answers.credit, claimed.credit), (-1, graded_answers.tallied_credit, old_credit)
        ) scored(sign, credit, all_credit)
        -- Nobody corrects the answer to an annulled question before its attempt is final.
        where response is not null and scored.all_credit is not null and scored.credit is not null
      ), answered as (
        insert into question_tallies as tallies (question_id, version_id, alternative_id, outcome,
          is_first_attempt, answers_qtd, time_sum, timed_qtd, correct_sum, correct_squares_sum,
          credit_sum, credit_squares_sum, credit_products_sum)
        select question_id, version_id, alternative_id, outcome, number = 1, sum(quantity), sum(time),
          sum(timed), sum(all_credit), sum(all_squares), sum(credit), sum(squares), sum(products)
        from given
        group by question_id, version_id, alternative_id, outcome, number = 1
        on conflict (question_id, version_id, alternative_id, outcome, is_first_attempt) do update set
          answers_qtd = tallies.answers_qtd + excluded.answers_qtd,
          time_sum = tallies.time_sum + excluded.time_sum,
          timed_qtd = tallies.timed_qtd + excluded.timed_qtd,
          correct_sum = tallies.correct_sum + excluded.correct_sum,
          correct_squares_sum = tallies.correct_squares_sum + excluded.correct_squares_sum,
          credit_sum = tallies.credit_sum + excluded.credit_sum,
          credit_squares_sum = tallies.credit_squares_sum + excluded.credit_squares_sum,
          credit_products_sum = tallies.credit_products_sum + excluded.credit_products_sum
      ), tallied as (
        update graded_answers set
          tallied_credit = case when claimed.credit is not null then graded_answers.credit end
        from claimed
        where graded_answers.attempt_id = claimed.id and response is not null
          and graded_answers.attempt_id = any(${ids}::uuid[])
      )
      update attempts set tallied_credit = claimed.credit, tallied_time = claimed.time,
        tallied_average = claimed.average,
        is_counted = claimed.is_counted
      from claimed where attempts.id = claimed.id`);
}
