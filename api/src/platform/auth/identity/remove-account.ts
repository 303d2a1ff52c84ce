import { sql, type Database } from '../../db/database.ts';
import { embeddedProvider } from './identity.ts';

/** Deletes an account of the embedded identity, in the caller's transaction. */
export async function removeAccount(
  tx: Database,
  { provider, providerId, email }: { provider: string; providerId: string; email: string },
): Promise<void> {
  if (provider !== embeddedProvider) return;
  // Sessions and credentials are deleted by cascade. Codes and sign-ups refer to the address only.
  await tx.run(sql`
    with removed as (delete from identity."user" where id = ${providerId}),
      ended as (delete from identity.sign_ups where email = ${email})
    delete from identity.codes where email = ${email}`);
}
