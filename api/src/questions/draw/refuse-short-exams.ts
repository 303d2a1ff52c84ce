import { shortExams, type ExamWithQuestions } from '@sabia/domain/questions/short-exams.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import { quotaGroupsJson } from './met-quotas.queries.ts';
import { filedWith } from '../bank/question-bank.queries.ts';

/** At most this many exams are checked, those without a draw first: each draw reads all questions that match it. */
const checkedAtMost = 20;

const isActiveContent = sql`
  contents.is_active and contents.deleted_at is null and sections.is_active and sections.deleted_at is null
  and courses.is_active and not courses.is_deleted`;
const isActiveExam = sql`
  practice_exams.is_active and not practice_exams.is_deleted
  and (practice_exams.closes_at is null or practice_exams.closes_at > now())`;

/**
 * Makes a change that takes questions away, and refuses it if active exams are short of questions then: those that have one of
 * them, or draw by a filter that finds one of them (product.md Q22). `isTaken` is a condition on `questions`.
 */
export async function refuseShortExams<T>(
  tx: Database,
  isTaken: Statement,
  change: () => Promise<T>,
): Promise<T> {
  const { ids } = await tx.one<{ ids: string[] }>(exposedExams(isTaken));
  const changed = await change();
  const short =
    ids.length > 0 ? shortExams(await tx.many<ExamWithQuestions>(examsWithQuestions(ids))) : null;
  if (short) throw new Refusal('exams_short', { detail: short });
  return changed;
}

/** The ids of contents and practice exams. */
const exposedExams = (isTaken: Statement) => sql`
  with taken as materialized (
    select distinct exam_id, bank_id, category_id, level_id
    from questions where ${isTaken} and questions.deleted_at is null
  ), found as materialized (
    select array(
      select filed.filter_id from ${filedWith(sql`null`)} filed
      where filed.exam_id in (select exam_id from taken)
      union
      select id from question_banks where not is_archived and id in (select bank_id from taken)
      union
      select term_id from taken cross join lateral unnest(array[category_id, level_id]) terms (term_id)
      where bank_id is not null and term_id is not null) as filters
  )
  select array(
    select contents.id from contents, found
    where contents.generated_exam_filters <> '{}' and contents.generated_exam_filters && found.filters
    union
    select practice_exams.id from practice_exams, found
    where practice_exams.auto_generate and practice_exams.filters && found.filters
    union
    select exam_id from taken where exam_id is not null) as ids`;

const ownQtd = (examId: Statement) => sql`(
  select count(*) from questions where questions.deleted_at is null and questions.exam_id = ${examId})`;

const examsWithQuestions = (ids: readonly string[]) => sql`
  select exam.title, exam.is_drawn, exam.questions_qtd, exam.draw_quotas, exam.own_qtd,
    case when exam.is_drawn
      then ${quotaGroupsJson({ filters: sql`exam.filters`, quotas: sql`exam.draw_quotas` }, { publishing: sql`null::uuid` })}
      else '[]' end as matching
  from (
    select contents.id, courses.title || ', ' || contents.title as title,
      contents.generated_exam_filters <> '{}' as is_drawn, contents.generated_exam_filters as filters,
      contents.questions_qtd, contents.draw_quotas, ${ownQtd(sql`contents.id`)} as own_qtd
    from contents join sections on sections.id = contents.section_id
    join courses on courses.id = sections.course_id
    where contents.id = any(${ids}::uuid[]) and ${isActiveContent}
    union all
    select practice_exams.id, practice_exams.title, auto_generate, filters, questions_qtd, draw_quotas,
      ${ownQtd(sql`practice_exams.id`)}
    from practice_exams where practice_exams.id = any(${ids}::uuid[]) and ${isActiveExam}
    order by is_drawn, title limit ${checkedAtMost}
  ) exam`;
