import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Soft delete: the attempts of learners refer to the exam. */
export async function deletePracticeExam(db: Database, id: string): Promise<void> {
  const deleted = await db.run(sql`
    update practice_exams
    set is_deleted = true, is_active = false, is_leveling = false, updated_at = now()
    where id = ${id} and not is_deleted`);
  if (deleted === 0) throw new Refusal('not_found');
}
