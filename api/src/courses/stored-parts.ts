import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findCourseOfContent, findCourseOfSection } from './course-parts.queries.ts';
import { type Asking, openCourse } from './open-course.ts';
import { openContent } from './open-lesson.ts';

/** A section as its course shows it. */
export async function findStoredSection(db: Database, id: string, asking: Asking) {
  const idOrSlug = orNotFound(await findCourseOfSection(db, id));
  const { sections } = await openCourse(db, idOrSlug, asking);
  return orNotFound(sections.find((section) => section.id === id) ?? null);
}

/** A content as its course and its own read operation show it, with its section. */
export async function findStoredContent(db: Database, id: string, asking: Asking) {
  const idOrSlug = orNotFound(await findCourseOfContent(db, id));
  const { sections } = await openCourse(db, idOrSlug, asking);
  const section = sections.find(({ contents }) => contents.some((content) => content.id === id));
  return {
    ...section?.contents.find((content) => content.id === id),
    ...(await openContent(db, { idOrSlug, contentId: id }, asking)),
    sectionId: section?.id,
  };
}
