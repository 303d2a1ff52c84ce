import type { Content } from '@sabia/domain/courses/content.ts';
import { hasFullAccess, isSectionLocked } from '@sabia/domain/courses/course-access.ts';
import { locationsOf, resumeLocation } from '@sabia/domain/courses/course-navigation.ts';
import type { Lesson } from '@sabia/domain/courses/lesson.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Database } from '../platform/db/database.ts';
import { asOutline, findContentOfCourse, findCourseOutline } from './course-outline.queries.ts';
import { type Asking, refuseClosed } from './open-course.ts';
import { asStudiedContent } from './studied-content.ts';

/** The content in the address of the page, else the one at which the viewer resumes (product.md C15). */
export async function openLesson(
  db: Database,
  { idOrSlug, contentId }: { idOrSlug: string; contentId: string | undefined },
  asking: Asking,
): Promise<Lesson> {
  const { viewer, canSeeInactive } = asking;
  const stored = await findCourseOutline(db, idOrSlug, {
    viewerId: viewer.id,
    withInactive: viewer.isAdmin,
  });
  if (!stored) throw new Refusal('not_found');
  refuseClosed(viewer, stored, canSeeInactive);
  const course = asOutline(stored, viewer);
  const location =
    locationsOf(course).find((active) => active.contentId === contentId) ?? resumeLocation(course);
  const content =
    location && (await openContent(db, { idOrSlug, contentId: location.contentId }, asking));
  return { course, content };
}

/** A content of a course to study. Refuses as the course does. */
export async function openContent(
  db: Database,
  { idOrSlug, contentId }: { idOrSlug: string; contentId: string },
  { viewer, canSeeInactive }: Asking,
): Promise<Content> {
  const found = await findContentOfCourse(db, {
    idOrSlug,
    contentId,
    viewerId: viewer.id,
    withInactive: viewer.isAdmin,
  });
  if (!found) throw new Refusal('not_found');
  const { content, ...access } = found;
  refuseClosed(viewer, access, canSeeInactive);
  return asStudiedContent(content, isSectionLocked(hasFullAccess(viewer, access), access), viewer);
}
