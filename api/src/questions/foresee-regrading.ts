import { isApproved } from '@sabia/domain/attempts/grade.ts';
import { scoreAnswer, type QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import {
  mistakesOfKind,
  type AuthoredQuestion,
  type TaskChanges,
} from '@sabia/domain/questions/question.ts';
import type { Regrading } from '@sabia/domain/questions/regrading.ts';
import { idsOf } from '@sabia/domain/questions/task-parts.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { gradeOf, weightOfAnswer } from '../attempts/attempt-grades.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findWrittenQuestion } from './written-questions.queries.ts';

interface GivenAnswer {
  response: QuestionResponse | null;
  credit: number | null;
  weight: number;
  /** Of the whole attempt. */
  points: number;
  mostPoints: number;
  passingScore: number;
}

/** The effect of another correct alternative on the attempts that answered the question; null if it is unknown. */
export const foreseeChoiceRegrading = (
  db: Database,
  { id, rightAlternativeId }: { id: string; rightAlternativeId: string },
) =>
  db.maybe<Regrading>(sql`
    with regraded as (
      select grade.points, grade.most_points, attempts.passing_score, ${weightOfAnswer} as weight,
        (graded_answers.alternative_id is not distinct from ${rightAlternativeId}::uuid)::integer
          - graded_answers.is_correct::integer as gained
      from graded_answers join attempts on attempts.id = graded_answers.attempt_id
      join question_versions seen on seen.id = graded_answers.version_id
      cross join lateral ${gradeOf()} grade
      where graded_answers.question_id = ${id} and attempts.submitted_at is not null
        and seen.alternatives @> jsonb_build_array(jsonb_build_object('id', ${rightAlternativeId}::text))
    ), standing as (
      select weight * gained as gained, points * 100 >= passing_score * most_points - 1e-9 as was_approved,
        (points + weight * gained) * 100 >= passing_score * most_points - 1e-9 as is_approved
      from regraded
    )
    select count(standing.gained) as tries_qtd,
      count(*) filter (where gained <> 0) as changed_tries_qtd,
      count(*) filter (where is_approved and not was_approved) as approved_qtd,
      count(*) filter (where was_approved and not is_approved) as failed_qtd
    from questions left join standing on true
    where questions.id = ${id} and questions.deleted_at is null
    group by questions.id`);

/** The same for another task or key of a question without alternatives. Attempts that saw other parts stay as they are. */
export async function foreseeTaskRegrading(
  db: Database,
  { id, task, answerKey }: TaskChanges & { id: string },
): Promise<Regrading> {
  const { kind, alternatives } = orNotFound(await findWrittenQuestion(db, id));
  const [mistake] = mistakesOfKind({
    kind,
    alternatives: alternatives.map(asDraft),
    task,
    answerKey,
  });
  if (mistake) throw invalid(mistake.path.join('.'), mistake.message);
  const given = await listResponses(db, { id, partIds: idsOf(task) });
  const after = given.map((answer) => ({
    ...answer,
    newCredit: newCreditOf({ task, answerKey }, answer),
  }));
  const changed = after.filter(
    ({ credit, newCredit, weight }) => weight > 0 && newCredit !== (credit ?? 0),
  );
  const verdicts = changed.map(({ credit, newCredit, weight, points, ...exam }) => ({
    was: isApproved({ ...exam, points }),
    is: isApproved({ ...exam, points: points + weight * (newCredit - (credit ?? 0)) }),
  }));
  return {
    triesQtd: given.length,
    changedTriesQtd: changed.length,
    approvedQtd: verdicts.filter(({ was, is }) => is && !was).length,
    failedQtd: verdicts.filter(({ was, is }) => was && !is).length,
  };
}

const asDraft = ({ text, isCorrect = false }: AuthoredQuestion['alternatives'][number]) => ({
  text,
  isCorrect,
});

/** A credit that people give stays (product.md Q32). */
const newCreditOf = (key: TaskChanges, { response, credit }: GivenAnswer): number =>
  scoreAnswer({ rightAlternativeId: null, ...key }, { alternativeId: null, response }) ??
  credit ??
  0;

/** The answers of submitted attempts that saw the question with these parts. */
const listResponses = (db: Database, { id, partIds }: { id: string; partIds: string[] }) => {
  const seenIds = sql`jsonb_path_query_array(seen.task, 'strict $.**.id')`;
  const ids = sql`${JSON.stringify(partIds)}::jsonb`;
  return db.many<GivenAnswer>(sql`
    select graded_answers.response, graded_answers.credit, ${weightOfAnswer} as weight,
      grade.points, grade.most_points, attempts.passing_score
    from graded_answers join attempts on attempts.id = graded_answers.attempt_id
    join question_versions seen on seen.id = graded_answers.version_id
    cross join lateral ${gradeOf()} grade
    where graded_answers.question_id = ${id} and attempts.submitted_at is not null
      and ${seenIds} @> ${ids} and ${ids} @> ${seenIds}`);
};
