import { randomInt } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { findBrand } from '../school/school.queries.ts';
import { hasOtherAdmin } from '../users/users.queries.ts';
import { digestOf } from './deletion-code.ts';
import { deletionEmail } from './deletion-email.ts';

const validMinutes = 15;
const maxAttempts = 5;

/** Sends the code that confirms the deletion of an account. It replaces an earlier one. */
export async function sendDeletionCode(
  db: Database,
  { viewer, now, mail }: { viewer: Viewer; now: Date; mail: Pick<Mail, 'send'> },
): Promise<void> {
  if (viewer.isAdmin && !(await hasOtherAdmin(db, viewer.id))) throw new Refusal('last_admin');
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  await db.run(sql`
    insert into deletion_codes (user_id, digest, expires_at, attempts_left)
    values (${viewer.id}, ${digestOf(viewer.id, code)},
      ${now.toISOString()}::timestamptz + ${validMinutes} * interval '1 minute', ${maxAttempts})
    on conflict (user_id) do update set digest = excluded.digest,
      expires_at = excluded.expires_at, attempts_left = excluded.attempts_left`);
  const letter = { to: viewer.email, code, minutes: validMinutes };
  await mail.send(deletionEmail(letter, await findBrand(db)));
}
