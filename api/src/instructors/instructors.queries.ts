import type { Instructor, UsedInstructor } from '@sabia/domain/instructors/instructor.ts';
import { revisionOf } from '../history/history.queries.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { instructorFields } from './instructor-fields.ts';

/** The instructors with these ids as JSON, in the order of the ids. */
export const instructorsJson = (ids: Statement): Statement => sql`(
  select coalesce(json_agg(json_build_object('id', instructors.id, 'slug', instructors.slug,
    'name', instructors.name, 'photoUrl', instructors.photo_url,
    'biography', instructors.biography) order by place), '[]')
  from unnest(${ids}) with ordinality asked(id, place) join instructors using (id))`;

/** The names of the instructors with these ids as JSON, in the order of the ids. */
export const instructorNames = (ids: Statement): Statement => sql`(
  select coalesce(json_agg(instructors.name order by place), '[]')
  from unnest(${ids}) with ordinality asked(id, place) join instructors using (id))`;

/** The columns of an instructor besides the revision. */
export const instructorColumns = sql`instructors.id, ${columnList(instructorFields, 'instructors')},
  instructors.created_at, instructors.updated_at`;

const revision = revisionOf('INSTRUCTOR', sql`instructors.id`);

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** An instructor by id or slug. `withRevision`: for administrators. */
export const findInstructor = (
  db: Database,
  idOrSlug: string,
  { withRevision }: { withRevision: boolean },
) =>
  db.maybe<Instructor>(sql`
    select ${instructorColumns}, ${withRevision ? revision : sql`null::integer`} as revision from instructors
    where ${isUuid(idOrSlug) ? sql`id = ${idOrSlug}` : sql`slug = ${idOrSlug}`}`);

const countIn = (table: Statement, condition: Statement) =>
  sql`(select count(*) from ${table} where instructors @> array[taught.id] and ${condition})`;

/** The number of courses, trails and lives that refer to a row of `instructors`. */
export const instructorUsage = sql`(
  select json_build_object(
    'coursesQtd', ${countIn(sql`courses`, sql`not is_deleted`)},
    'trailsQtd', ${countIn(sql`trails`, sql`not is_deleted`)},
    'livesQtd', ${countIn(sql`lives`, sql`not is_deleted`)},
    'deletedQtd', ${countIn(sql`courses`, sql`is_deleted`)} + ${countIn(sql`trails`, sql`is_deleted`)}
      + ${countIn(sql`lives`, sql`is_deleted`)})
  from (select instructors.id) taught)`;

export const listInstructors = (db: Database) =>
  db.many<UsedInstructor>(sql`
    select ${instructorColumns}, ${revision} as revision, ${instructorUsage} as usage,
      (select json_build_object('id', users.id, 'name', users.name) from users where users.id = instructors.user_id) as user
    from instructors
    order by instructors.name collate "pt-BR-x-icu", instructors.id`);

/** The slugs that no instructor has. */
export const missingInstructors = (slugs: readonly string[]): Statement => sql`
  select asked.slug from unnest(${slugs}::text[]) asked(slug)
  where not exists (select from instructors where instructors.slug = asked.slug)`;

/** Slugs of all instructors, for the sitemap. */
export const listInstructorAddresses = (db: Database) =>
  db.many<{ slug: string; updatedAt: string }>(sql`
    select slug, updated_at from instructors order by slug limit 5000`);
