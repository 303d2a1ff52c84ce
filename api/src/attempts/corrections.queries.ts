import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { examIdColumns } from '../exams/exam-ids.queries.ts';
import { questionJson, withKey, type QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { examTitle } from './attempts.queries.ts';

interface Asked extends PageQuery {
  status: 'AWAITING' | 'CORRECTED';
  examId: string | null;
}

type Row = Omit<AnswerToCorrect, 'question'> & { question: QuestionRow };

/** Answers that people correct: those that await it, the oldest first, or the corrected ones, the latest first. */
export async function pageCorrections(
  db: Database,
  { status, examId, ...paging }: Asked,
): Promise<Page<AnswerToCorrect>> {
  const isWithheld = sql`exists (
    select from essay_results
    where essay_results.attempt_id = graded_answers.attempt_id
      and essay_results.question_id = graded_answers.question_id and withheld_credit is not null)`;
  const isListed =
    status === 'AWAITING'
      ? sql`response is not null and graded_answers.credit is null and not ${isWithheld} and not exists (
          select from question_annulments annulments
          where annulments.exam_id = attempts.exam_id
            and annulments.question_id = graded_answers.question_id)`
      : sql`(corrected_at is not null or ${isWithheld})`;
  const page = await readPage<Row>(db, paging, {
    columns: sql`graded_answers.attempt_id, graded_answers.user_id,
      case when questions.rubric is not null and graded_answers.credit is null then ''
        else coalesce(users.name, '') end as user_name, questions.rubric is not null as is_essay, ${examIdColumns(sql`attempts`)},
      ${examTitle} as title, attempts.submitted_at, ${questionJson(sql`0`)} as question, response,
      graded_answers.credit, comment, corrected_at`,
    from: sql`from graded_answers
      join attempts on attempts.id = graded_answers.attempt_id
      join question_versions versions on versions.id = graded_answers.version_id
      join questions on questions.id = graded_answers.question_id
      join users on users.id = graded_answers.user_id
      where ${isListed} and versions.kind = any(${kindsCorrectedByPeople}::text[])
        and users.closed_at is null
        and (${examId}::uuid is null or attempts.exam_id = ${examId}::uuid)`,
    order:
      status === 'AWAITING'
        ? sql`graded_answers.seq`
        : sql`corrected_at desc, graded_answers.seq desc`,
  });
  return { ...page, items: page.items.map((row) => ({ ...row, question: withKey(row.question) })) };
}
