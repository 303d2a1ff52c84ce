import type {
  ExamResult,
  ExamResultsPage,
  ExamResultState,
  TakenAttempt,
} from '@sabia/domain/attempts/exam-results.ts';
import { verdictOf } from '@sabia/domain/attempts/verdict.ts';
import type { TotalScore } from '@sabia/domain/item-response/exam-scale.ts';
import { examIdPairs } from '../exams/exam-ids.queries.ts';
import { bestScoreFirst, scoreOfAttempt } from '../item-response/attempt-score.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';
import { isCounted } from '../users/counted-users.queries.ts';
import { isFullyGraded } from './attempt-grades.queries.ts';
import { resultJson } from './attempts.queries.ts';

/** Condition on a row of `users`: administrators see the results of everybody. */
export const everybody = sql`true`;

export interface ResultsScope {
  examId: string;
  /** Condition on a row of `users`: the people whose results the viewer may see. */
  people: Statement;
}

export interface ResultsQuery {
  searchKey?: string | undefined;
  state?: ExamResultState | undefined;
  field?: 'name' | 'best' | 'submittedAt' | undefined;
  criteria?: 'asc' | 'desc' | undefined;
}

/** Rows `taken`: one for each person with attempts at the exam. */
const taken = (examId: string) => sql`(
  select attempts.user_id, count(attempts.submitted_at) as attempts_qtd,
    bool_or(attempts.submitted_at is null) as is_under_way,
    coalesce(bool_or(attempts.is_approved), false) as is_approved,
    coalesce(sum(attempts.awaiting_qtd) filter (where attempts.submitted_at is not null), 0) as awaiting_qtd,
    max(attempt_scorings.total) as total,
    max(attempts.correct_average) filter (where attempts.submitted_at is not null) as share,
    max(attempts.correct_average)
      filter (where attempts.submitted_at is not null and ${isFullyGraded}) as final_share,
    max(attempts.submitted_at) as submitted_at
  from attempts left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
  where attempts.exam_id = ${examId}
  group by attempts.user_id
) taken`;

const states: Readonly<Record<ExamResultState, Statement>> = {
  PASSED: sql`is_approved`,
  FAILED: sql`attempts_qtd > 0 and not is_approved and awaiting_qtd = 0`,
  AWAITING: sql`awaiting_qtd > 0`,
  UNDER_WAY: sql`is_under_way`,
};

const resultsMatching = (
  { examId, people }: ResultsScope,
  { searchKey, state }: ResultsQuery,
): Statement => sql`
  from ${taken(examId)} join users on users.id = taken.user_id
  where users.closed_at is null and ${people}
    and ${searchKey ? hasPart(sql`users.sought`, searchKey) : sql`true`}
    and ${state ? states[state] : sql`true`}`;

/** A person without a submitted attempt comes last. */
function orderOf({ field = 'name', criteria = 'asc' }: ResultsQuery): Statement {
  const isDown = criteria === 'desc';
  if (field === 'best')
    return isDown
      ? sql`taken.total desc nulls last, taken.share desc nulls last, users.plain_name, users.id`
      : sql`taken.total nulls last, taken.share nulls last, users.plain_name, users.id`;
  if (field === 'submittedAt')
    return isDown
      ? sql`taken.submitted_at desc nulls last, users.plain_name, users.id`
      : sql`taken.submitted_at nulls last, users.plain_name, users.id`;
  return isDown ? sql`users.plain_name desc, users.id desc` : sql`users.plain_name, users.id`;
}

type TakenRow = Omit<TakenAttempt, 'score'> & { score: TotalScore | null };

interface ResultRow extends Omit<ExamResult, 'verdict' | 'best' | 'last'> {
  isApproved: boolean;
  awaitingQtd: number;
  best: TakenRow | null;
  last: TakenRow | null;
}

