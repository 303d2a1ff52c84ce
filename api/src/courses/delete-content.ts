import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, violatedConstraint, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { findCourseOfContent } from './course-parts.queries.ts';

/** Deletes a content. One that the history of a learner refers to is only hidden. */
export async function deleteContent(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const courseId = orNotFound(await findCourseOfContent(db, id));
  await deleteOrHide(db, {
    courseId,
    now,
    deletion: sql`delete from contents where id = ${id} and deleted_at is null`,
    hiding: sql`update contents set deleted_at = now() where id = ${id} and deleted_at is null`,
  });
}

/** Deletes a section with its contents, or hides it, likewise. */
export function deleteSection(
  db: Database,
  { courseId, id, now }: { courseId: string; id: string; now: Date },
): Promise<void> {
  const isSection = sql`id = ${id} and course_id = ${courseId} and deleted_at is null`;
  return deleteOrHide(db, {
    courseId,
    now,
    deletion: sql`delete from sections where ${isSection}`,
    hiding: sql`update sections set deleted_at = now() where ${isSection}`,
  });
}

interface Deletion {
  courseId: string;
  now: Date;
  deletion: Statement;
  hiding: Statement;
}

/** Tries to delete; a violated foreign key means that the history of a learner refers to it. */
async function deleteOrHide(
  db: Database,
  { courseId, now, deletion, hiding }: Deletion,
): Promise<void> {
  const isChange = (touched: number) => touched > 0;
  const touched = await changeStructure(db, { courseIds: [courseId], now, isChange }, (tx) =>
    tx
      .transaction(() => tx.run(deletion), { savepoint: true })
      .catch((error: unknown) => {
        if (!violatedConstraint(error)) throw error;
        return tx.run(hiding);
      }),
  );
  if (touched === 0) throw new Refusal('not_found');
}
