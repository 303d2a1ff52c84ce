import type { DomainEvents } from '../events.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';
import { classLock } from './class-lock.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';

/** The people of a sheet join classes as students; members stay as they are (product.md CL11). */
export async function importMembers(
  tx: Database,
  { members, now }: DomainEvents['users.imported'],
): Promise<void> {
  const locks = [...new Set(members.flatMap(({ classId }) => classLock(classId).exclusive))];
  await lock(tx, ...locks.toSorted());
  await tx
    .run(sql`
      insert into class_members (class_id, user_id, role, joined_at)
      select "classId", "userId", 'STUDENT', ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given("classId" uuid, "userId" uuid)
      on conflict (class_id, user_id) where left_at is null do nothing`)
    .catch(refuseOverLimit);
}

/** Ends the stays that began with an import that is undone. */
export async function undoImportedMembers(
  tx: Database,
  { userIds, importedAt, now }: DomainEvents['users.restored'],
): Promise<void> {
  await tx.run(sql`
    update class_members set left_at = greatest(joined_at, ${now.toISOString()})
    where user_id = any(${userIds}::uuid[]) and joined_at = ${importedAt} and left_at is null`);
}

/** The user who accepts an invitation gets its stays. */
export async function moveMember(
  tx: Database,
  { from, to }: DomainEvents['invitation.accepted'],
): Promise<void> {
  await tx.run(sql`
    update class_members set user_id = ${to} where user_id = ${from}
      and not exists (select from class_members own
        where own.user_id = ${to} and own.class_id = class_members.class_id and own.left_at is null)`);
}
