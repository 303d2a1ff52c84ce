import { removedUserName } from '@sabia/domain/users/user.ts';
import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Removes the name of a deleted user from their certificates, which stay valid, unless they keep it. */
export async function forgetHolder(
  tx: Database,
  { userId, keepsName }: DomainEvents['user.deleted'],
): Promise<void> {
  if (keepsName) return;
  await tx.run(sql`
    update certificates set holder_name = ${removedUserName} where user_id = ${userId}`);
}
