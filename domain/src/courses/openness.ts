import { type AccessViewer, hasFullAccess } from './course-access.ts';
import type { PaymentType } from './course.ts';

/** What costs nothing first, what opens to nobody without a subscription last. */
export const paymentTypesByOpenness: readonly PaymentType[] = ['FREE', 'FREEMIUM', 'PAID'];

/**
 * How far a viewer gets in a course without paying: 0 through all of it, 1 through a part, 2 nowhere. All recommendations
 * are ordered by it (product.md P17).
 */
export const opennessOf = (viewer: AccessViewer, course: { paymentType: PaymentType }): number =>
  hasFullAccess(viewer, course) ? 0 : paymentTypesByOpenness.indexOf(course.paymentType);
