import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../../platform/act.ts';
import { forgetEmails } from '../../platform/mail/job-emails.ts';
import { sql, type Database } from '../../platform/db/database.ts';

/** Sends the invitation once more. Refuses when the user has signed in. */
export async function renewInvitation(db: Database, userId: string, { now }: At): Promise<void> {
  const renewed = await renewInvitations(db, [userId], { now });
  if (renewed === 0) throw new Refusal('not_found');
}

/** Sends the open invitations among these users once more. Returns their number. */
export const renewInvitations = (
  db: Database,
  userIds: readonly string[],
  { now }: At,
): Promise<number> =>
  db.transaction(async (tx) => {
    const renewed = await tx.many<{ userId: string }>(sql`
      insert into invitations (user_id, invited_at)
      select id, ${now.toISOString()} from users where id = any(${userIds}::uuid[]) and is_invited
      on conflict (user_id) do update set invited_at = excluded.invited_at
      returning user_id`);
    await forgetEmails(tx, { kind: 'INVITATION', keys: renewed.map(({ userId }) => userId) });
    return renewed.length;
  });
