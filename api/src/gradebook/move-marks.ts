import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The user who accepts an invitation gets the marks of the invited one, after own marks in the same cell. */
export async function moveMarks(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    update gradebook_marks set user_id = ${to}, number = number + coalesce(
      (select max(own.number) from gradebook_marks own where own.class_id = gradebook_marks.class_id
        and own.user_id = ${to} and own.column_id = gradebook_marks.column_id), 0)
    where user_id = ${from}`);
}
