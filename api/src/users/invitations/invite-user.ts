import { invalid } from '@sabia/domain/refusal.ts';
import type { InvitationDraft } from '@sabia/domain/users/invitation.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Act } from '../../platform/act.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { overrideAccess } from '../../subscriptions/override-access.ts';
import { takenEmail } from '../taken-address.ts';
import { userColumns } from '../users.queries.ts';

interface Invited extends InvitationDraft {}

/** Invites one person. send-invitations.ts sends the e-mail afterwards. */
export const inviteUser = (
  db: Database,
  { ...draft }: Invited,
  { viewer, now }: Act,
): Promise<User> =>
  db.transaction(
    async (tx) => {
      const invited = await tx.maybe<User>(sql`
        with invited as (
          insert into users (provider_id, email, is_invited, name, role)
          select 'invited:' || gen_random_uuid(), ${draft.email}, true, ${draft.name}, ${draft.role}
          where not exists (
            select from users known where lower(known.email) = ${draft.email} and known.email_verified
          )
          on conflict (lower(email)) where is_invited do nothing
          returning *
        ), written as (
          insert into invitations (user_id, invited_at) select id, ${now.toISOString()} from invited
        )
        select ${userColumns(now)} from invited users`);
      if (!invited) throw invalid('email', takenEmail);
      if (!draft.hasActiveSubscription) return invited;
      const opened = { userId: invited.id, hasActiveSubscription: true };
      await overrideAccess(tx, [opened], { viewer, now });
      return { ...invited, hasActiveSubscription: true, isSubscriber: true };
    },
    { exclusive: ['users import'] },
  );
