import { classmateName } from '@sabia/domain/classes/classmate-name.ts';
import type { Classmate, ListedMember } from '@sabia/domain/classes/class-member.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { percentageDone } from '@sabia/domain/progress/progression.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';
import { isPresent, isSeenBy } from './classes.queries.ts';
import { studiedBy, studyColumns } from './class-studies.queries.ts';

const sortings = {
  name: sql`users.plain_name`,
  joinedAt: sql`class_members.joined_at`,
};

interface MembersQuery extends PageQuery {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
  role?: ClassRole | undefined;
}

type MemberRow = Omit<ListedMember, 'percentage'> & {
  contentsQtd: number;
  completedContentsQtd: number;
};

/** The members of a class for its teachers, by name. */
export async function pageClassMembers(
  db: Database,
  { classId, query }: { classId: string; query: MembersQuery },
): Promise<Page<ListedMember>> {
  const { field = 'name', criteria = 'asc', role, searchKey } = query;
  const page = await readPage<MemberRow>(db, query, {
    columns: sql`users.id as user_id, users.name, users.profile_picture, class_members.role,
      class_members.joined_at, ${studyColumns}`,
    from: sql`
      from class_members
      -- Each member is looked up: by names PostgreSQL would search among all users.
      cross join lateral (select * from users where users.id = class_members.user_id offset 0) users
      cross join ${studiedBy(classId)}
      where class_members.class_id = ${classId} and ${isPresent}
        and ${role ? sql`class_members.role = ${role}` : sql`true`}
        and ${searchKey ? hasPart(sql`users.plain_name`, searchKey) : sql`true`}`,
    order: orderBy(sortings[field], criteria, sql`users.id`),
  });
  return {
    ...page,
    items: page.items.map(({ contentsQtd, completedContentsQtd, ...member }) => ({
      ...member,
      percentage: contentsQtd === 0 ? null : percentageDone(completedContentsQtd, contentsQtd),
    })),
  };
}

/** The members of a class for one of them, teachers first; null to everybody else (product.md CL7). */
export async function pageClassmates(
  db: Database,
  { classId, query }: { classId: string; query: PageQuery },
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
): Promise<Page<Classmate> | null> {
  const known = await db.run(sql`
    select from classes where id = ${classId} and ${isSeenBy(viewer)}`);
  if (known === 0) return null;
  const page = await readPage<Classmate>(db, query, {
    columns: sql`users.name, class_members.role`,
    from: sql`
      from class_members join users on users.id = class_members.user_id
      where class_members.class_id = ${classId} and ${isPresent}`,
    order: sql`class_members.role = 'STUDENT', users.plain_name, users.id`,
  });
  return {
    ...page,
    items: page.items.map(({ name, role }) => ({
      role,
      name: role === 'TEACHER' ? name : classmateName(name),
    })),
  };
}
