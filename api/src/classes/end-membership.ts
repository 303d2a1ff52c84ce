import { mayRemove } from '@sabia/domain/classes/class-access.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classLock } from './class-lock.ts';
import { isPresent, roleIn } from './classes.queries.ts';

/** Ends the stay of the viewer in a class. */
export function leaveClass(
  db: Database,
  { id }: { id: string },
  { viewer, now }: Act,
): Promise<void> {
  return db.transaction(async (tx) => {
    const left = await tx.run(sql`
      update class_members set left_at = greatest(joined_at, ${now.toISOString()})
      where class_id = ${id} and user_id = ${viewer.id} and ${isPresent}`);
    orNotFound(left || null);
  }, classLock(id));
}

interface Removal {
  id: string;
  userId: string;
}

/** Ends the stay of a member; the code of the class lets the person in no more (product.md CL4). */
export function removeClassMember(
  db: Database,
  { id, userId }: Removal,
  { viewer, now }: { viewer: Pick<Viewer, 'id' | 'isAdmin'>; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { member, own } = orNotFound(
      await tx.maybe<{ member: ClassRole | null; own: ClassRole | null }>(sql`
        select ${roleIn(userId)} as member, ${roleIn(viewer.id)} as own from classes where id = ${id}`),
    );
    // The viewer may have been removed since the request was admitted.
    if (!mayRemove(viewer.isAdmin ? 'ADMIN' : own, orNotFound(member)))
      throw new Refusal('not_yours', {
        detail: 'Só a administração da escola tira professores da turma.',
      });
    await tx.run(sql`
      update class_members set left_at = greatest(joined_at, ${now.toISOString()}), removed_by = ${viewer.id}
      where class_id = ${id} and user_id = ${userId} and ${isPresent}`);
  }, classLock(id));
}
