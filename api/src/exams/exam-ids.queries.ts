import { sql, type Statement } from '../platform/db/database.ts';

// Replies tell an exam by the id of its content or of its practice exam. Tables have `exam_id` and `exam_kind` instead.

const contentId = (row: Statement) =>
  sql`case when ${row}.exam_kind = 'CONTENT' then ${row}.exam_id end`;
const practiceExamId = (row: Statement) =>
  sql`case when ${row}.exam_kind = 'PRACTICE_EXAM' then ${row}.exam_id end`;

/** From a row with `exam_id` and `exam_kind`: the fields of `ExamIds` as columns. */
export const examIdColumns = (row: Statement): Statement =>
  sql`${contentId(row)} as content_id, ${practiceExamId(row)} as practice_exam_id`;

/** The same as arguments of json_build_object. */
export const examIdPairs = (row: Statement): Statement =>
  sql`'contentId', ${contentId(row)}, 'practiceExamId', ${practiceExamId(row)}`;

/** Joins the exam with this id: rows `contents`, `sections` and `courses`, or a row `practice_exams`. */
export const joinExam = (examId: Statement): Statement => sql`
  left join contents on contents.id = ${examId}
  left join sections on sections.id = contents.section_id
  left join courses on courses.id = sections.course_id
  left join practice_exams on practice_exams.id = ${examId}`;

/** From the rows of `joinExam`: the exam as a reply names it. */
export const joinedExam: Statement = sql`
  contents.id as content_id, practice_exams.id as practice_exam_id,
  coalesce(contents.title, practice_exams.title) as title,
  courses.id as course_id, courses.title as course_title`;
