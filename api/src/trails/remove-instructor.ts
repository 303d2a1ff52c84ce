import { sql, type Database } from '../platform/db/database.ts';

export async function removeInstructor(
  tx: Database,
  { instructorId }: { instructorId: string },
): Promise<void> {
  await tx.run(sql`
    update trails set instructors = array_remove(instructors, ${instructorId}::uuid)
    where instructors @> array[${instructorId}::uuid]`);
}
