import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The scores of exams with a question that is regraded, has another weight or is annulled follow in the background. */
export async function renewScores(
  tx: Database,
  { questionId }: DomainEvents['question.regraded'],
): Promise<void> {
  await tx.run(sql`
    update exam_scorings set version = version + 1 where practice_exam_id in (
      select practice_exam_id from area_questions join exam_areas on exam_areas.id = area_id
      where question_id = ${questionId})`);
}
