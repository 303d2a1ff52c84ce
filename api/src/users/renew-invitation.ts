import { Refusal } from '@sabia/domain/refusal.ts';
import { forgetEmail } from '../platform/mail/job-emails.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Sends the invitation once more. Refuses when the user has signed in. */
export async function renewInvitation(db: Database, userId: string, now: Date): Promise<void> {
  const renewed = await db.run(sql`
    insert into invitations (user_id, invited_at)
    select id, ${now.toISOString()} from users where id = ${userId} and is_invited
    on conflict (user_id) do update set invited_at = excluded.invited_at`);
  if (renewed === 0) throw new Refusal('not_found');
  await forgetEmail(db, { kind: 'INVITATION', key: userId });
}
