import { criteriaOf, markWords } from '@sabia/domain/essays/essay-result.ts';
import type {
  EarlierVersion,
  EssayComment,
  EssayResult,
} from '@sabia/domain/essays/essays.contract.ts';
import type { Rubric } from '@sabia/domain/essays/rubric.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { wantedCorrections } from './essays.queries.ts';
import { rubricContent, rubricOf } from './rubrics.queries.ts';

/** The rubric of an essay, and the points that its author may read. */
export interface ToldMark {
  rubric: string;
  year: number | null;
  rubricContent: Rubric | null;
  criteria: Readonly<Record<string, number>> | null;
  zeroReason: string | null;
}

interface Marked extends ToldMark {
  score: number | null;
  /** Of each correction, in the order of the corrections. */
  comments: EssayComment[][];
}

interface Row extends Marked {
  /** Null: the attempt has no essay. */
  questionId: string | null;
  wantedQtd: number;
  givenQtd: number;
  status: EssayResult['status'];
  explanation: string | null;
  noted: EssayResult['noted'];
}

interface EarlierRow extends Marked {
  questionId: string;
  number: number;
  text: string | null;
}

/** `shownId`: the question of the essay beside which it is shown. */
type CurveRow = EssayResult['curve'][number] & { shownId: string };

interface OfAuthor {
  attemptId: string;
  userId: string;
}

/** From rows `questions` and `graded_answers`. */
export const rubricColumns = sql`questions.rubric, questions.year, ${rubricContent} as rubric_content`;

/** From a row of `essay_results` or none. */
const markColumns = sql`results.score, results.criteria, results.zero_reason`;

/** From a row of `graded_answers`: the submitted corrections of an essay and their comments. */
const givenCorrections = sql`(
  select count(*)::integer as quantity, coalesce(json_agg(comments order by turn), '[]') as comments
  from essay_corrections
  where essay_corrections.attempt_id = graded_answers.attempt_id
    and essay_corrections.question_id = graded_answers.question_id and submitted_at is not null)`;

/** From a row of `graded_answers`: the cards of the error notebook that its author has made of the correction. */
const notedMarks = sql`(
  select coalesce(json_agg(json_build_object('id', id, 'criterion', criterion, 'comment', comment)
    order by criterion, comment), '[]')
  from error_notebook_essay_cards cards
  where cards.attempt_id = graded_answers.attempt_id
    and cards.question_id = graded_answers.question_id and dismissed_at is null)`;

/** From a row of `essay_results`: the author knows the mark. */
export const isMarkTold = (results: Statement): Statement =>
  sql`(${results}.status = 'SETTLED' and ${results}.withheld_credit is null)`;

/** From a row of `essay_results`: the version of a rubric of the school; null with a ready one. */
const versionOf = (results: Statement): Statement => sql`(
  select max(rubric_version) from essay_corrections
  where essay_corrections.attempt_id = ${results}.attempt_id and essay_corrections.question_id = ${results}.question_id)`;

/**
 * The essays of an attempt for their author (product.md RUB8, RUB14), with earlier versions, also of an attempt under way; null
 * if the attempt is not the author's. Marks and comments come with the settled mark only, and without the names of their givers.
 */
export async function readEssayResults(
  db: Database,
  author: OfAuthor,
): Promise<{ essays: EssayResult[]; earlier: EarlierVersion[] } | null> {
  const rows = await db.many<Row>(sql`
    select essays.* from attempts
    left join lateral (
      select graded_answers.question_id, ${rubricColumns}, ${wantedCorrections} as wanted_qtd,
        case when results.withheld_credit is not null then 'WITHHELD'
          else coalesce(results.status, 'WAITING') end as status,
        ${markColumns}, results.explanation, given.quantity as given_qtd, given.comments, ${notedMarks} as noted
      from graded_answers
      join questions on questions.id = graded_answers.question_id and questions.rubric is not null
      left join essay_results results on results.attempt_id = graded_answers.attempt_id
        and results.question_id = graded_answers.question_id
      cross join lateral ${givenCorrections} given
      where graded_answers.attempt_id = attempts.id and graded_answers.response is not null
    ) essays on true
    where attempts.id = ${author.attemptId} and attempts.user_id = ${author.userId}
    order by essays.question_id`);
  if (rows.length === 0) return null;
  const told = rows.some(({ status }) => status === 'SETTLED');
  const curves = Map.groupBy(told ? await readCurves(db, author) : [], ({ shownId }) => shownId);
  const essays = rows.flatMap(({ questionId, ...row }) =>
    questionId ? [asTold({ questionId, ...row }, curves.get(questionId) ?? [])] : [],
  );
  return { essays, earlier: await readEarlier(db, author) };
}

