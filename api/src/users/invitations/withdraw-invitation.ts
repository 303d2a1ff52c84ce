import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../../platform/db/database.ts';

/** Removes an invited user; the link of the invitation ends. Refuses when the invitation was accepted. */
export const withdrawInvitation = (db: Database, userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const withdrawn = await tx.run(sql`delete from users where id = ${userId} and is_invited`);
    if (withdrawn === 0) throw new Refusal('not_found');
  });
