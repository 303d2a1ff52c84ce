import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, violatedConstraint, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import type { ChangeStructure } from './change-structure.ts';
import { findCourseOfContent } from './course-parts.queries.ts';

/** Takes a content away: really, unless a learner's history refers to it; then it is only hidden. */
export async function deleteContent(
  db: Database,
  id: string,
  changeStructure: ChangeStructure,
): Promise<void> {
  const courseId = orNotFound(await findCourseOfContent(db, id));
  await remove(
    (statement) => changeStructure(db, courseId, (tx) => tx.run(statement)),
    sql`delete from contents where id = ${id} and deleted_at is null`,
    sql`update contents set deleted_at = now() where id = ${id} and deleted_at is null`,
  );
}

/** Takes a section away with its contents, in the same two ways. */
export function deleteSection(
  db: Database,
  { courseId, id }: { courseId: string; id: string },
  changeStructure: ChangeStructure,
): Promise<void> {
  const there = sql`id = ${id} and course_id = ${courseId} and deleted_at is null`;
  return remove(
    (statement) => changeStructure(db, courseId, (tx) => tx.run(statement)),
    sql`delete from sections where ${there}`,
    sql`update sections set deleted_at = now() where ${there}`,
  );
}

/** The foreign keys know what is referred to. */
async function remove(
  run: (statement: Statement) => Promise<number>,
  really: Statement,
  hidden: Statement,
): Promise<void> {
  const removed = await run(really).catch((error: unknown) => {
    if (!violatedConstraint(error)) throw error;
    return run(hidden);
  });
  if (removed === 0) throw new Refusal('not_found');
}
