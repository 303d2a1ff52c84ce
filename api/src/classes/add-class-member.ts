import type { AddedMember, MemberDraft } from '@sabia/domain/classes/class-member.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classLock } from './class-lock.ts';
import { isPresent } from './classes.queries.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';

interface Addition extends MemberDraft {
  classId: string;
}

interface Present {
  role: ClassRole;
  joinedAt: string;
}

interface Loaded {
  isArchived: boolean;
  hasUser: boolean;
  present: Present | null;
}

/** Adds a user to a class. A member with another role ends the stay and begins one with the new role. */
export function addClassMember(
  db: Database,
  { classId, userId, role }: Addition,
  { now }: At,
): Promise<{ member: AddedMember; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { isArchived, hasUser, present } = orNotFound(
      await tx.maybe<Loaded>(sql`
        select archived_at is not null as is_archived,
          exists (select from users where id = ${userId} and closed_at is null) as has_user,
          (select json_build_object('role', role, 'joinedAt', iso(joined_at)) from class_members
            where class_id = classes.id and user_id = ${userId} and ${isPresent}) as present
        from classes where id = ${classId}`),
    );
    if (!hasUser) throw invalid('userId', messages.unknownId);
    if (present?.role === role)
      return { member: { userId, role, joinedAt: present.joinedAt }, isNew: false };
    if (isArchived) throw new Refusal('class_archived');
    if (present) await endStay(tx, { classId, userId, now });
    const member = await tx
      .one<AddedMember>(sql`
        insert into class_members (class_id, user_id, role, joined_at)
        values (${classId}, ${userId}, ${role}, ${now.toISOString()})
        returning user_id, role, joined_at`)
      .catch(refuseOverLimit);
    return { member, isNew: true };
  }, classLock(classId));
}

/** In a statement of its own: the limits are checked by what the next one sees. */
const endStay = (tx: Database, { classId, userId, now }: Omit<Addition, 'role'> & At) =>
  tx.run(sql`
    update class_members set left_at = greatest(joined_at, ${now.toISOString()})
    where class_id = ${classId} and user_id = ${userId} and left_at is null`);