/** The first submitted attempt of the row `taken` in this order, as JSON. */
const attemptOf = (examId: string, order: Statement) => sql`(
  select json_build_object('id', attempts.id, 'number', attempts.number,
    'questionsQtd', cardinality(attempts.version_ids), 'passingScore', attempts.passing_score,
    'startedAt', iso(attempts.started_at), 'deadline', iso(attempts.deadline),
    'submittedAt', iso(attempts.submitted_at), 'result', ${resultJson}, 'score', ${scoreOfAttempt})
  from attempts
  where attempts.user_id = taken.user_id and attempts.exam_id = ${examId}
    and attempts.submitted_at is not null
  order by ${order} limit 1)`;

const columns = (examId: string) => sql`
  users.id as user_id, users.name as user_name, users.email as user_email,
  attempts_qtd, is_under_way, is_approved, awaiting_qtd,
  ${attemptOf(examId, sql`${bestScoreFirst}, attempts.correct_average desc, attempts.number`)} as best,
  ${attemptOf(examId, sql`attempts.number desc`)} as last`;

const withScore = (attempt: TakenRow | null): TakenAttempt | null => {
  if (!attempt) return null;
  const { score, ...rest } = attempt;
  return { ...rest, ...(score && { score }) };
};

const asResult = ({ isApproved, awaitingQtd, best, last, ...row }: ResultRow): ExamResult => ({
  ...row,
  verdict: row.attemptsQtd > 0 ? verdictOf({ isApproved, awaitingQtd }) : null,
  best: withScore(best),
  last: withScore(last),
});

type Exam = Pick<ExamResultsPage, 'exam' | 'figures'>;

/** The exam, and the figures of the people in the scope; null if there is no such exam. */
const findExam = ({ db, examId, people }: ResultsScope & { db: Database }) =>
  db.maybe<Exam>(sql`
    select json_build_object('id', exam_id, 'title', title, ${examIdPairs(sql`exams`)},
        'courseId', course_id, 'passingScore', passing_score) as exam,
      (select json_build_object('peopleQtd', count(*) filter (where attempts_qtd > 0),
          'passedQtd', count(*) filter (where is_approved),
          'awaitingQtd', count(*) filter (where awaiting_qtd > 0), 'correctAverage', avg(final_share))
        from ${taken(examId)} join users on users.id = taken.user_id
        where ${people} and ${isCounted(sql`taken.user_id`)}) as figures
    from (
      select contents.id as exam_id, 'CONTENT' as exam_kind, contents.title, sections.course_id, contents.passing_score
      from contents join sections on sections.id = contents.section_id
      join courses on courses.id = sections.course_id
      where contents.id = ${examId} and content_type in ('EXAM', 'PRACTICE_EXAM', 'QUICK_QUESTION')
        and contents.deleted_at is null and sections.deleted_at is null and not courses.is_deleted
      union all
      select id, 'PRACTICE_EXAM', title, null, passing_score from practice_exams
      where id = ${examId} and not is_deleted
    ) exams`);

/** A page of the people who have started an exam; null if there is no such exam. */
export async function pageExamResults(
  db: Database,
  scope: ResultsScope,
  query: ResultsQuery & PageQuery,
): Promise<ExamResultsPage | null> {
  const [found, page] = await Promise.all([
    findExam({ db, ...scope }),
    readPage<ResultRow>(db, query, {
      columns: columns(scope.examId),
      from: resultsMatching(scope, query),
      order: orderOf(query),
    }),
  ]);
  return found && { ...found, ...page, items: page.items.map(asResult) };
}

/** All results that match the filters, without pages; null if there is no such exam. */
export async function listExamResults(
  db: Database,
  scope: ResultsScope,
  query: ResultsQuery,
): Promise<{ exam: Exam['exam']; results: ExamResult[] } | null> {
  const found = await findExam({ db, ...scope });
  if (!found) return null;
  const rows = await db.many<ResultRow>(sql`
    select ${columns(scope.examId)} ${resultsMatching(scope, query)} order by ${orderOf(query)}`);
  return { exam: found.exam, results: rows.map(asResult) };
}
