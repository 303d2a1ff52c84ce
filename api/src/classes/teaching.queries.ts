import type { Taught } from '@sabia/domain/operation.ts';
import type { TeachingRole } from '@sabia/domain/classes/class-role.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { isTaught, taughtBy } from './class-studies.queries.ts';

/**
 * The role in which a user teaches a class, a course, the author of an attempt or a class of a mock exam event (product.md CL9,
 * RUB5, MOCK14): of an administrator `ADMIN`. Null if it does not exist, or if the user does not teach it.
 */
export async function findTeachingRole(
  db: Database,
  { id: userId, isAdmin }: Pick<Viewer, 'id' | 'isAdmin'>,
  { of, id }: { of: Taught['of']; id: string },
): Promise<TeachingRole | 'ADMIN' | null> {
  const found = await db.maybe<{ role: TeachingRole | null }>(roleIn[of](userId, id));
  if (!found) return null;
  return isAdmin ? 'ADMIN' : found.role;
}

/** The part of a user in classes that are not archived, as an expression of SQL (product.md CL15). */
export const classPartOf = (userId: Statement): Statement => sql`(
  select case when bool_or(class_members.role <> 'STUDENT') then 'TEACHES'
    when count(*) > 0 then 'STUDIES' end
  from class_members join classes on classes.id = class_members.class_id and classes.archived_at is null
  where class_members.user_id = ${userId} and class_members.left_at is null)`;

/** A row with the role, or null, if what is taught exists. */
const roleIn: Record<Taught['of'], (userId: string, id: string) => Statement> = {
  class: (userId, id) => sql`
    select (select role from class_members
        where class_id = classes.id and user_id = ${userId} and left_at is null and role <> 'STUDENT') as role
    from classes where id = ${id}`,
  course: (userId, id) => sql`
    select case when exists (select from instructors
        where user_id = ${userId} and instructors.id = any(courses.instructors)) then 'TEACHER' end as role
    from courses where id = ${id} and not is_deleted`,
  attempt: (userId, id) => sql`
    select (select min(taught.role) from ${taughtBy(userId)} where ${isTaught}) as role
    from attempts where id = ${id}`,
  'mock exam': (userId, id) => sql`
    select (select max(role) from class_members
        join mock_exam_classes on mock_exam_classes.class_id = class_members.class_id
        where mock_exam_id = mock_exam_events.id and user_id = ${userId} and left_at is null and role <> 'STUDENT') as role
    from mock_exam_events where id = ${id}`,
  'any class': (userId) => sql`
    select min(role) as role from class_members
    where user_id = ${userId} and left_at is null and role <> 'STUDENT'`,
};
