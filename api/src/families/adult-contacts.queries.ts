import { authorName, isSent, joinedAuthor } from '../class-notices/class-notices.queries.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** The most contacts that are shown, the latest first. */
const contactsLimit = 50;

/** Notices that were sent while the student was in the class. */
const notices = (userId: Statement, now: Date) => sql`
  select 'NOTICE' as kind, class_notices.author_id as adult_id, ${authorName} as name, classes.title as class_title,
    class_notices.send_at as at
  from class_members stays
  join classes on classes.id = stays.class_id
  join class_notices on class_notices.class_id = classes.id and class_notices.send_at >= stays.joined_at
    and class_notices.send_at < coalesce(stays.left_at, 'infinity')
  ${joinedAuthor}
  where stays.user_id = ${userId} and stays.role = 'STUDENT' and ${isSent(now)}`;

/** Comments that the student reads: on essays from the told mark on (product.md RUB8), and on answers. */
const comments = (userId: Statement) => sql`
  select 'COMMENT', authors.id, ${authorName}, null, given.at
  from (
    select corrector_id as adult_id, essay_corrections.submitted_at as at
    from attempts
    join essay_corrections on essay_corrections.attempt_id = attempts.id
      and essay_corrections.submitted_at is not null and jsonb_array_length(essay_corrections.comments) > 0
    join essay_results on essay_results.attempt_id = essay_corrections.attempt_id
      and essay_results.question_id = essay_corrections.question_id
      and essay_results.status = 'SETTLED' and essay_results.withheld_credit is null
    where attempts.user_id = ${userId}
    union all
    select corrected_by, corrected_at from graded_answers
    where graded_answers.user_id = ${userId} and corrected_by is not null and graded_answers.comment <> ''
      and not exists (select from essay_results where essay_results.attempt_id = graded_answers.attempt_id
        and essay_results.question_id = graded_answers.question_id)
  ) given join users authors on authors.id = given.adult_id`;

/** The reasons of refunds by the school. */
const refunds = (userId: Statement) => sql`
  select 'REFUND', authors.id, ${authorName}, null, refunds.requested_at
  from refunds join users authors on authors.id = refunds.by_user_id
  where refunds.user_id = ${userId} and refunds.is_by_school and refunds.reason is not null`;

/** The adults who wrote to a student, a JSON list of `AdultContact`: names and times, not the words. */
export const adultContactsJson = (userId: Statement, now: Date): Statement => sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'classTitle', class_title,
      'timesQtd', times_qtd, 'lastAt', iso(last_at)) order by last_at desc, kind, name), '[]')
  from (
    select kind, adult_id, name, class_title, count(*) as times_qtd, max(at) as last_at
    from (${notices(userId, now)} union all ${comments(userId)} union all ${refunds(userId)}) written
    group by kind, adult_id, name, class_title
    order by last_at desc limit ${contactsLimit}
  ) contacts)`;
