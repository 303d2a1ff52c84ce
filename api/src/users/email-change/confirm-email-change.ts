import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../../platform/act.ts';
import { lockAddress } from '../../platform/auth/identity/accounts.ts';
import { moveAccount } from '../../platform/auth/identity/move-account.ts';
import { embeddedProvider } from '../../platform/auth/identity/identity.ts';
import { sql, violatedConstraint, type Database } from '../../platform/db/database.ts';
import { forgetFailuresOf } from '../../platform/mail/job-emails.ts';
import { digestOfEmailChange } from './request-email-change.ts';
import { isAddressTaken } from '../taken-address.ts';

/**
 * Gives an account its new, verified address, by the token in the link. A token works once. All sessions end, and tokens
 * with the old address are refused. Refuses when the address was taken meanwhile.
 */
export async function confirmEmailChange(
  db: Database,
  { token }: { token: string },
  { now }: At,
): Promise<{ email: string }> {
  try {
    return await db.transaction((tx) => confirm(tx, token, now), { exclusive: ['users import'] });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_verified') throw takenMeanwhile();
    throw error;
  }
}

async function confirm(tx: Database, token: string, now: Date): Promise<{ email: string }> {
  const change = await tx.maybe<{ userId: string; email: string }>(sql`
    delete from email_changes
    where token_digest = ${digestOfEmailChange(token)} and expires_at > ${now.toISOString()}
    returning user_id, email`);
  if (!change) throw new Refusal('not_found');
  const { userId, email } = change;
  await lockAddress(tx, email);
  const moved = await tx.maybe<{ id: string }>(sql`
    update users set email = ${email}, email_verified = true,
      sessions_valid_from = ${now.toISOString()}, updated_at = now()
    where id = ${userId} and provider = ${embeddedProvider}
      and not ${isAddressTaken(sql`${email}::text`, sql`users.id`)}
    returning provider_id as id`);
  if (!moved) throw takenMeanwhile();
  await moveAccount(tx, { ...moved, email });
  await forgetFailuresOf(tx, userId);
  return { email };
}

const takenMeanwhile = () =>
  new Refusal('conflict', {
    detail:
      'Este e-mail passou a ser de outra conta ou de um convite, e a sua conta continua com o de antes. Fale com a escola.',
  });
