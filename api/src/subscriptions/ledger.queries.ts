import { sql } from '../platform/db/database.ts';

/** An entry of the ledger with its user. */
export const entryColumns = sql`
  access_entries.user_id, access_entries.kind, access_entries.at, access_entries.until,
  access_entries.subscription_id, access_entries.charge_id,
  (select starts_at from charges where charges.id = access_entries.charge_id) as starts_at`;
