import { contentsLimit, sectionsLimit } from '@sabia/domain/courses/course-limits.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { lock, sql, type Database } from '../platform/db/database.ts';

/** Refuses another section in a course that has as many as it may have (product.md C23). */
export async function refuseFullCourse(tx: Database, courseId: string): Promise<void> {
  await lock(tx, `sections of ${courseId}`);
  const { quantity } = await tx.one<{ quantity: number }>(sql`
    select count(*) as quantity from sections
    where course_id = ${courseId} and deleted_at is null`);
  if (quantity < sectionsLimit) return;
  throw new Refusal('limit_reached', {
    detail: `Um curso tem no máximo ${sectionsLimit} seções, e este já tem todas.`,
  });
}

/** The same for another content in a section. */
export async function refuseFullSection(tx: Database, sectionId: string): Promise<void> {
  await lock(tx, `contents of ${sectionId}`);
  const { quantity } = await tx.one<{ quantity: number }>(sql`
    select count(*) as quantity from contents
    where section_id = ${sectionId} and deleted_at is null`);
  if (quantity < contentsLimit) return;
  throw new Refusal('limit_reached', {
    detail: `Uma seção tem no máximo ${contentsLimit} conteúdos, e esta já tem todos.`,
  });
}
