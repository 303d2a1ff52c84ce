import { courseAccess } from '@sabia/domain/courses/course-access.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import { Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { asPreviewed, asStudied, findCourseTree } from './course-tree.queries.ts';

/** The viewer, and whether they see what is not published. */
export interface Asking<Who = Viewer> {
  viewer: Who;
  canSeeInactive: boolean;
}

const refusals = {
  'not-available': 'not_found',
  'sign-in-needed': 'sign_in_required',
  'subscription-needed': 'subscription_required',
} as const satisfies Record<string, RefusalCode>;

/** A course to study. Refuses with the reason where this viewer may not (product.md C8, C11). */
export async function openCourse(
  db: Database,
  idOrSlug: string,
  { viewer, canSeeInactive }: Asking,
): Promise<Course> {
  const tree = await findCourseTree(db, idOrSlug, {
    viewerId: viewer.id,
    withInactive: viewer.isAdmin,
  });
  if (!tree) throw new Refusal('not_found');
  refuseClosed(viewer, tree, canSeeInactive);
  return asStudied(tree, viewer);
}

/** Refuses with the reason if this viewer may not open the course. */
export function refuseClosed(
  viewer: Viewer,
  course: Pick<Course, 'isActive' | 'isDeleted' | 'paymentType'>,
  canSeeInactive: boolean,
): void {
  const access = courseAccess(viewer, { ...course, isActive: course.isActive || canSeeInactive });
  if (!access.granted) throw new Refusal(refusals[access.because]);
}

/** The public preview of a course. */
export async function previewCourse(
  db: Database,
  idOrSlug: string,
  { viewer, canSeeInactive }: Asking<Viewer | null>,
): Promise<Course> {
  const tree = await findCourseTree(db, idOrSlug, {
    viewerId: viewer?.id ?? null,
    withInactive: false,
  });
  if (!tree || !(tree.isActive || canSeeInactive)) throw new Refusal('not_found');
  return asPreviewed(tree, viewer);
}
