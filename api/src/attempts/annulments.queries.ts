import type { AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import type * as contract from '@sabia/domain/attempts/annulments.contract.ts';
import type { ExamKind } from '@sabia/domain/exams/exam-ids.ts';
import type { ReplyOf } from '@sabia/domain/operation.ts';
import type { Regrading } from '@sabia/domain/questions/regrading.ts';
import { joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { gradeOf, reaches, shareOf } from './attempt-grades.queries.ts';

/** The submitted attempts at the row `exam` that asked the question. */
const triesQtd = (questionId: string) => sql`(
  select count(*) from graded_answers join attempts on attempts.id = graded_answers.attempt_id
  where graded_answers.question_id = ${questionId} and attempts.exam_id = exam.id
    and attempts.submitted_at is not null)`;

/** Null for an unknown question. Its own exam comes first, the others by their titles. */
export async function findAskingExams(
  db: Database,
  questionId: string,
): Promise<ReplyOf<typeof contract.listAnnulments> | null> {
  const row = await db.maybe<{ exams: ReplyOf<typeof contract.listAnnulments> }>(sql`
    select (
      select coalesce(json_agg(json_build_object('kind', kind, 'id', exam.id, 'title', exam.title,
          'courseId', course_id, 'within', within, 'triesQtd', ${triesQtd(questionId)},
          'annulment', (
            select json_build_object('choice', choice, 'reason', reason, 'annulledAt', iso(annulled_at))
            from question_annulments
            where question_annulments.exam_id = exam.id and question_id = questions.id))
        order by exam.id = questions.exam_id desc, coalesce(within, exam.title) collate "pt-BR-x-icu", exam.id), '[]')
      from (
        select questions.exam_id as id
        union
        select attempts.exam_id from graded_answers join attempts on attempts.id = graded_answers.attempt_id
        where graded_answers.question_id = questions.id
        union
        select exam_id from question_annulments where question_id = questions.id
      ) asking
      join (
        select 'content' as kind, contents.id, contents.title, courses.id as course_id, courses.title as within
        from contents join sections on sections.id = contents.section_id
        join courses on courses.id = sections.course_id
        where contents.deleted_at is null and sections.deleted_at is null and courses.deleted_at is null
        union all
        select 'practice-exam', id, title, null, null from practice_exams where not is_deleted
      ) exam on exam.id = asking.id) as exams
    from questions
    ${joinExam(sql`questions.exam_id`)}
    where questions.id = ${questionId} and questions.deleted_at is null
      and coalesce(contents.deleted_at, sections.deleted_at, courses.deleted_at) is null
      and practice_exams.is_deleted is not true`);
  return row?.exams ?? null;
}

/** The exam of a question, or one whose attempts asked it; null for any other. */
export const findAskingExam = (
  db: Database,
  { id, examId }: { id: string; examId: string },
): Promise<{ examKind: ExamKind; courseId: string | null } | null> =>
  db.maybe(sql`
    select case when contents.id is null then 'PRACTICE_EXAM' else 'CONTENT' end as exam_kind, sections.course_id
    from questions
    left join contents on contents.id = ${examId}
    left join sections on sections.id = contents.section_id
    left join practice_exams on practice_exams.id = ${examId}
    where questions.id = ${id} and questions.deleted_at is null
      and num_nonnulls(contents.id, practice_exams.id) = 1
      and (questions.exam_id = ${examId}
        or exists (select from question_annulments where exam_id = ${examId} and question_id = ${id})
        or exists (
          select from attempts cross join unnest(attempts.version_ids) asked (version_id)
          join question_versions versions on versions.id = asked.version_id
          where attempts.exam_id = ${examId} and versions.question_id = ${id}))`);

export const listRegradings = (db: Database) =>
  db.many<ReplyOf<typeof contract.listRegradings>[number]>(sql`
    select question_id, exam_id, done_qtd, tries_qtd, requested_at from regradings
    order by requested_at, question_id, exam_id`);

/** The effect of other marks of a question on the submitted attempts at an exam that asked it. */
const foreseen = (
  { questionId, examId }: { questionId: string; examId: string | Statement },
  marks: { choice?: Statement; weight?: Statement },
) => sql`(
  select json_build_object('triesQtd', count(*),
    'changedTriesQtd', count(*) filter (where abs(was - becomes) > 1e-9),
    'approvedQtd', count(*) filter (where is_passed and not was_passed),
    'failedQtd', count(*) filter (where was_passed and not is_passed))
  from (
    select ${shareOf(sql`present`)} as was, ${shareOf(sql`future`)} as becomes,
      ${reaches(sql`present`, sql`attempts.passing_score`)} as was_passed,
      ${reaches(sql`future`, sql`attempts.passing_score`)} as is_passed
    from graded_answers asking join attempts on attempts.id = asking.attempt_id
    cross join lateral ${gradeOf()} present
    cross join lateral ${gradeOf(marks)} future
    where asking.question_id = ${questionId} and attempts.exam_id = ${examId}
      and attempts.submitted_at is not null
  ) standing)`;

/** Of the question in the exam, and as it is stored of the other ones. */
const chosen = (questionId: string, choice: AnnulmentChoice) =>
  sql`case when graded_answers.question_id = ${questionId} then ${choice}::text else annulments.choice end`;

export async function foreseeAnnulment(
  db: Database,
  { id: questionId, examId }: { id: string; examId: string },
): Promise<ReplyOf<typeof contract.previewAnnulment>> {
  const by = (choice: AnnulmentChoice) =>
    foreseen({ questionId, examId }, { choice: chosen(questionId, choice) });
  const { point, out } = await db.one<{ point: Regrading; out: Regrading }>(sql`
    select ${by('POINT_FOR_ALL')} as point, ${by('OUT_OF_SCORE')} as out`);
  return { POINT_FOR_ALL: point, OUT_OF_SCORE: out };
}

/** From a row of `attempts`: this weight of a question of its exam, of which item response knows only 0 (product.md A29). */
export const weightIn = (weight: Statement) => sql`case when exists (
    select from exam_scorings join exam_scales on exam_scales.id = scale_id
    where exam_scorings.practice_exam_id = attempts.exam_id and exam_scales.kind = 'ITEM_RESPONSE')
  then sign(${weight}) else ${weight} end`;

/** The effect of another weight of a question on the submitted attempts at its exam; null for an unknown one. */
export async function foreseeWeight(
  db: Database,
  { id: questionId, weight }: { id: string; weight: number },
): Promise<Regrading | null> {
  const weighed = sql`case when graded_answers.question_id = ${questionId}
    then ${weightIn(sql`${weight}::float8`)} else coalesce(asked.weight, 1) end`;
  const row = await db.maybe<{ regrading: Regrading }>(sql`
    select ${foreseen({ questionId, examId: sql`questions.exam_id` }, { weight: weighed })} as regrading
    from questions where questions.id = ${questionId} and questions.deleted_at is null`);
  return row?.regrading ?? null;
}
