import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Copies from the ledger until when everything is open to users. */
export async function updateAccess(
  tx: Database,
  { access }: DomainEvents['access.changed'],
): Promise<void> {
  await tx.run(sql`
    update users set access_until = changed."accessUntil",
      granted_from = changed."grantedFrom", granted_until = changed."grantedUntil", updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(access)}::jsonb) as changed(
      "userId" uuid, "accessUntil" timestamptz, "grantedFrom" timestamptz, "grantedUntil" timestamptz)
    where users.id = changed."userId"`);
}
