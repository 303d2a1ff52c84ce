import { sql } from '../shell/database.ts';

/** A line of the ledger, and whose it is. */
export const entryColumns = sql`user_id, kind, at, until, subscription_id, charge_id`;
