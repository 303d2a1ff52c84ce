import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isFullyGraded } from './attempt-grades.queries.ts';

/** Condition: figures have the attempt. Its result is provisional as long as an answer awaits its correction. */
const isFinal = sql`users.is_tallied and ${isFullyGraded}`;

const outcomeOf = (credit: Statement): Statement => sql`
  case when ${credit} >= 1 then 'RIGHT' when ${credit} > 0 then 'PARTIAL' else 'WRONG' end`;

export interface ClaimedAttempt {
  id: string;
  examId: string;
  userId: string;
}

/**
 * Writes up the figures of exams and questions with submitted attempts. One statement: the tallies change together with the
 * record of them in attempts and answers.
 */
export async function writeUp(tx: Database, attempts: readonly ClaimedAttempt[]): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  await tx.run(sql`
    with claimed as (${claimedWithResults(ids)}),
      known as (${attemptsOfLearners(attempts)}),
      best as (${bestOfLearners}),
      exams as (${examTallies}),
      given as (${answerChanges}),
      answered as (${questionTallies}),
      tallied as (${talliedAnswers(ids)})
    update attempts set tallied_credit = claimed.credit, tallied_time = claimed.time,
      tallied_average = claimed.average,
      is_counted = claimed.is_counted
    from claimed where attempts.id = claimed.id`);
}

/** The new and the tallied result of each claimed attempt. Sign: 1 adds it to the tallies, -1 takes it away. */
const claimedWithResults = (ids: readonly string[]): Statement => sql`
  select attempts.id, exam_id, attempts.number, users.is_tallied as is_counted,
    case when ${isFinal} then attempts.credit end as credit,
    case when ${isFinal} then average_time end as time,
    case when ${isFinal} then correct_average end as average, tallied_credit as old_credit,
    (${isFinal} and tallied_credit is null)::integer
      - (not (${isFinal}) and tallied_credit is not null)::integer as sign
  from attempts join users on users.id = attempts.user_id
  where attempts.id = any(${ids}::uuid[])`;

/** All submitted attempts of the learners at the exams of the claimed ones. */
const attemptsOfLearners = (attempts: readonly ClaimedAttempt[]): Statement => {
  const ids = attempts.map(({ id }) => id);
  return sql`
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
    ) attempts`;
};

/** The best attempt of each learner at an exam, as tallied and now. */
const bestOfLearners = sql`
  select exam_id, user_id, count(old_average) as old_qtd, count(average) as qtd,
    max(old_average) as old_average, max(average) as average,
    (array_agg(old_time order by old_average desc, number)
      filter (where old_average is not null))[1] as old_time,
    (array_agg(time order by average desc, number) filter (where average is not null))[1] as time
  from known group by exam_id, user_id`;

/** Writes the differences between the best attempts to the figures of exams. */
const examTallies = sql`
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
    timed_qtd = tallies.timed_qtd + excluded.timed_qtd`;

/** The changes that each answer of the claimed attempts makes to the figures of its question. */
const answerChanges = sql`
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
  where response is not null and scored.all_credit is not null and scored.credit is not null`;

/** Writes the changes by answers to the figures of questions. */
const questionTallies = sql`
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
    credit_products_sum = tallies.credit_products_sum + excluded.credit_products_sum`;

/** Records the credit with which each response is in the tallies. */
const talliedAnswers = (ids: readonly string[]): Statement => sql`
  update graded_answers set
    tallied_credit = case when claimed.credit is not null then graded_answers.credit end
  from claimed
  where graded_answers.attempt_id = claimed.id and response is not null
    and graded_answers.attempt_id = any(${ids}::uuid[])`;
