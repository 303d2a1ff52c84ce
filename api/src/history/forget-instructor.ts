import { sql, type Database } from '../platform/db/database.ts';

/** Removes the history of an instructor, and their name from the history of courses, trails and lives. */
export async function forgetInstructor(
  tx: Database,
  { instructorId }: { instructorId: string },
): Promise<void> {
  await tx.run(sql`
    with forgotten as (
      delete from revisions where kind = 'INSTRUCTOR' and entity_id = ${instructorId}
    )
    update revisions set names = names - ${instructorId}::text where names ? ${instructorId}::text`);
}
