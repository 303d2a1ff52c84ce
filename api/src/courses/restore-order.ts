import { mergeFormerOrder } from '@sabia/domain/courses/course-order.ts';
import type { CourseOrder } from '@sabia/domain/courses/course.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findCourseOrder } from './course-parts.queries.ts';
import { orderContents } from './order-contents.ts';

/** Restores a former order of the sections and contents that still exist. */
export async function restoreOrder(
  tx: Database,
  { courseId, sections }: CourseOrder,
  { now }: At,
): Promise<CourseOrder> {
  const current = orNotFound(await findCourseOrder(tx, courseId));
  return orderContents(
    tx,
    {
      courseId,
      sections: mergeFormerOrder(current.sections, sections),
    },
    { now },
  );
}
