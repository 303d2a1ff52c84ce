import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The user who accepts an invitation gets the extensions of the invited one, unless there are own ones. */
export async function moveExtensions(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    update assignment_extensions set user_id = ${to}
    where user_id = ${from} and not exists (
      select from assignment_extensions own
      where own.assignment_id = assignment_extensions.assignment_id and own.user_id = ${to})`);
}
