import type { At } from '../platform/act.ts';
import type { RegradedAttempt } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { moveKnownGrades } from './notice-grades.ts';
import { recomputeGrades } from './recompute-grades.ts';

export interface Correction {
  attemptId: string;
  questionId: string;
  credit: number;
  comment: string | null;
  correctorId: string;
}

/**
 * Gives answers their credits, and recomputes the grades of their attempts; answers with those whose grade has changed. What
 * follows from the grades is up to the caller.
 */
export async function writeCredits(
  tx: Database,
  corrections: readonly Correction[],
  { now }: At,
): Promise<RegradedAttempt[]> {
  const given = corrections.map(
    ({ attemptId: attempt_id, questionId: question_id, credit, comment, correctorId }) => ({
      attempt_id,
      question_id,
      credit,
      comment,
      corrector_id: correctorId,
    }),
  );
  await tx.run(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        attempt_id uuid, question_id uuid, credit double precision, comment text, corrector_id uuid)
    ), known as (${moveKnownGrades(sql`given`)})
    update graded_answers set credit = given.credit, is_correct = given.credit = 1,
      comment = given.comment, corrected_at = ${now.toISOString()}, corrected_by = given.corrector_id
    from given
    where graded_answers.attempt_id = given.attempt_id
      and graded_answers.question_id = given.question_id`);
  return recomputeGrades(tx, [...new Set(corrections.map(({ attemptId }) => attemptId))]);
}
