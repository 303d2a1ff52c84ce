import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Empties the comments on the essays of a deleted user, which quote them, and deletes those that the user keeps; the marks stay. */
export async function forgetComments(
  tx: Database,
  { userId }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`
    with saved as (delete from saved_comments where user_id = ${userId})
    update essay_corrections set comments = '[]'
    where attempt_id in (select id from attempts where user_id = ${userId}) and comments <> '[]'`);
}
