import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { ReplyOf } from '@sabia/domain/operation.ts';
import type {
  readContentAverage,
  readQuestionAverage,
} from '@sabia/domain/progress/progress.contract.ts';
import { sql, type Database } from '../platform/db/database.ts';

export type ContentAverage = ReplyOf<typeof readContentAverage>;
export type QuestionAverage = ReplyOf<typeof readQuestionAverage>;

interface AccessFacts {
  isActive: boolean;
  isDeleted: boolean;
  paymentType: PaymentType;
  isFreemium: boolean;
}

/** Averages over all learners in a content or a practice exam, and what access to it depends on. */
export const findContentAverage = (db: Database, id: string) =>
  db.maybe<ContentAverage & { access: AccessFacts }>(sql`
    select exam.id as content_id, exam.access, count(learners.user_id) as users,
      coalesce(sum(learners.tries), 0) as tries,
      avg(learners.correct_average) as correct_average, avg(learners.average_time) as average_time
    from (
      select contents.id, jsonb_build_object('isActive', courses.is_active,
        'isDeleted', courses.is_deleted, 'paymentType', courses.payment_type,
        'isFreemium', sections.is_freemium) as access
      from contents
      join sections on sections.id = contents.section_id and sections.deleted_at is null
      join courses on courses.id = sections.course_id and not courses.is_deleted
      where contents.id = ${id} and contents.deleted_at is null
      union all
      select id, jsonb_build_object('isActive', is_active, 'isDeleted', is_deleted,
        'paymentType', payment_type, 'isFreemium', true)
      from practice_exams where id = ${id} and not is_deleted
    ) exam
    left join (
      select user_id, count(*) as tries, max(correct_average) as correct_average,
        (array_agg(average_time order by correct_average desc, number))[1] as average_time
      from attempts
      where ${id} in (content_id, practice_exam_id) and submitted_at is not null
      group by user_id
    ) learners on true
    group by exam.id, exam.access`);

/** Averages over all learners in a question; `users`: the people who have answered it. */
export const findQuestionAverage = (db: Database, questionId: string, viewerId: string) =>
  db.maybe<QuestionAverage & { users: number; hasAnswered: boolean }>(sql`
    with given as (
      select user_id, alternative_id, time_spent, is_correct from graded_answers
      where question_id = ${questionId} and alternative_id is not null
    ), chosen as (select alternative_id, count(*) as quantity from given group by alternative_id)
    select questions.id as question_id, (select count(*) from given) as answers,
      (select count(distinct user_id) from given) as users,
      exists (select from given where user_id = ${viewerId}) as has_answered,
      (select 100.0 * count(*) filter (where is_correct) / nullif(count(*), 0) from given)
        as correct_average,
      (select avg(time_spent) from given) as average_time,
      (select coalesce(json_agg(json_build_object('alternativeId', choice ->> 'id',
          'share', coalesce(100.0 * quantity / (select count(*) from given), 0)) order by place), '[]')
        from jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
        left join chosen on chosen.alternative_id = (choice ->> 'id')::uuid) as alternatives
    from questions join question_versions versions on versions.id = questions.version_id
    where questions.id = ${questionId}`);
