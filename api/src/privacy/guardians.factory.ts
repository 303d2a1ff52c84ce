import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { changeUser } from '../users/change-user.ts';
import { aUser, type UserInput } from '../users/users.factory.ts';
import { confirmGuardian } from './confirm-guardian.ts';
import { digestOfToken } from './request-guardian.ts';

interface FamilyGiven {
  child?: UserInput;
  /** Default: another user with a verified address. */
  guardian?: User;
  birthDate?: string;
  /** Default: the guardian has confirmed. */
  isConfirmed?: boolean;
  now?: Date;
}

/** A learner under 18 with a guardian who has confirmed by the e-mail. */
export async function aFamily(
  db: Database,
  {
    child: input,
    guardian,
    birthDate = '2012-03-04',
    isConfirmed = true,
    now = new Date(),
  }: FamilyGiven = {},
): Promise<{ child: User; guardian: User }> {
  const child = await aUser(db, input);
  await changeUser(db, { id: child.id, changes: { birthDate } }, { isByAdmin: true, now });
  const adult = guardian ?? (await aUser(db, { name: 'Marta Prado Souza' }));
  await confirmedBy(db, { child, email: adult.email, isConfirmed, now });
  return { child, guardian: adult };
}

/** Names a guardian for a child, and confirms by the token of the e-mail. */
export async function confirmedBy(
  db: Database,
  given: { child: { id: string }; email: string; isConfirmed?: boolean; now: Date },
): Promise<void> {
  const { child, email, isConfirmed = true, now } = given;
  const token = `token of ${child.id} ${now.getTime()}`;
  await db.run(sql`
    insert into guardians (user_id, email, token_digest, asked_at, expires_at)
    values (${child.id}, ${email.toLowerCase()}, ${digestOfToken(token)}, ${now.toISOString()}, '2200-01-01')
    on conflict (user_id) do update set email = excluded.email, token_digest = excluded.token_digest,
      asked_at = excluded.asked_at, expires_at = excluded.expires_at, withdrawn_at = null`);
  if (isConfirmed) await confirmGuardian(db, token, { now });
}
