import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { ReplyOf } from '@sabia/domain/operation.ts';
import type {
  readContentAverage,
  readQuestionAverage,
} from '@sabia/domain/progress/progress.contract.ts';
import { keyInForce } from '../attempts/attempts.queries.ts';
import { withheldQuestionIds } from '../attempts/key-release.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isCounted } from '../users/counted-users.queries.ts';

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
    select exam.id as content_id, exam.access, coalesce(learners_qtd, 0) as users,
      coalesce(attempts_qtd, 0) as tries, correct_average_sum / nullif(learners_qtd, 0) as correct_average,
      average_time_sum / nullif(timed_qtd, 0) as average_time
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
    left join exam_tallies on exam_tallies.exam_id = exam.id`);

/** Enough to find out if so many people have answered. */
const answersToLookAt = 1000;

/** Averages over all learners in a question; `users`: the people who have answered it, as far as that is looked at. */
export const findQuestionAverage = (
  db: Database,
  questionId: string,
  { viewerId, now }: { viewerId: string; now: Date },
) =>
  db.maybe<QuestionAverage & { users: number; hasAnswered: boolean }>(sql`
    with given as (
      -- The credit of an answer with an alternative is 0 or 1.
      select alternative_id, answers_qtd, case when outcome is not null then credit_sum
        when alternative_id = (
          select ${keyInForce} from question_versions versions where versions.id = version_id) then answers_qtd
        else 0 end as credit
      from question_tallies
      where question_id = ${questionId} and num_nonnulls(alternative_id, outcome) > 0
    ), chosen as (
      select alternative_id, sum(answers_qtd) as quantity from given group by alternative_id
    ), figures as (
      select coalesce(sum(answers_qtd), 0)::bigint as answers,
        -- Without answers the least would be 100.
        case when sum(answers_qtd) > 0 then least(100, 100.0 * sum(credit) / sum(answers_qtd)) end
          as correct_average,
        -- Blank questions took time too.
        (select sum(time_sum) / nullif(sum(timed_qtd), 0)::float8 from question_tallies
          where question_id = ${questionId}) as average_time
      from given
    )
    select questions.id as question_id, figures.*,
      (select count(distinct user_id) from (
        select user_id from graded_answers
        where question_id = ${questionId} and num_nonnulls(alternative_id, credit) > 0
          and ${isCounted(sql`user_id`)} limit ${answersToLookAt}) looked_at
      ) as users,
      exists (select from graded_answers where user_id = ${viewerId}
        and question_id = ${questionId} and num_nonnulls(alternative_id, credit) > 0)
        and ${questionId} not in (${withheldQuestionIds(viewerId, now)}) as has_answered,
      (select coalesce(json_agg(json_build_object('alternativeId', choice ->> 'id',
          'share', coalesce(100.0 * quantity / nullif(figures.answers, 0), 0)) order by choice ->> 'id'), '[]')
        from jsonb_array_elements(versions.alternatives) listed(choice)
        left join chosen on chosen.alternative_id = (choice ->> 'id')::uuid) as alternatives
    from questions join question_versions versions on versions.id = questions.version_id
    cross join figures
    where questions.id = ${questionId}`);
