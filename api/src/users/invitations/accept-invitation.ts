import { createHash } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { emit } from '../../events.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { transferAccess } from '../../subscriptions/transfer-access.ts';
import { userColumns } from '../users.queries.ts';

/** The database holds the digest only. */
export const digestOfInvitation = (token: string) => createHash('sha256').update(token).digest();

/**
 * Moves role, access, extra time, classroom role, classes and what the school has recorded of an invited user to the user who has
 * opened the link. The address
 * of the user must be the invited one, and verified. The invitation ends.
 */
export function acceptInvitation(
  db: Database,
  { token }: { token: string },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<User> {
  const { id } = viewer;
  return db.transaction(async (tx) => {
    const invitation = await tx.maybe<Invitation>(sql`
      select invited.id as user_id, invited.email, exists (
        select from users own
        where own.id = ${id} and own.email_verified and lower(own.email) = lower(invited.email)
      ) as is_own,
      exists (select from class_members where user_id = invited.id) as is_in_class
      from invitations join users invited on invited.id = invitations.user_id and invited.is_invited
      where invitations.token_digest = ${digestOfInvitation(token)}
        and invitations.token_expires_at > ${now.toISOString()}
      for update of invitations, invited`);
    if (!invitation) throw new Refusal('invitation_over');
    if (!invitation.isOwn) throw refusalOf(viewer, invitation.email);
    await transferAccess(tx, { from: invitation.userId, to: id }, { now });
    if (invitation.isInClass)
      await emit(tx, 'invitation.accepted', { from: invitation.userId, to: id });
    return tx.one<User>(sql`
      with with_extra_time as (
        update extra_times set user_id = ${id} where user_id = ${invitation.userId}
      ), invited as (
        delete from users where id = ${invitation.userId} and is_invited returning *
      )
      update users set
        role = case when invited.role = 'ADMIN' then 'ADMIN' else users.role end,
        classroom_role = coalesce(invited.classroom_role, users.classroom_role),
        classroom_role_active = users.classroom_role_active or invited.classroom_role_active,
        classroom_mode_type = coalesce(invited.classroom_mode_type, users.classroom_mode_type),
        updated_at = now()
      from invited where users.id = ${id}
      returning ${userColumns(now)}`);
  });
}

interface Invitation {
  userId: string;
  email: string;
  isOwn: boolean;
  isInClass: boolean;
}

function refusalOf({ claims }: Viewer, invitedEmail: string): Refusal {
  if (claims.email?.toLowerCase() === invitedEmail.toLowerCase() && !claims.emailVerified) {
    return new Refusal('email_not_verified', {
      detail: 'Confirme primeiro o seu e-mail. Depois abra o convite de novo.',
    });
  }
  return new Refusal('invitation_of_another');
}
