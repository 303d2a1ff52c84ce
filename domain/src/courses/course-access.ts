import type { PaymentType } from './course.ts';

/** The properties of a user on which access depends; null is a visitor. */
export type AccessViewer = { isAdmin: boolean; hasActiveSubscription: boolean } | null;

interface AccessCourse {
  isActive: boolean;
  isDeleted: boolean;
  paymentType: PaymentType;
}

export type CourseAccess =
  | { granted: true }
  | { granted: false; because: 'not-available' | 'sign-in-needed' | 'subscription-needed' };

/** May this viewer open this course (product.md C8)? An admin may open an inactive course, nobody a deleted one. */
export function courseAccess(viewer: AccessViewer, course: AccessCourse): CourseAccess {
  if (course.isDeleted) return { granted: false, because: 'not-available' };
  if (viewer?.isAdmin) return { granted: true };
  if (!course.isActive) return { granted: false, because: 'not-available' };
  if (!viewer) return { granted: false, because: 'sign-in-needed' };
  if (viewer.hasActiveSubscription || course.paymentType !== 'PAID') return { granted: true };
  return { granted: false, because: 'subscription-needed' };
}

/** True for admins, for subscribers and in a FREE course (product.md C9). */
export function hasFullAccess(
  viewer: AccessViewer,
  course: Pick<AccessCourse, 'paymentType'>,
): boolean {
  if (course.paymentType === 'FREE') return true;
  return viewer !== null && (viewer.isAdmin || viewer.hasActiveSubscription);
}

/** Without full access, sections that are not freemium are locked (product.md C10). */
export function isSectionLocked(fullAccess: boolean, section: { isFreemium: boolean }): boolean {
  return !fullAccess && !section.isFreemium;
}
