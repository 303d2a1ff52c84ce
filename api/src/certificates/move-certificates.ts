import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The user who accepts an invitation gets the certificates of the invited one, unless there are own ones. */
export async function moveCertificates(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    update certificates set user_id = ${to}
    where user_id = ${from} and not exists (
      select from certificates own where own.user_id = ${to} and own.trail_id = certificates.trail_id)`);
  await tx.run(sql`delete from certificates where user_id = ${from}`);
}
