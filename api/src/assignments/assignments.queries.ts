import type { Assignment } from '@sabia/domain/assignments/assignment.ts';
import type { Page } from '@sabia/domain/fields.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { ExamIds } from '@sabia/domain/exams/exam-ids.ts';
import { isPresent, isSeenBy } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { examIdColumns, examIdPairs, joinExam } from '../exams/exam-ids.queries.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

type Reader = Pick<Viewer, 'id' | 'isAdmin'>;

/** From rows of `assignments`: the content with its course, or the practice exam. */
export const joinedWork: Statement = joinExam(sql`assignments.exam_id`);

/** The content or the practice exam of an assignment. */
export type Work = Pick<Assignment, keyof ExamIds | 'title' | 'courseTitle' | 'courseSlug'>;

/** From `joinedWork`. */
export const workColumns: Statement = sql`
  ${examIdColumns(sql`assignments`)}, coalesce(contents.title, practice_exams.title) as title,
  courses.title as course_title, courses.slug as course_slug`;

/** The same as arguments of `json_build_object`. */
export const workPairs: Statement = sql`
  ${examIdPairs(sql`assignments`)}, 'title', coalesce(contents.title, practice_exams.title),
  'courseTitle', courses.title, 'courseSlug', courses.slug`;

/** From `joinedWork`: it is not in the bin (product.md BIN2). */
export const isKept: Statement = sql`(case when assignments.exam_kind = 'CONTENT'
  then contents.deleted_at is null and sections.deleted_at is null and not courses.is_deleted
  else not practice_exams.is_deleted end)`;

/** From `joinedWork`: learners find it. */
export const isAvailable: Statement = sql`(${isKept} and case when assignments.exam_kind = 'CONTENT'
  then contents.is_active and sections.is_active and courses.is_active else practice_exams.is_active end)`;

/** From a row of `assignments`. */
export const ownColumns: Statement = sql`assignments.id, assignments.opens_at, assignments.due_at,
  assignments.late, assignments.results, assignments.published_at, assignments.created_at, assignments.updated_at`;

const columns = sql`${ownColumns}, ${workColumns}`;

/** Students find what is available only (product.md DUE6). */
const isShown = ({
  id,
  isAdmin,
}: Reader) => sql`${isKept} and (${isAdmin} or ${isAvailable} or exists (
  select from class_members
  where class_members.class_id = assignments.class_id and class_members.user_id = ${id}
    and class_members.role <> 'STUDENT' and ${isPresent}))`;

/** The assignments of a class; null to who does not see the class. */
export async function pageAssignments(
  db: Database,
  { classId, query }: { classId: string; query: PageQuery },
  viewer: Reader,
): Promise<Page<Assignment> | null> {
  const known = await db.run(
    sql`select from classes where id = ${classId} and ${isSeenBy(viewer)}`,
  );
  if (known === 0) return null;
  return readPage<Assignment>(db, query, {
    columns,
    from: sql`from assignments ${joinedWork}
      where assignments.class_id = ${classId} and ${isShown(viewer)}`,
    order: sql`assignments.due_at desc nulls first, assignments.id desc`,
  });
}

export const findAssignment = (
  db: Database,
  { id, assignmentId }: { id: string; assignmentId: string },
  viewer: Reader,
): Promise<Assignment | null> =>
  db.maybe<Assignment>(sql`
    select ${columns} from assignments join classes on classes.id = assignments.class_id ${joinedWork}
    where assignments.id = ${assignmentId} and assignments.class_id = ${id}
      and ${isSeenBy(viewer)} and ${isShown(viewer)}`);
