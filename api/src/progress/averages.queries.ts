import { sql, type Database } from '../shell/database.ts';

/** How everybody does; no average tells of one person, so it takes aggregates only. */

export const findContentAverage = (db: Database, contentId: string) =>
  db.maybe<{
    contentId: string;
    users: number;
    tries: number;
    correctAverage: number | null;
    averageTime: number | null;
  }>(sql`
    select contents.id as content_id, count(content_progressions.id) as users,
      coalesce(sum(tries_qtd), 0) as tries, avg(correct_average) as correct_average,
      avg(average_time) as average_time
    from contents left join content_progressions on content_progressions.content_id = contents.id
    where contents.id = ${contentId} and contents.deleted_at is null
    group by contents.id`);

export const findQuestionAverage = (db: Database, questionId: string) =>
  db.maybe<{
    questionId: string;
    answers: number;
    correctAverage: number | null;
    averageTime: number | null;
    alternatives: { alternativeId: string; share: number }[];
  }>(sql`
    with given as (
      select alternative_id, time_spent, alternatives.is_correct
      from question_answers join alternatives on alternatives.id = alternative_id
      where question_answers.question_id = ${questionId}
    )
    select questions.id as question_id, (select count(*) from given) as answers,
      (select 100.0 * count(*) filter (where is_correct) / nullif(count(*), 0) from given)
        as correct_average,
      (select avg(time_spent) from given) as average_time,
      (select coalesce(json_agg(json_build_object('alternativeId', alternatives.id,
          'share', coalesce(100.0 * (select count(*) from given where alternative_id = alternatives.id)
            / nullif((select count(*) from given), 0), 0)) order by position), '[]')
        from alternatives where alternatives.question_id = questions.id) as alternatives
    from questions where questions.id = ${questionId}`);
