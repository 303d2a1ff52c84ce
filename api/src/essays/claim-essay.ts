import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import {
  asClaimed,
  type Claimed,
  hasEnded,
  isText,
  type Waiting,
  waiting,
} from './essay-queue.queries.ts';
import type { EssayPlace } from './essays.queries.ts';
import { rubricContent, rubricVersion } from './rubrics.queries.ts';

/** One claim is made after the other. */
export const claimsLock = 'essay claims';

/** Essays that a person may have claimed at a time, for instance to correct them without a network. */
const mostClaims = 20;

/** Milliseconds for which an essay that was taken along stays claimed without a sign of life. */
const heldFor = 24 * 60 * 60_000;

interface Asked {
  /** Null: of all exams. */
  examId: string | null;
  isTakenAlong: boolean;
  /** Bytes of photographed pages that the device has room for. */
  roomForPages: number;
}

/**
 * Claims the oldest essay that waits for a correction by this person, of one exam or of all; null if there is none. Teachers
 * and monitors correct the essays of students of their classes, administrators all. One claim is made after the other, so
 * that an essay gets no more corrections than it needs (product.md RUB5). `isTakenAlong`: this essay, whose pages have at most
 * `roomForPages` bytes, and the texts that the person has claimed already are held for a day (RUB9).
 */
export async function claimEssay(
  db: Database,
  { examId, isTakenAlong, roomForPages }: Asked,
  { viewer, now }: Act & { viewer: Viewer },
): Promise<(ClaimedEssay & { userId: string; examId: string }) | null> {
  const heldUntil = isTakenAlong ? new Date(now.getTime() + heldFor).toISOString() : null;
  const claimed = await db.transaction(
    async (tx) => {
      const { claims } = await tx.one<{ claims: number }>(sql`
        with ended as (
          delete from essay_corrections
          where ${hasEnded(sql`essay_corrections`, now)}
          returning corrector_id
        ), held as (
          update essay_corrections set held_until = ${heldUntil}
          from graded_answers
          where ${isTakenAlong} and corrector_id = ${viewer.id} and submitted_at is null
            and not ${hasEnded(sql`essay_corrections`, now)}
            and graded_answers.attempt_id = essay_corrections.attempt_id
            and graded_answers.question_id = essay_corrections.question_id and ${isText}
        )
        select (select count(*) from essay_corrections
            where corrector_id = ${viewer.id} and submitted_at is null)
          - (select count(*) from ended where corrector_id = ${viewer.id}) as claims`);
      if (claims >= mostClaims) throw tooMany;
      return tx.maybe<Claimed>(
        claiming({
          examId,
          mostBytes: isTakenAlong ? roomForPages : null,
          viewer,
          now,
          heldUntil,
        }),
      );
    },
    { exclusive: [claimsLock] },
  );
  return claimed && asClaimed(claimed);
}

const tooMany = new Refusal('conflict', {
  detail: `Você já está com ${mostClaims} redações. Corrija ou devolva uma antes de pegar outra.`,
});

const columns = sql`
  graded_answers.user_id, attempts.exam_id, graded_answers.attempt_id,
    graded_answers.question_id, versions.statement,
    graded_answers.response, questions.rubric, questions.year,
    questions.own_rubric_id, ${rubricVersion} as rubric_version, ${rubricContent} as rubric_content, (
      select min(turn) from generate_series(1, 4) turn
      where not exists (
        select from essay_corrections others
        where others.attempt_id = graded_answers.attempt_id
          and others.question_id = graded_answers.question_id and others.turn = turn.turn)
    ) as turn`;

const claiming = ({ heldUntil, ...asked }: Waiting & { heldUntil: string | null }) => sql`
  with next as (
    ${waiting(columns, asked)}
    order by graded_answers.seq
    limit 1
    for update of graded_answers skip locked
  ), claimed as (
    insert into essay_corrections (attempt_id, question_id, corrector_id, turn, claimed_at, seen_at, held_until,
      own_rubric_id, rubric_version)
    select attempt_id, question_id, ${asked.viewer.id}, turn, ${asked.now.toISOString()},
      ${asked.now.toISOString()}, ${heldUntil}, own_rubric_id, rubric_version from next
  )
  select user_id, exam_id, attempt_id, question_id, statement, response, rubric, year, rubric_content, turn,
    ${asked.now.toISOString()}::timestamptz as seen_at, ${heldUntil}::timestamptz as held_until
  from next`;

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
