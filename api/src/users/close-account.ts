import { removedUserName, type User } from '@sabia/domain/users/user.ts';
import type { DomainEvents } from '../events.ts';
import { removeAccount } from '../platform/auth/identity/remove-account.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forgetEmailsOf } from '../platform/mail/job-emails.ts';
import { recordClosedIdentity } from './sign-in/closed-identities.ts';
import { requireAdmin, lockAdmins } from './last-admin.ts';

interface DeletedUser {
  id: string;
  provider: string;
  providerId: string;
  email: string;
  role: User['role'];
}

/**
 * Removes the personal data of a deleted user, and their account in the embedded identity. The row stays
 * without a name, for what the user did. Refuses the last administrator.
 */
export async function closeAccount(
  tx: Database,
  { userId: id, now }: DomainEvents['user.deleted'],
): Promise<void> {
  await lockAdmins(tx);
  const user = await tx.one<DeletedUser>(sql`
    with uninvited as (delete from invitations where user_id = ${id}),
      without_email_change as (delete from email_changes where user_id = ${id}),
      without_extra_time as (delete from extra_times where user_id = ${id})
    update users set provider = 'closed', provider_id = old.id::text, email = '',
      email_verified = false, is_invited = false, name = ${removedUserName}, role = 'LEARNER',
      has_left_as_administrator = old.role = 'ADMIN',
      level = null, level_attempt_id = null, leveling_exam_completed = false, profile_picture = null, phone = null,
      whatsapp = null, cpf = null, birth_date = null, postal_code = null, street = null,
      number = null, complement = null, neighborhood = null, city = null, state = null,
      classroom_role = null, classroom_role_active = false, classroom_mode_type = null,
      access_until = null, granted_from = null, granted_until = null, blocked_at = null, terms_version = null, terms_accepted_at = null, closed_at = ${now.toISOString()}, updated_at = now()
    from (
      select id, provider, provider_id, lower(email) as email, role from users
      where id = ${id} and closed_at is null for update
    ) old
    where users.id = old.id
    returning old.id, old.provider, old.provider_id, old.email, old.role`);
  if (user.role === 'ADMIN') await requireAdmin(tx);
  await forgetEmailsOf(tx, id);
  await recordClosedIdentity(tx, user, { now });
  await removeAccount(tx, user);
}
