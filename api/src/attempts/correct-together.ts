import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import type { Database } from '../platform/db/database.ts';
import { writeCredits, type Correction } from './write-credits.ts';

/** A correction of an answer to one question. */
export interface LearnerCorrection extends Omit<Correction, 'questionId'> {
  userId: string;
  /** The course of the content of the attempt, or null. */
  courseId: string | null;
}

/**
 * Gives many answers to one question their credits, with all that follows from the grades. The caller holds the locks of a
 * regrade (`regradingLocks`). Scores by a scale follow in the background.
 */
export async function correctTogether(
  tx: Database,
  { questionId, corrections }: { questionId: string; corrections: readonly LearnerCorrection[] },
  { now }: At,
): Promise<void> {
  const learners = corrections.flatMap(({ courseId, userId }) =>
    courseId ? [{ courseId, userId }] : [],
  );
  if (learners.length > 0) await emit(tx, 'grades.changing', { learners, now });
  const attempts = await writeCredits(
    tx,
    corrections.map((correction) => ({ ...correction, questionId })),
    { now },
  );
  if (attempts.length > 0) await emit(tx, 'answers.regraded', { attempts, now });
  await emit(tx, 'question.regraded', { questionId });
  if (learners.length > 0) await emit(tx, 'grades.changed', { learners, now });
}
