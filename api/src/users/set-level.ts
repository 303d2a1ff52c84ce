import { levelOf } from '@sabia/domain/practice-exams/level-of.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findPracticeExamSettings } from '../practice-exams/practice-exams.queries.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';

/** Sets the level of a user to the one that a submitted levelling exam has found. */
export async function setLevel(
  tx: Database,
  { userId, practiceExamId, isLeveling, result }: DomainEvents['attempt.submitted'],
): Promise<void> {
  if (!practiceExamId || !isLeveling) return;
  await lockTerms(tx);
  // Read again under the lock: since the attempt was loaded, a level may have been replaced.
  const exam = await findPracticeExamSettings(tx, practiceExamId);
  const level = exam && levelOf(exam.levelingBands, result.correctAverage);
  if (!level) return;
  await tx.run(sql`
    update users set level = ${level}, leveling_exam_completed = true, updated_at = now()
    where id = ${userId}`);
}
