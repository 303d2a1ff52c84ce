import { sql, type Database } from '../platform/db/database.ts';

/** Puts practice exams on show, or takes them away; nothing else of them changes. */
export async function setPracticeExamsActive(
  tx: Database,
  { ids, isActive }: { ids: readonly string[]; isActive: boolean },
): Promise<void> {
  await tx.run(sql`
    update practice_exams set is_active = ${isActive}, updated_at = now()
    where id = any(${ids}::uuid[])`);
}
