import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * Removes the guardian of a deleted user, and withdraws the user as the guardian of others (product.md FAMILY6). Runs before the
 * account is closed, because the address says whose guardian the user is.
 */
export async function forgetGuardian(
  tx: Database,
  { userId, now }: DomainEvents['user.deleted'],
): Promise<void> {
  await tx.run(sql`
    with removed as (delete from guardians where user_id = ${userId})
    update guardians set email = null, confirmed_at = null, token_digest = null, stop_at = null,
      withdrawn_at = ${now.toISOString()}
    from users
    where users.id = ${userId} and users.email_verified and guardians.email = lower(users.email)
      and guardians.confirmed_at is not null and guardians.user_id <> users.id`);
}