/** For each told essay of an attempt the last 20 told ones of its author by the same version of its rubric. */
const readCurves = (db: Database, { attemptId, userId }: OfAuthor): Promise<CurveRow[]> =>
  db.many<CurveRow>(sql`
    select shown.question_id as shown_id, curve.attempt_id, curve.question_id,
      iso(curve.submitted_at) as submitted_at, curve.score, curve.points
    from essay_results shown
    join questions on questions.id = shown.question_id
    cross join lateral (
      select attempts.id as attempt_id, known.question_id, attempts.submitted_at, known.score, coalesce(known.criteria, '{}') as points
      from attempts
      join essay_results known on known.attempt_id = attempts.id and ${isMarkTold(sql`known`)}
      join questions of_known on of_known.id = known.question_id and of_known.rubric = questions.rubric
      where attempts.user_id = ${userId}
        and ${versionOf(sql`known`)} is not distinct from ${versionOf(sql`shown`)}
      order by attempts.submitted_at desc, attempts.id desc, known.question_id desc limit 20
    ) curve
    where shown.attempt_id = ${attemptId} and ${isMarkTold(sql`shown`)}
    order by shown.question_id, curve.submitted_at, curve.attempt_id, curve.question_id`);

/** The latest told answers to the questions of essays in earlier attempts at the same exam. */
async function readEarlier(
  db: Database,
  { attemptId, userId }: OfAuthor,
): Promise<EarlierVersion[]> {
  const rows = await db.many<EarlierRow>(sql`
    select distinct on (results.question_id) results.question_id, earlier.number,
      graded_answers.response ->> 'text' as text, ${rubricColumns}, ${markColumns}, given.comments
    from attempts
    join attempts earlier on earlier.user_id = attempts.user_id and earlier.exam_id = attempts.exam_id
      and earlier.number < attempts.number
    join essay_results results on results.attempt_id = earlier.id and ${isMarkTold(sql`results`)}
    join graded_answers on graded_answers.attempt_id = results.attempt_id
      and graded_answers.question_id = results.question_id and graded_answers.response is not null
    join questions on questions.id = results.question_id and questions.rubric is not null
    cross join lateral ${givenCorrections} given
    where attempts.id = ${attemptId} and attempts.user_id = ${userId}
    order by results.question_id, earlier.number desc`);
  return rows.map((row) => {
    const { questionId, number, text, score, comments, zeroReason } = row;
    const rubric = rubricOf(row);
    return {
      questionId,
      number,
      text,
      score,
      mostPoints: markWords(rubric, zeroReason).mostPoints,
      criteria: toldCriteria(row, rubric),
      comments: comments.flat(),
    };
  });
}

/** The criteria of a told mark. A zero by a reason has no levels. */
export const toldCriteria = ({ zeroReason, criteria }: ToldMark, rubric: Rubric) =>
  zeroReason === null ? criteriaOf(rubric, criteria ?? {}) : [];

function asTold(row: Row & { questionId: string }, curve: CurveRow[]): EssayResult {
  const { questionId, status, wantedQtd, givenQtd, comments, zeroReason } = row;
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
    criteria: isSettled ? toldCriteria(row, rubric) : [],
    comments: isSettled ? comments.flat() : [],
    noted: isSettled ? row.noted : [],
    curve,
  };
}
