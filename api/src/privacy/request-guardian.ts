import { createHash, randomBytes } from 'node:crypto';
import { needsGuardian, type Guardianship } from '@sabia/domain/privacy/guardian.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { findBrand } from '../school/school.queries.ts';
import { guardianEmail } from './guardian-email.ts';
import { findGuardianship } from './guardianship.queries.ts';

const validDays = 7;
/** Learners who may name the same address within an hour. */
const maxLearnersPerHour = 5;

/** The table stores digests only, so that reading it gives nobody a valid token. */
export const digestOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sends an e-mail to the guardian of a learner under 18. It replaces an earlier one. */
export async function requestGuardian(
  db: Database,
  { email }: { email: string },
  {
    mail,
    site,
    viewer,
    now,
  }: { mail: Pick<Mail, 'send'>; site: string; viewer: Viewer; now: Date },
): Promise<Guardianship> {
  const { state } = await findGuardianship(db, viewer.id, now);
  if (!needsGuardian(state)) throw new Refusal('conflict');
  if (email === viewer.email.toLowerCase())
    throw invalid('email', 'Informe o e-mail do responsável, não o seu');
  const token = randomBytes(24).toString('base64url');
  const saved = await db.run(sql`
    insert into guardians (user_id, email, token_digest, asked_at, expires_at)
    select ${viewer.id}, ${email}, ${digestOfToken(token)}, now, now + ${validDays} * interval '1 day'
    from (select ${now.toISOString()}::timestamptz as now) moment
    where ${maxLearnersPerHour} > (select count(*) from guardians
      where email = ${email} and user_id <> ${viewer.id} and asked_at > now - interval '1 hour')
    on conflict (user_id) do update set email = excluded.email,
      token_digest = excluded.token_digest, asked_at = excluded.asked_at,
      expires_at = excluded.expires_at, withdrawn_at = null
    -- A guardian who has confirmed meanwhile is not replaced.
    where guardians.confirmed_at is null`);
  // Anybody's address can be named, so the number of e-mails to it is limited.
  if (saved === 0) throw new Refusal('too_many_requests', { retryAfter: 3600 });
  const url = `${site}/privacidade?responsavel=${token}`;
  const letter = { to: email, learnerEmail: viewer.email, url, days: validDays };
  await mail.send(guardianEmail(letter, await findBrand(db)));
  return { state: 'ASKED', email, withdrawnAt: null };
}
