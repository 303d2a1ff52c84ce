import { sql, type Database } from '../../db/database.ts';
import { embeddedProvider } from './identity.ts';

/** Takes an account out of the embedded identity, in the transaction in which its owner leaves. */
export async function removeAccount(
  tx: Database,
  { provider, providerId, email }: { provider: string; providerId: string; email: string },
): Promise<void> {
  if (provider !== embeddedProvider) return;
  // Its sessions and ways to sign in go with it; codes on their way only know the address.
  await tx.run(sql`
    with removed as (delete from identity."user" where id = ${providerId})
    delete from identity.verification
    where right(identifier, length(${email}::text) + 5) = '-otp-' || ${email}::text`);
}
