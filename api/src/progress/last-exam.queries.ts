import { sql, type Statement } from '../platform/db/database.ts';

/** The areas of a practice exam as text. */
const areasOf = (practiceExamId: Statement) => sql`(
  select string_agg(coalesce(area, title), ', ' order by coalesce(area, title)) from exam_areas
  where exam_areas.practice_exam_id = ${practiceExamId})`;

/** From the last exam with its scale: the last ten scores of the user that can be compared, the oldest first. */
const comparableScores = (userId: string) => sql`(
  select coalesce(json_agg(total order by submitted_at, id), '[]') from (
    select compared.total, taken.submitted_at, taken.id
    from attempt_scorings compared join attempts taken on taken.id = compared.attempt_id
    join exam_scorings of_compared on of_compared.practice_exam_id = compared.practice_exam_id
    join exam_scales its_scale on its_scale.id = of_compared.scale_id
    where compared.user_id = ${userId} and compared.total is not null
      and its_scale.kind = exam_scales.kind
      and (compared.practice_exam_id = practice_exams.id or its_scale.kind = 'ITEM_RESPONSE'
        and ${areasOf(sql`compared.practice_exam_id`)} = ${areasOf(sql`practice_exams.id`)})
    order by taken.submitted_at desc, taken.id desc limit 10) newest)`;

/** The last exam of a user, as JSON (`LastExam`), or null. */
export const lastExamJson = (userId: string) => sql`(
  select json_build_object('practiceExamId', practice_exams.id, 'attemptId', attempts.id,
    'title', practice_exams.title, 'correctAverage', attempts.correct_average,
    'isApproved', attempts.is_approved,
    'scaleKind', exam_scales.kind, 'score', attempt_scorings.total,
    'trend', ${comparableScores(userId)},
    'areaTitle', (select min(exam_areas.title) from exam_areas
      where exam_areas.practice_exam_id = practice_exams.id having count(*) = 1))
  from attempts join practice_exams on practice_exams.id = attempts.exam_id
    and practice_exams.is_active and not practice_exams.is_deleted
    and not practice_exams.is_leveling
  left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
  left join exam_scorings on exam_scorings.practice_exam_id = practice_exams.id
  left join exam_scales on exam_scales.id = exam_scorings.scale_id
  where attempts.user_id = ${userId} and attempts.submitted_at is not null
  order by attempts.submitted_at desc, attempts.id desc limit 1)`;
