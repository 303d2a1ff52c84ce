import { criteriaOf, markWords } from '@sabia/domain/essays/essay-result.ts';
import type { EssayComment, EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import type { Rubric } from '@sabia/domain/essays/rubric.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { wantedCorrections } from './essays.queries.ts';
import { rubricContent, rubricOf } from './rubrics.queries.ts';

interface Row {
  /** Null: the attempt has no essay. */
  questionId: string | null;
  rubric: string;
  year: number | null;
  rubricContent: Rubric | null;
  wantedQtd: number;
  givenQtd: number;
  status: EssayResult['status'];
  score: number | null;
  criteria: Readonly<Record<string, number>> | null;
  zeroReason: string | null;
  explanation: string | null;
  /** Of each correction, in the order of the corrections. */
  comments: EssayComment[][];
}

/**
 * The essays of an attempt for their author (product.md RUB8); null if the attempt is not the author's. Marks and comments
 * come with the settled mark only, and without the names of their givers.
 */
export async function readEssayResults(
  db: Database,
  { attemptId, userId }: { attemptId: string; userId: string },
): Promise<EssayResult[] | null> {
  const rows = await db.many<Row>(sql`
    select essays.* from attempts
    left join lateral (
      select graded_answers.question_id, questions.rubric, questions.year,
        ${rubricContent} as rubric_content, ${wantedCorrections} as wanted_qtd,
        case when results.withheld_credit is not null then 'WITHHELD' else coalesce(results.status, 'WAITING') end as status, results.score, results.criteria, results.zero_reason,
        results.explanation, given.quantity as given_qtd, given.comments
      from graded_answers
      join questions on questions.id = graded_answers.question_id and questions.rubric is not null
      left join essay_results results on results.attempt_id = graded_answers.attempt_id
        and results.question_id = graded_answers.question_id
      cross join lateral (
        select count(*)::integer as quantity, coalesce(json_agg(comments order by turn), '[]') as comments
        from essay_corrections
        where essay_corrections.attempt_id = graded_answers.attempt_id
          and essay_corrections.question_id = graded_answers.question_id and submitted_at is not null
      ) given
      where graded_answers.attempt_id = attempts.id and graded_answers.response is not null
    ) essays on true
    where attempts.id = ${attemptId} and attempts.user_id = ${userId}
    order by essays.question_id`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ questionId, ...row }) =>
    questionId ? [asTold({ questionId, ...row })] : [],
  );
}

function asTold(row: Row & { questionId: string }): EssayResult {
  const { questionId, status, wantedQtd, givenQtd, criteria, comments, zeroReason } = row;
  const rubric = rubricOf(row);
  const isSettled = status === 'SETTLED';
  return {
    questionId,
    status,
    wantedQtd,
    givenQtd,
    ...markWords(rubric, isSettled ? zeroReason : null),
    score: isSettled ? row.score : null,
    explanation: isSettled ? row.explanation : null,
    // A zero by a reason has no levels.
    criteria: isSettled && zeroReason === null ? criteriaOf(rubric, criteria ?? {}) : [],
    comments: isSettled ? comments.flat() : [],
  };
}
