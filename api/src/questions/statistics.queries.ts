import { minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
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
      select questions.id as question_id, graded_answers.alternative_id, graded_answers.time_spent,
        graded_answers.is_correct::integer as score,
        attempts.correct_questions_qtd - graded_answers.is_correct::integer as rest
      from questions
      join graded_answers on graded_answers.question_id = questions.id
      join attempts on attempts.id = graded_answers.attempt_id
        and attempts.number = 1 and attempts.submitted_at is not null
      where questions.deleted_at is null and ${isOwnedBy(owner)}
    ), chosen as (
      select question_id, alternative_id, count(*) as quantity
      from given group by question_id, alternative_id
    ), figures as (
      select question_id, count(*) as quantity, 100 * avg(score) as difficulty,
        corr(score, rest) as discrimination, avg(time_spent) as average_time
      from given group by question_id
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
