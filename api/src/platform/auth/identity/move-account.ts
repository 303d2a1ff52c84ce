import { sql, type Database } from '../../db/database.ts';
import { endSessions } from './end-sessions.ts';

/**
 * Gives an account another verified address, in the caller's transaction, which holds the lock of that address. Its
 * sessions, the codes of both addresses and the sign-ups for the new one end.
 */
export async function moveAccount(
  tx: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.run(sql`
    with former as (select email from identity."user" where id = ${id}),
      without_codes as (
        delete from identity.codes where email = ${email} or email in (select email from former)
      ),
      without_sign_ups as (delete from identity.sign_ups where email = ${email})
    update identity."user" set email = ${email}, "emailVerified" = true, "updatedAt" = now()
    where id = ${id}`);
  // A session that begins now waits for the row of the account.
  await endSessions(tx, [id]);
}
