import { Refusal } from '@sabia/domain/refusal.ts';
import { describeMockExams } from '@sabia/domain/usage.ts';
import { type Database, sql } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findPracticeExamUsage } from './usage.queries.ts';

/** Marks a practice exam as deleted, unless a mock exam event needs it (product.md MOCK21). */
export async function deletePracticeExam(tx: Database, { id }: { id: string }): Promise<void> {
  const deleted = await tx.run(sql`
    update practice_exams set is_deleted = true, is_active = false, is_leveling = false, updated_at = now()
    where id = ${id} and not is_deleted
      and not exists (select from mock_exam_days where practice_exam_id = practice_exams.id)`);
  if (deleted > 0) return;
  const { mockExams } = orNotFound(await findPracticeExamUsage(tx, id));
  const detail = describeMockExams(mockExams);
  throw new Refusal('conflict', detail ? { detail } : {});
}
