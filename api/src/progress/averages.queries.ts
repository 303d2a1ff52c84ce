import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Averages over all learners: aggregates only, so that they tell nothing about one person. */

export const findContentAverage = (db: Database, id: string) =>
  db.maybe<{
    contentId: string;
    users: number;
    tries: number;
    correctAverage: number | null;
    averageTime: number | null;
  }>(sql`
    select exam.id as content_id, count(learners.user_id) as users, coalesce(sum(learners.tries), 0) as tries,
      avg(learners.correct_average) as correct_average, avg(learners.average_time) as average_time
    from (
      select id from contents where id = ${id} and deleted_at is null
      union all select id from practice_exams where id = ${id} and not is_deleted
    ) exam
    left join (
      select user_id, count(*) as tries, max(correct_average) as correct_average,
        (array_agg(average_time order by correct_average desc, number))[1] as average_time
      from attempts
      where ${id} in (content_id, practice_exam_id) and submitted_at is not null
      group by user_id
    ) learners on true
    group by exam.id`);

/**
 * The shares of the alternatives, together with the average, would reveal the right one. They are empty
 * unless the viewer has a graded answer or is an administrator.
 */
export const findQuestionAverage = (db: Database, questionId: string, viewer: Viewer) =>
  db.maybe<{
    questionId: string;
    answers: number;
    correctAverage: number | null;
    averageTime: number | null;
    alternatives: { alternativeId: string; share: number }[];
  }>(sql`
    with given as (
      select alternative_id, time_spent, is_correct from graded_answers
      where question_id = ${questionId} and alternative_id is not null
    ), chosen as (select alternative_id, count(*) as quantity from given group by alternative_id)
    select questions.id as question_id, (select count(*) from given) as answers,
      (select 100.0 * count(*) filter (where is_correct) / nullif(count(*), 0) from given)
        as correct_average,
      (select avg(time_spent) from given) as average_time,
      (select coalesce(json_agg(json_build_object('alternativeId', choice ->> 'id',
          'share', coalesce(100.0 * quantity / (select count(*) from given), 0)) order by place), '[]')
        from jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
        left join chosen on chosen.alternative_id = (choice ->> 'id')::uuid
        where ${viewer.isAdmin} or exists (select from graded_answers
          where user_id = ${viewer.id} and question_id = ${questionId})) as alternatives
    from questions join question_versions versions on versions.id = questions.version_id
    where questions.id = ${questionId}`);
