import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { rememberClosed } from './closed-identities.ts';
import { keepAnAdmin, lockAdmins } from './last-admin.ts';

/** Who somebody was, for those who keep more of them. */
export interface Leaver {
  id: string;
  provider: string;
  providerId: string;
  email: string;
  role: User['role'];
}

/** What stands where the name of somebody who left would. */
export const nobodysName = 'Titular removido';

/** Takes the person out of their user: what they did stays, of nobody. The last admin stays. */
export async function closeAccount(tx: Database, id: string, now: Date): Promise<Leaver> {
  await lockAdmins(tx);
  const leaver = await tx.one<Leaver>(sql`
    with uninvited as (delete from invitations where user_id = ${id})
    update users set provider = 'closed', provider_id = old.id::text, email = '',
      email_verified = false, is_invited = false, name = ${nobodysName}, role = 'LEARNER',
      level = null, leveling_exam_completed = false, profile_picture = null, phone = null,
      whatsapp = null, cpf = null, birth_date = null, postal_code = null, street = null,
      number = null, complement = null, neighborhood = null, city = null, state = null,
      classroom_role = null, classroom_role_active = false, classroom_mode_type = null,
      access_until = null, closed_at = ${now.toISOString()}, updated_at = now()
    from (
      select id, provider, provider_id, lower(email) as email, role from users
      where id = ${id} and closed_at is null for update
    ) old
    where users.id = old.id
    returning old.id, old.provider, old.provider_id, old.email, old.role`);
  if (leaver.role === 'ADMIN') await keepAnAdmin(tx);
  await rememberClosed(tx, leaver, now);
  return leaver;
}
