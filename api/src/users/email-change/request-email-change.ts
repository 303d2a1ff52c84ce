import { createHash, randomBytes } from 'node:crypto';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { EmailChange } from '@sabia/domain/users/email-change.ts';
import type { Act } from '../../platform/act.ts';
import { embeddedProvider } from '../../platform/auth/identity/identity.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { isRefusedForGood, type Mail } from '../../platform/mail/mail.ts';
import { findBrand } from '../../school/school.queries.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { emailChangeEmail, emailChangeNotice } from './email-change-emails.ts';
import { openEmailChange } from './email-changes.queries.ts';
import { isAddressTaken, takenEmail } from '../taken-address.ts';

const linkDays = 3;

/** The table stores digests only, so that reading it gives nobody a valid token. */
export const digestOfEmailChange = (token: string): Buffer =>
  createHash('sha256').update(token).digest();

interface Request {
  userId: string;
  email: string;
}

interface Account {
  email: string;
  provider: string;
  isTaken: boolean;
  open: EmailChange | null;
}

/**
 * Sends a link to the new address of an account; it replaces an earlier one. The present address is told before, so that no
 * administrator takes over an account unnoticed.
 */
export async function requestEmailChange(
  db: Database,
  { userId, email }: Request,
  { mail, site, viewer, now }: Act & { mail: Pick<Mail, 'send'>; site: string },
): Promise<EmailChange & { userId: string }> {
  const account = await db.maybe<Account>(sql`
    select lower(users.email) as email, users.provider,
      ${isAddressTaken(sql`${email}::text`, sql`users.id`)} as is_taken,
      ${openEmailChange(sql`users.id`, now)} as open
    from users where id = ${userId} and closed_at is null and not is_invited`);
  if (!account) throw new Refusal('not_found');
  refuseUnfit(account, email);
  const brand = await findBrand(db);
  if (account.open?.email !== email)
    await mail.send(emailChangeNotice({ to: account.email, site }, brand)).catch((error) => {
      // A mistyped address has no mailbox to tell.
      if (!isRefusedForGood(error)) throw notSent(error);
    });
  const token = randomBytes(24).toString('base64url');
  const change = await db.one<EmailChange>(sql`
    insert into email_changes (user_id, email, token_digest, asked_by, asked_at, expires_at)
    select ${userId}, ${email}, ${digestOfEmailChange(token)}, ${viewer.id}, now, now + ${linkDays} * interval '1 day'
    from (select ${now.toISOString()}::timestamptz as now) moment
    on conflict (user_id) do update set email = excluded.email, token_digest = excluded.token_digest,
      asked_by = excluded.asked_by, asked_at = excluded.asked_at, expires_at = excluded.expires_at
    returning email, asked_at, expires_at`);
  try {
    await mail.send(emailChangeEmail({ to: email, site, token, days: linkDays }, brand));
  } catch (error) {
    await cancelEmailChange(db, userId);
    if (isRefusedForGood(error))
      throw invalid('email', 'O servidor de e-mail recusou este endereço. Confira-o.');
    throw notSent(error);
  }
  return { userId, ...change };
}

function refuseUnfit({ provider, email: current, isTaken }: Account, email: string): void {
  if (provider !== embeddedProvider)
    throw invalid(
      'email',
      'Esta pessoa entra por outro serviço, que guarda o e-mail dela. Ele é corrigido lá, e muda aqui quando ela entrar de novo.',
    );
  if (email === current) throw invalid('email', 'Este já é o e-mail da conta.');
  if (isTaken) throw invalid('email', takenEmail);
}

const notSent = (cause: unknown): Refusal =>
  Object.assign(
    new Refusal('unavailable', {
      detail: 'O servidor de e-mail não respondeu, e nada mudou. Tente de novo em instantes.',
    }),
    { cause },
  );
