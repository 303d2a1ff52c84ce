import { sql, type Database } from '../../db/database.ts';
import { embeddedProvider } from './identity.ts';

/** Deletes an account of the embedded identity, in the caller's transaction. */
export async function removeAccount(
  tx: Database,
  { provider, providerId, email }: { provider: string; providerId: string; email: string },
): Promise<void> {
  if (provider !== embeddedProvider) return;
  // Sessions and credentials are deleted by cascade. Codes refer to the address only.
  await tx.run(sql`
    with removed as (delete from identity."user" where id = ${providerId})
    delete from identity.verification
    where right(identifier, length(${email}::text) + 5) = '-otp-' || ${email}::text`);
}
