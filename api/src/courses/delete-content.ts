import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, violatedConstraint, type Database, type Statement } from '../shell/database.ts';
import type { StructureChanged } from './structure-changed.ts';

/** Takes a content away: really, unless a learner's history refers to it; then it is only hidden. */
export const deleteContent = (db: Database, id: string, structureChanged: StructureChanged) =>
  remove(db, structureChanged, {
    really: sql`
      delete from contents using sections
      where contents.id = ${id} and contents.deleted_at is null and sections.id = contents.section_id
      returning sections.course_id`,
    hidden: sql`
      update contents set deleted_at = now() from sections
      where contents.id = ${id} and contents.deleted_at is null and sections.id = contents.section_id
      returning sections.course_id`,
  });

/** Takes a section away with its contents, in the same two ways. */
export const deleteSection = (
  db: Database,
  { courseId, id }: { courseId: string; id: string },
  structureChanged: StructureChanged,
) =>
  remove(db, structureChanged, {
    really: sql`
      delete from sections
      where id = ${id} and course_id = ${courseId} and deleted_at is null
      returning course_id`,
    hidden: sql`
      update sections set deleted_at = now()
      where id = ${id} and course_id = ${courseId} and deleted_at is null
      returning course_id`,
  });

/** The foreign keys know what is referred to, also by a learner who is answering at this moment. */
async function remove(
  db: Database,
  structureChanged: StructureChanged,
  { really, hidden }: { really: Statement; hidden: Statement },
): Promise<void> {
  const by = (statement: Statement) =>
    db.transaction(async (tx) => {
      const removed = await tx.maybe<{ courseId: string }>(statement);
      if (!removed) throw new Refusal('not_found');
      await structureChanged(tx, removed.courseId);
    });
  try {
    await by(really);
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    await by(hidden);
  }
}
