import { Refusal } from '@sabia/domain/refusal.ts';
import type { UndoneUserImport } from '@sabia/domain/users/user-import.ts';
import type { Act } from '../../platform/act.ts';
import { endSessions } from '../../platform/auth/identity/end-sessions.ts';
import { embeddedProvider } from '../../platform/auth/identity/identity.ts';
import { emit } from '../../events.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { allLedgers } from '../../subscriptions/access-locks.ts';
import { overrideAccess } from '../../subscriptions/override-access.ts';
import { adminsLock, requireAdmin } from '../last-admin.ts';
import { isOnRecord } from '../invitations/invited-user.queries.ts';
import { importedFields, invitedPerson, isRecent, ledgerLength } from './user-imports.queries.ts';

/** For each statement over thousands of people. */
const timeoutMs = 30_000;

interface Former {
  id: string;
  /** It was invited by the import. */
  isNew: boolean;
  before: unknown;
  wasOpen: boolean;
  isOpen: boolean;
  exists: boolean;
  /** Nobody has changed the user since, and nothing was paid. */
  isAsLeft: boolean;
  /** The import put the user in a class. */
  isInClass: boolean;
}

/**
 * Undoes an import once: withdraws its invitations, and gives back role, access and classroom of people whom it updated.
 * Accepted invitations and people who were changed, or of whom the school has recorded something since, stay as they are.
 */
export const undoUserImport = (
  db: Database,
  { id }: { id: string },
  { viewer, now }: Act,
): Promise<UndoneUserImport> =>
  db.transaction(
    async (tx) => {
      const { importedAt, former } = await take(tx, id, now);
      const asLeft = former.filter(({ isAsLeft }) => isAsLeft);
      const withdrawn = asLeft.filter(({ isNew }) => isNew);
      const restored = asLeft.filter(({ isNew }) => !isNew);
      await withdraw(tx, withdrawn);
      await restore(tx, restored, { importedAt, now });
      await requireAdmin(tx);
      const wishes = restored
        .filter(({ wasOpen, isOpen }) => wasOpen !== isOpen)
        .map((user) => ({ userId: user.id, hasActiveSubscription: user.wasOpen }));
      await overrideAccess(tx, wishes, { viewer, now });
      return {
        withdrawnQtd: withdrawn.length,
        restoredQtd: restored.length,
        goneQtd: former.filter(({ isNew, exists }) => isNew && !exists).length,
        changedQtd: former.filter((user) => !user.isAsLeft && (user.exists || !user.isNew)).length,
      };
    },
    { timeoutMs, exclusive: ['users import', ...allLedgers, adminsLock] },
  );

/** Marks the import as undone, and compares its users with what it left. */
async function take(
  tx: Database,
  id: string,
  now: Date,
): Promise<{ importedAt: string; former: Former[] }> {
  const taken = await tx.maybe<{ wasUndone: boolean; importedAt: string }>(sql`
    update user_imports set undone_at = coalesce(undone_at, ${now.toISOString()})
    where id = ${id} and ${isRecent(now)}
    returning old.undone_at is not null as was_undone, user_imports.created_at as imported_at`);
  if (!taken) throw new Refusal('not_found');
  if (taken.wasUndone) throw new Refusal('nothing_to_undo');
  const former = await tx.many<Former>(sql`
    select one.id, one.before is null as is_new, one.before, one."wasOpen" as was_open, one."isOpen" as is_open,
      users.id is not null as exists,
      coalesce(users.closed_at is null and ${importedFields} = one.after and ${ledgerLength} = one.facts
        and (one.before is not null or (users.is_invited and ${invitedPerson} = one.person and not ${isOnRecord})), false)
        as is_as_left,
      exists (select from class_members where user_id = one.id and joined_at = user_imports.created_at
        and left_at is null) as is_in_class
    from user_imports
    cross join lateral jsonb_to_recordset(former) as one (id uuid, before jsonb, after jsonb, "wasOpen" boolean,
      "isOpen" boolean, facts bigint, person bigint)
    left join users on users.id = one.id
    where user_imports.id = ${id}`);
  return { importedAt: taken.importedAt, former };
}

async function withdraw(tx: Database, invited: readonly Former[]): Promise<void> {
  const ids = invited.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.run(sql`delete from users where id = any(${ids}::uuid[]) and is_invited`);
}

/** The sessions of a user with another role end. */
async function restore(
  tx: Database,
  users: readonly Former[],
  { importedAt, now }: { importedAt: string; now: Date },
): Promise<void> {
  if (users.length === 0) return;
  const given = JSON.stringify(users.map(({ id, before }) => ({ id, before })));
  const restored = await tx.many<{ providerId: string | null }>(sql`
    update users set
      sessions_valid_from = case
        when given.before ->> 0 <> users.role then ${now.toISOString()} else users.sessions_valid_from end,
      role = given.before ->> 0, classroom_role = given.before ->> 1,
      classroom_role_active = (given.before ->> 2)::boolean, classroom_mode_type = given.before ->> 3,
      updated_at = now()
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, before jsonb)
    where users.id = given.id
    returning case when old.role <> new.role and users.provider = ${embeddedProvider} then users.provider_id end
      as provider_id`);
  const ended = restored.flatMap(({ providerId }) => providerId ?? []);
  if (ended.length > 0) await endSessions(tx, ended);
  const userIds = users.flatMap(({ id, isInClass }) => (isInClass ? [id] : []));
  if (userIds.length > 0) await emit(tx, 'users.restored', { userIds, importedAt, now });
}
