import { visibleClass } from '@sabia/domain/classes/class-access.ts';
import type { ClassCard, SchoolClass } from '@sabia/domain/classes/class.ts';
import type { Page } from '@sabia/domain/fields.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';

type Reader = Pick<Viewer, 'id' | 'isAdmin'>;
type Status = 'ACTIVE' | 'ARCHIVED' | undefined;

/** Condition: the row of `class_members` is a stay that goes on. */
export const isPresent = sql`class_members.left_at is null`;

/** Condition: the viewer is in the class of a row of `classes`, or an administrator. */
export const isSeenBy = ({ id, isAdmin }: Reader): Statement => sql`(${isAdmin} or exists (
  select from class_members
  where class_members.class_id = classes.id and class_members.user_id = ${id} and ${isPresent}))`;

/** The role of a user in a row of `classes`; null for everybody else. */
export const roleIn = (userId: string): Statement => sql`(
  select role from class_members
  where class_id = classes.id and user_id = ${userId} and ${isPresent})`;

const cardColumns = (viewerId: string): Statement => sql`
  classes.id, classes.title, classes.period, classes.shift, classes.time_zone,
  classes.archived_at is not null as is_archived, ${roleIn(viewerId)} as role,
  (select count(*) from class_members where class_id = classes.id and ${isPresent}) as members_qtd,
  classes.created_at, classes.updated_at`;

const teachersJson = sql`(
  select coalesce(json_agg(json_build_object('name', users.name, 'profilePicture', users.profile_picture)
    order by users.plain_name, users.id), '[]')
  from class_members join users on users.id = class_members.user_id
  where class_members.class_id = classes.id and ${isPresent} and class_members.role = 'TEACHER')`;

/** In the order of the administration. Deleted courses, trails and practice exams are left out. */
const itemsJson = sql`(
  select coalesce(json_agg(json_build_object(
      'kind', case when courses.id is not null then 'COURSE' when trails.id is not null then 'TRAIL'
        else 'PRACTICE_EXAM' end,
      'targetId', coalesce(courses.id, trails.id, practice_exams.id), 'slug', courses.slug,
      'title', coalesce(courses.title, trails.title, practice_exams.title),
      'isActive', coalesce(courses.is_active, trails.is_active, practice_exams.is_active))
    order by class_items.position, class_items.id), '[]')
  from class_items
  left join courses on courses.id = class_items.course_id and not courses.is_deleted
  left join trails on trails.id = class_items.trail_id and not trails.is_deleted
  left join practice_exams on practice_exams.id = class_items.practice_exam_id and not practice_exams.is_deleted
  where class_items.class_id = classes.id and num_nonnulls(courses.id, trails.id, practice_exams.id) = 1)`;

/** A class as the viewer may see it, or null (domain: class-access.ts). */
export async function findClass(
  db: Database,
  id: string,
  viewer: Reader,
): Promise<SchoolClass | null> {
  const found = await db.maybe<SchoolClass>(sql`
    select ${cardColumns(viewer.id)}, ${teachersJson} as teachers, ${itemsJson} as items,
      class_codes.code, class_codes.expires_at as code_expires_at, class_codes.uses_qtd as code_uses_qtd,
      class_codes.uses_limit as code_uses_limit
    from classes left join class_codes on class_codes.class_id = classes.id
    where classes.id = ${id}`);
  return found && visibleClass(found, viewer.isAdmin ? 'ADMIN' : found.role);
}

const sortings = {
  title: sql`classes.title collate "pt-BR-x-icu"`,
  createdAt: sql`classes.created_at`,
  updatedAt: sql`classes.updated_at`,
};

interface ClassesQuery extends PageQuery {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
  status?: Status;
}

const hasStatus = (status: Status) =>
  status ? sql`(classes.archived_at is not null) = ${status === 'ARCHIVED'}` : sql`true`;

/** All classes, the newest first. */
export function pageClasses(
  db: Database,
  query: ClassesQuery,
  viewer: Pick<Viewer, 'id'>,
): Promise<Page<ClassCard>> {
  const { field, criteria = 'asc', searchKey, status } = query;
  return readPage<ClassCard>(db, query, {
    columns: cardColumns(viewer.id),
    from: sql`from classes where ${hasStatus(status)}
      and ${searchKey ? hasPart(sql`plain(classes.title)`, searchKey) : sql`true`}`,
    order: field ? orderBy(sortings[field], criteria, sql`classes.id`) : sql`classes.id desc`,
  });
}

/** The classes with these titles, without case and accents; archived ones are left out. */
export const findClassesByTitle = (db: Database, titles: readonly string[]) =>
  db.many<{ title: string; ids: string[] }>(sql`
    select asked.title, array_agg(classes.id) as ids
    from unnest(${titles}::text[]) asked(title)
    join classes on plain(classes.title) = plain(asked.title) and classes.archived_at is null
    group by asked.title`);

/** The classes of a user, those that are not archived first. */
export const pageOwnClasses = (
  db: Database,
  query: PageQuery & { status?: Status },
  viewer: Pick<Viewer, 'id'>,
): Promise<Page<ClassCard>> =>
  readPage<ClassCard>(db, query, {
    columns: cardColumns(viewer.id),
    from: sql`
      from class_members own join classes on classes.id = own.class_id
      where own.user_id = ${viewer.id} and own.left_at is null and ${hasStatus(query.status)}`,
    order: sql`classes.archived_at is not null, classes.title collate "pt-BR-x-icu", classes.id`,
  });
