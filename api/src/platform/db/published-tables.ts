import { Refusal } from '@sabia/domain/refusal.ts';
import { named } from './columns.ts';
import { sql, type Database } from './database.ts';

/** Tables of what a school publishes: all have `is_active`, `is_deleted` and `updated_at`. */
type PublishedTable = 'courses' | 'lives' | 'practice_exams' | 'trails';

/** Publishes or unpublishes the rows. */
export const setActive =
  (table: PublishedTable) =>
  async (tx: Database, { ids, isActive }: { ids: readonly string[]; isActive: boolean }) => {
    await tx.run(sql`
      update ${named(table)} set is_active = ${isActive}, updated_at = now()
      where id = any(${ids}::uuid[])`);
  };

/** Removes a deleted instructor from courses, trails and lives. */
export async function removeInstructor(
  tx: Database,
  { instructorId }: { instructorId: string },
): Promise<void> {
  const removedFrom = (table: Exclude<PublishedTable, 'practice_exams'>) => sql`
    update ${named(table)} set instructors = array_remove(instructors, ${instructorId}::uuid)
    where instructors @> array[${instructorId}::uuid]`;
  await tx.run(sql`
    with of_courses as (${removedFrom('courses')}), of_trails as (${removedFrom('trails')})
    ${removedFrom('lives')}`);
}

/** Marks the row as deleted, because certificates refer to it. */
export async function softDelete(db: Database, table: PublishedTable, id: string): Promise<void> {
  const deleted = await db.run(sql`
    update ${named(table)} set is_deleted = true, updated_at = now(), is_active = false
    where id = ${id} and not is_deleted`);
  if (deleted === 0) throw new Refusal('not_found');
}
