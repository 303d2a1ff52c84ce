import { Refusal } from '@sabia/domain/refusal.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, violatedConstraint, type Database } from '../../platform/db/database.ts';
import { findUser, userColumns } from '../users.queries.ts';

/**
 * Links a user to an identity of the caller's issuer. Allowed for administrators, and for the owner of the
 * identity with the same verified address (product.md I4).
 */
export async function changeProviderId(
  db: Database,
  { id, providerId }: { id: string; providerId: string },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<User> {
  const user = await findUser(db, id, now);
  if (!viewer.isAdmin && !(user && ownsIdentity(viewer, providerId, user)))
    throw new Refusal('not_yours');
  if (!user) throw new Refusal('not_found');
  try {
    return await db.one<User>(sql`
      update users set provider = ${viewer.claims.provider}, provider_id = ${providerId},
        is_invited = false, updated_at = now()
      where id = ${id}
      returning ${userColumns(now)}`);
  } catch (error) {
    if (violatedConstraint(error) !== 'users_identity') throw error;
    throw new Refusal('conflict', { detail: 'Esta identidade já pertence a outra pessoa.' });
  }
}

function ownsIdentity({ claims }: Viewer, providerId: string, user: User): boolean {
  return (
    // An invitation is accepted by its link only.
    !user.isInvited &&
    claims.providerId === providerId &&
    claims.emailVerified &&
    claims.email?.toLowerCase() === user.email.toLowerCase()
  );
}
