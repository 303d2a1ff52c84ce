import { type AccessViewer, hasFullAccess } from './course-access.ts';
import type { PaymentType } from './course.ts';

/** From free courses to those that need a subscription. */
export const paymentTypesByOpenness: readonly PaymentType[] = ['FREE', 'FREEMIUM', 'PAID'];

/**
 * The part of a course that a viewer can open: 0 all of it, 1 a part, 2 nothing. All recommendations are ordered by it
 * (product.md P17).
 */
export const opennessOf = (viewer: AccessViewer, course: { paymentType: PaymentType }): number =>
  hasFullAccess(viewer, course) ? 0 : paymentTypesByOpenness.indexOf(course.paymentType);
