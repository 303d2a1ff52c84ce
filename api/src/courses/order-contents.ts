import { isDeepStrictEqual } from 'node:util';
import { orderMistake } from '@sabia/domain/courses/course-order.ts';
import type { CourseOrder } from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { findCourseOrder } from './course-parts.queries.ts';

/**
 * Sets the whole order in one statement: repeatable, and concurrent orders do not mix. An order that is the current one
 * writes nothing.
 */
export async function orderContents(
  db: Database,
  { ...order }: CourseOrder,
  { now }: At,
): Promise<CourseOrder> {
  const { courseId } = order;
  const isChange = (hasChanged: boolean) => hasChanged;
  await changeStructure(db, { courseIds: [courseId], isChange }, { now }, async (tx) => {
    const current = orNotFound(await findCourseOrder(tx, courseId));
    const mistake = orderMistake(current.sections, order.sections);
    if (mistake) throw new Refusal('conflict', { detail: mistake });
    if (isDeepStrictEqual(current.sections, order.sections)) return false;

    const places = order.sections.flatMap((section) =>
      section.contents.map((id, position) => ({ id, position, sectionId: section.id })),
    );
    await tx.run(sql`
      with ordered as (
        update sections set position = asked.position - 1
        from unnest(${order.sections.map((section) => section.id)}::uuid[])
          with ordinality as asked(id, position)
        where sections.id = asked.id
      )
      update contents set position = asked.position, section_id = asked.section_id
      from unnest(${places.map((place) => place.id)}::uuid[],
        ${places.map((place) => place.position)}::int[],
        ${places.map((place) => place.sectionId)}::uuid[]) as asked(id, position, section_id)
      where contents.id = asked.id`);
    return true;
  });
  return order;
}
