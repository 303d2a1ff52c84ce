import type { Taught } from '@sabia/domain/operation.ts';
import type { TeachingRole } from '@sabia/domain/classes/class-role.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * The role in which a user teaches a class or a course (product.md CL9): of an administrator `ADMIN`. Null if it does not
 * exist, or if the user does not teach it.
 */
export async function findTeachingRole(
  db: Database,
  { id: userId, isAdmin }: Pick<Viewer, 'id' | 'isAdmin'>,
  { of, id }: { of: Taught['of']; id: string },
): Promise<TeachingRole | 'ADMIN' | null> {
  const found = await db.maybe<{ role: TeachingRole | null }>(
    of === 'class'
      ? sql`
        select (select role from class_members
            where class_id = classes.id and user_id = ${userId} and left_at is null and role <> 'STUDENT') as role
        from classes where id = ${id}`
      : sql`
        select case when exists (select from instructors
            where user_id = ${userId} and instructors.id = any(courses.instructors)) then 'TEACHER' end as role
        from courses where id = ${id} and not is_deleted`,
  );
  if (!found) return null;
  return isAdmin ? 'ADMIN' : found.role;
}
