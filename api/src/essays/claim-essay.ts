import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import type { Rubric } from '@sabia/domain/essays/rubric.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isTaught, taughtBy } from '../classes/class-studies.queries.ts';
import { type EssayPlace, wantedCorrections } from './essays.queries.ts';
import { rubricContent, rubricOf, rubricVersion } from './rubrics.queries.ts';

/** One claim is made after the other. */
export const claimsLock = 'essay claims';

/** Milliseconds without a sign of life after which a claim ends. */
const claimLife = 30 * 60_000;

/** Essays that a person may have claimed at a time, for instance to correct them without a network. */
const mostClaims = 20;

interface Claimed {
  userId: string;
  examId: string;
  attemptId: string;
  questionId: string;
  statement: string;
  response: QuestionResponse;
  rubric: string;
  year: number | null;
  rubricContent: Rubric | null;
  turn: number;
}

/**
 * Claims the oldest essay that waits for a correction by this person, of one exam or of all; null if there is none. Teachers
 * and monitors correct the essays of students of their classes, administrators all. One claim is made after the other, so
 * that an essay gets no more corrections than it needs (product.md RUB5).
 */
export async function claimEssay(
  db: Database,
  { examId }: { examId: string | null },
  { viewer, now }: Act & { viewer: Viewer },
): Promise<(ClaimedEssay & { userId: string; examId: string }) | null> {
  const claimed = await db.transaction(
    async (tx) => {
      const { claims } = await tx.one<{ claims: number }>(sql`
        with ended as (
          delete from essay_corrections
          where submitted_at is null and seen_at < ${new Date(now.getTime() - claimLife).toISOString()}
          returning corrector_id
        )
        select (select count(*) from essay_corrections
            where corrector_id = ${viewer.id} and submitted_at is null)
          - (select count(*) from ended where corrector_id = ${viewer.id}) as claims`);
      if (claims >= mostClaims) throw tooMany;
      return tx.maybe<Claimed>(claiming({ examId, viewer, now: now.toISOString() }));
    },
    { exclusive: [claimsLock] },
  );
  if (!claimed) return null;
  const { rubric, year, rubricContent: content, turn, ...essay } = claimed;
  const { title, criteria, zeroReasons } = rubricOf({ rubric, year, rubricContent: content });
  return {
    ...essay,
    rubric: {
      title,
      criteria: criteria.map((criterion) => ({ ...criterion, levels: [...criterion.levels] })),
      zeroReasons: [...zeroReasons],
    },
    isForBoard: turn === 4,
    endsAt: new Date(now.getTime() + claimLife).toISOString(),
  };
}

const tooMany = new Refusal('conflict', {
  detail: `Você já está com ${mostClaims} redações. Corrija ou devolva uma antes de pegar outra.`,
});

const claiming = ({
  examId,
  viewer: { id: viewerId, isAdmin },
  now,
}: {
  examId: string | null;
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: string;
}) => sql`
  with next as (
    select graded_answers.user_id, attempts.exam_id, graded_answers.attempt_id, graded_answers.question_id, versions.statement,
      graded_answers.response, questions.rubric, questions.year,
      questions.own_rubric_id, ${rubricVersion} as rubric_version, ${rubricContent} as rubric_content, (
        select min(turn) from generate_series(1, 4) turn
        where not exists (
          select from essay_corrections others
          where others.attempt_id = graded_answers.attempt_id
            and others.question_id = graded_answers.question_id and others.turn = turn.turn)
      ) as turn
    from graded_answers
    join questions on questions.id = graded_answers.question_id and questions.rubric is not null
    join question_versions versions on versions.id = graded_answers.version_id
    join attempts on attempts.id = graded_answers.attempt_id
    join users on users.id = graded_answers.user_id and users.closed_at is null
    left join essay_results results on results.attempt_id = graded_answers.attempt_id
      and results.question_id = graded_answers.question_id
    where graded_answers.response is not null and graded_answers.credit is null
      and graded_answers.user_id <> ${viewerId}
      and (${examId}::uuid is null or attempts.exam_id = ${examId}::uuid)
      and ${isAdmin ? sql`true` : sql`exists (select from ${taughtBy(viewerId)} where ${isTaught})`}
      and not exists (
        select from question_annulments annulments
        where annulments.exam_id = attempts.exam_id
          and annulments.question_id = graded_answers.question_id)
      and not exists (
        select from essay_corrections own
        where own.attempt_id = graded_answers.attempt_id
          and own.question_id = graded_answers.question_id and own.corrector_id = ${viewerId})
      and (select count(*) from essay_corrections others
        where others.attempt_id = graded_answers.attempt_id
          and others.question_id = graded_answers.question_id) < ${wantedCorrections}
    order by graded_answers.seq
    limit 1
    for update of graded_answers skip locked
  ), claimed as (
    insert into essay_corrections (attempt_id, question_id, corrector_id, turn, claimed_at, seen_at, own_rubric_id,
      rubric_version)
    select attempt_id, question_id, ${viewerId}, turn, ${now}, ${now}, own_rubric_id, rubric_version from next
  )
  select user_id, exam_id, attempt_id, question_id, statement, response, rubric, year, rubric_content, turn from next`;

/** Prolongs the claim of a person by a sign of life. */
export async function keepClaim(
  db: Database,
  { attemptId, questionId }: EssayPlace,
  { viewer, now }: Act,
): Promise<void> {
  const kept = await db.run(sql`
    update essay_corrections set seen_at = ${now.toISOString()}
    where attempt_id = ${attemptId} and question_id = ${questionId}
      and corrector_id = ${viewer.id} and submitted_at is null`);
  if (kept === 0) throw new Refusal('not_found');
}

/** Gives an essay back; a mark that was given stays. */
export async function dropClaim(
  db: Database,
  { attemptId, questionId }: EssayPlace,
  { viewer }: Pick<Act, 'viewer'>,
): Promise<void> {
  await db.run(sql`
    delete from essay_corrections
    where attempt_id = ${attemptId} and question_id = ${questionId}
      and corrector_id = ${viewer.id} and submitted_at is null`);
}
