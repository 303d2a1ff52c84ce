import { fewestAnswers, minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
import type { StoredOwner } from '@sabia/domain/questions/questions-owner.ts';
import { keyInForce } from '../attempts/attempts.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isOwnedBy } from './question-owners.queries.ts';

export interface QuestionStatistic {
  questionId: string;
  answersQtd: number;
  isEnough: boolean;
  difficulty: number | null;
  discrimination: number | null;
  averageTime: number | null;
  alternatives: { alternativeId: string; share: number }[];
  blankShare: number;
  /** Of a question without alternatives. */
  outcomes?: { right: number; partial: number };
  /** First attempts that await a correction. Absent if there are none. */
  awaitingQtd?: number;
}

type StatisticRow = Omit<QuestionStatistic, 'outcomes' | 'awaitingQtd'> & {
  outcomes: QuestionStatistic['outcomes'] | null;
  awaitingQtd: number | null;
};

/**
 * Statistics of the questions of an owner over first attempts, because later attempts know the key.
 * Discrimination is the point-biserial correlation with the score of the other questions of the attempt.
 */
export async function listStatistics(
  db: Database,
  owner: StoredOwner,
): Promise<QuestionStatistic[]> {
  const rows = await db.many<StatisticRow>(sql`
    with awaiting as (
      -- The tallies have no attempt before its last correction. The condition on seq makes PostgreSQL use the partial index of
      -- the answers that await it, and without the offset PostgreSQL may read the whole table.
      select given.question_id, count(*) as attempts_qtd
      from (
        select distinct attempt_id from graded_answers
        where response is not null and credit is null and seq > 0
      ) waiting
      join attempts on attempts.id = waiting.attempt_id and attempts.number = 1
        and attempts.submitted_at is not null and attempts.awaiting_qtd > 0
      join users on users.id = attempts.user_id and users.is_tallied
      cross join lateral (
        select question_id from graded_answers where attempt_id = attempts.id offset 0
      ) given
      group by given.question_id
    ), given as (
      select tallies.*, coalesce(alternative_id = (
        select ${keyInForce} from question_versions versions
        where versions.id = tallies.version_id), false) as is_right
      from questions join question_tallies tallies on tallies.question_id = questions.id
      where questions.deleted_at is null and ${isOwnedBy(owner)} and is_first_attempt
    ), chosen as (
      select question_id, alternative_id, outcome, sum(answers_qtd) as quantity
      from given group by question_id, alternative_id, outcome
    ), sums as (
      -- The score s of an answer is 0 or 1, or the credit of a response; q is the score of the whole attempt.
      select question_id, sum(answers_qtd)::float8 as n,
        sum(case when is_right then answers_qtd else credit_sum end)::float8 as s,
        sum(case when is_right then answers_qtd else credit_squares_sum end)::float8 as ss,
        sum(case when is_right then correct_sum else credit_products_sum end)::float8 as sq,
        sum(correct_sum)::float8 as q, sum(correct_squares_sum)::float8 as qq,
        sum(time_sum) / nullif(sum(timed_qtd), 0)::float8 as average_time
      from given group by question_id
    ), rests as (
      -- The rest r of an answer is the score of the attempt without s.
      select *, q - s as r, sq - ss as sr, qq - 2 * sq + ss as rr from sums
    ), figures as (
      select question_id, n as quantity, 100 * s / n as difficulty, average_time,
        (n * sr - s * r) / nullif(sqrt(greatest(n * ss - s * s, 0) * greatest(n * rr - r * r, 0)), 0)
          as discrimination
      from rests where n > 0
    )
    select questions.id as question_id, coalesce(quantity, 0) as answers_qtd,
      coalesce(quantity, 0) >= ${minimumAnswers} as is_enough,
      case when quantity >= ${fewestAnswers} then figures.difficulty::double precision end as difficulty,
      case when quantity >= ${minimumAnswers} then discrimination end as discrimination,
      average_time,
      (select coalesce(json_agg(json_build_object('alternativeId', choice ->> 'id',
          'share', coalesce(100.0 * chosen.quantity / figures.quantity, 0)) order by place), '[]')
        from jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
        left join chosen on chosen.question_id = questions.id
          and chosen.alternative_id = (choice ->> 'id')::uuid) as alternatives,
      coalesce((select 100.0 * chosen.quantity / figures.quantity from chosen
        where chosen.question_id = questions.id and chosen.alternative_id is null
          and chosen.outcome is null), 0) as blank_share,
      case when versions.task is not null then (
        select json_build_object(
          'right', coalesce(sum(100.0 * chosen.quantity / figures.quantity)
            filter (where chosen.outcome = 'RIGHT'), 0),
          'partial', coalesce(sum(100.0 * chosen.quantity / figures.quantity)
            filter (where chosen.outcome = 'PARTIAL'), 0))
        from chosen where chosen.question_id = questions.id) end as outcomes,
      awaiting.attempts_qtd as awaiting_qtd
    from questions
    join question_versions versions on versions.id = questions.version_id
    left join figures on figures.question_id = questions.id
    left join awaiting on awaiting.question_id = questions.id
    where questions.deleted_at is null and ${isOwnedBy(owner)}
    order by questions.position, questions.id`);
  return rows.map(({ outcomes, awaitingQtd, ...row }) => ({
    ...row,
    ...(outcomes && { outcomes }),
    ...(awaitingQtd !== null && { awaitingQtd }),
  }));
}
