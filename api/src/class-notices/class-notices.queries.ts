import type { ClassNotice, RecentNotice } from '@sabia/domain/class-notices/class-notice.ts';
import type { Page } from '@sabia/domain/fields.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isPresent, isSeenBy } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

interface Reading {
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: Date;
}

/** From a row of `users` as `authors`; null after the account was deleted. */
export const authorName: Statement = sql`case when authors.closed_at is null then authors.name end`;

/** From rows of `class_notices` and, as `authors`, of `users`. */
export const noticeColumns: Statement = sql`
  class_notices.id, class_notices.title, class_notices.body, ${authorName} as author,
  class_notices.send_at, class_notices.created_at, class_notices.updated_at`;

export const joinedAuthor: Statement = sql`join users authors on authors.id = class_notices.author_id`;

/** From rows of `class_notices` and `classes`: it was sent. What comes due in an archived class is not. */
export const isSent = (now: Date): Statement => sql`(class_notices.deleted_at is null
  and class_notices.send_at <= least(${now.toISOString()}::timestamptz, classes.archived_at))`;

/** Students see what was sent, the others also what is scheduled. */
const isShown = ({ viewer: { id, isAdmin }, now }: Reading) => sql`(class_notices.deleted_at is null
  and (${isAdmin} or ${isSent(now)} or exists (
    select from class_members
    where class_members.class_id = class_notices.class_id and class_members.user_id = ${id}
      and class_members.role <> 'STUDENT' and ${isPresent})))`;

/** The notices of a class, the newest first; null to who does not see the class. */
export async function pageClassNotices(
  db: Database,
  { classId, query }: { classId: string; query: PageQuery },
  reading: Reading,
): Promise<Page<ClassNotice> | null> {
  const known = await db.run(
    sql`select from classes where id = ${classId} and ${isSeenBy(reading.viewer)}`,
  );
  if (known === 0) return null;
  return readPage<ClassNotice>(db, query, {
    columns: noticeColumns,
    from: sql`from class_notices join classes on classes.id = class_notices.class_id ${joinedAuthor}
      where class_notices.class_id = ${classId} and ${isShown(reading)}`,
    order: sql`class_notices.send_at desc, class_notices.id desc`,
  });
}

export const findClassNotice = (
  db: Database,
  { id, noticeId }: { id: string; noticeId: string },
  reading: Reading,
): Promise<ClassNotice | null> =>
  db.maybe<ClassNotice>(sql`
    select ${noticeColumns}
    from class_notices join classes on classes.id = class_notices.class_id ${joinedAuthor}
    where class_notices.id = ${noticeId} and class_notices.class_id = ${id}
      and ${isSeenBy(reading.viewer)} and ${isShown(reading)}`);

/** So many days a notice stands on the page of all classes. */
const recentDays = 7;

/** The notices of the last days to the classes of the viewer, the newest first. */
export const pageOwnNotices = (
  db: Database,
  query: PageQuery,
  { viewer, now }: Reading,
): Promise<Page<RecentNotice>> =>
  readPage<RecentNotice>(db, query, {
    columns: sql`class_notices.id, class_notices.title, class_notices.body, ${authorName} as author,
      class_notices.send_at, classes.id as class_id, classes.title as class_title, classes.time_zone`,
    from: sql`
      from class_members join classes on classes.id = class_members.class_id and classes.archived_at is null
      join class_notices on class_notices.class_id = classes.id ${joinedAuthor}
      where class_members.user_id = ${viewer.id} and ${isPresent} and ${isSent(now)}
        and class_notices.send_at > ${now.toISOString()}::timestamptz - ${recentDays} * interval '1 day'`,
    order: sql`class_notices.send_at desc, class_notices.id desc`,
  });
