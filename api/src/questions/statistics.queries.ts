import { minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
import { keyInForce } from '../attempts/attempts.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isOwnedBy, type QuestionOwner } from './questions.queries.ts';

export interface QuestionStatistic {
  questionId: string;
  answersQtd: number;
  isEnough: boolean;
  difficulty: number | null;
  discrimination: number | null;
  averageTime: number | null;
  alternatives: { alternativeId: string; share: number }[];
  blankShare: number;
}

/**
 * Statistics of the questions of an owner over first attempts, because later attempts know the key.
 * Discrimination is the point-biserial correlation with the score of the other questions of the attempt.
 */
export const listStatistics = (db: Database, owner: QuestionOwner) =>
  db.many<QuestionStatistic>(sql`
    with given as (
      select tallies.*, coalesce(alternative_id = (
        select ${keyInForce} from question_versions versions
        where versions.id = tallies.version_id), false) as is_right
      from questions join question_tallies tallies on tallies.question_id = questions.id
      where questions.deleted_at is null and ${isOwnedBy(owner)} and is_first_attempt
    ), chosen as (
      select question_id, alternative_id, sum(answers_qtd) as quantity
      from given group by question_id, alternative_id
    ), sums as (
      -- The score s of an answer is 0 or 1; its rest r is the score of the attempt without s.
      select question_id, sum(answers_qtd)::float8 as n,
        coalesce(sum(answers_qtd) filter (where is_right), 0)::float8 as s,
        sum(correct_sum - case when is_right then answers_qtd else 0 end)::float8 as r,
        coalesce(sum(correct_sum - answers_qtd) filter (where is_right), 0)::float8 as sr,
        sum(correct_squares_sum
          - case when is_right then 2 * correct_sum - answers_qtd else 0 end)::float8 as rr,
        sum(time_sum) / nullif(sum(timed_qtd), 0)::float8 as average_time
      from given group by question_id
    ), figures as (
      select question_id, n as quantity, 100 * s / n as difficulty, average_time,
        (n * sr - s * r) / nullif(sqrt(greatest(n * s - s * s, 0) * greatest(n * rr - r * r, 0)), 0)
          as discrimination
      from sums where n > 0
    )
    select questions.id as question_id, coalesce(quantity, 0) as answers_qtd,
      coalesce(quantity, 0) >= ${minimumAnswers} as is_enough,
      case when quantity >= ${minimumAnswers} then difficulty::double precision end as difficulty,
      case when quantity >= ${minimumAnswers} then discrimination end as discrimination,
      average_time,
      (select json_agg(json_build_object('alternativeId', choice ->> 'id',
          'share', coalesce(100.0 * chosen.quantity / figures.quantity, 0)) order by place)
        from jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
        left join chosen on chosen.question_id = questions.id
          and chosen.alternative_id = (choice ->> 'id')::uuid) as alternatives,
      coalesce((select 100.0 * chosen.quantity / figures.quantity from chosen
        where chosen.question_id = questions.id and chosen.alternative_id is null), 0) as blank_share
    from questions
    join question_versions versions on versions.id = questions.version_id
    left join figures on figures.question_id = questions.id
    where questions.deleted_at is null and ${isOwnedBy(owner)}
    order by questions.position, questions.id`);
