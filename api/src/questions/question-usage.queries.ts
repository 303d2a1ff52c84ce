import { mostBankAttempts } from '@sabia/domain/questions/listed-question.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { meetsAnyQuota } from './draw/met-quotas.queries.ts';
import { filtersOf } from './bank/question-bank.queries.ts';
import { sameText } from './bank/question-filters.queries.ts';

// The exams that use the row `questions` (product.md Q28). Beside it stand its version and its owner (`withVersion`, `withOwners`).

/** Exams with a question of the same text. */
const exams = sql`
  select distinct same.exam_id as id ${sameText(sql`same.bank_id is null`)}`;

/** The quotas of an automatic exam leave a place for the row `questions` (product.md Q19). */
const hasPlace = sql`(
  automatic.questions_qtd > (
    select coalesce(sum((quota ->> 'questionsQtd')::integer), 0)
    from jsonb_array_elements(automatic.draw_quotas) listed (quota))
  or ${meetsAnyQuota(sql`automatic.draw_quotas`)})`;

/** Automatic exams that may draw the question: their filters find it, and it has a place there. */
const drawingExams = sql`
  select automatic.id from contents automatic
  where automatic.generated_exam_filters <> '{}'
    and automatic.generated_exam_filters && ${filtersOf} and ${hasPlace}
  union all
  select automatic.id from practice_exams automatic
  where automatic.auto_generate and automatic.filters && ${filtersOf} and ${hasPlace}`;

/** Those of the exams that are not deleted, with their names. */
const named = (used: Statement) => sql`
  select case when exams.id is null then 'content' else 'practice-exam' end as kind,
    coalesce(exams.id, exam_contents.id) as id, coalesce(exams.title, exam_contents.title) as title,
    exam_courses.id as course_id, exam_courses.title as within
  from (${used}) used
  left join contents exam_contents on exam_contents.id = used.id
    and exam_contents.deleted_at is null
  left join sections exam_sections on exam_sections.id = exam_contents.section_id
    and exam_sections.deleted_at is null
  left join courses exam_courses on exam_courses.id = exam_sections.course_id
    and not exam_courses.is_deleted
  left join practice_exams exams on exams.id = used.id and not exams.is_deleted
  where coalesce(exam_courses.id, exams.id) is not null`;

const json = (used: Statement) => sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title,
      'courseId', course_id, 'within', within)
    order by coalesce(within, title) collate "pt-BR-x-icu", id), '[]')
  from (${named(used)}) named)`;

export const examsJson = json(exams);
export const examsQtd = sql`(select count(*) from (${named(exams)}) named)`;
export const drawingExamsJson = json(drawingExams);
export const drawingExamsQtd = sql`(select count(*) from (${named(drawingExams)}) named)`;

/** Submitted attempts with the question of a bank, at most `mostBankAttempts`: drawn, or before it moved to the bank. */
export const bankAttemptsQtd = sql`(select count(*) from (
  select from graded_answers
  where graded_answers.question_id = questions.id and questions.bank_id is not null
  limit ${mostBankAttempts}) drawn)`;
