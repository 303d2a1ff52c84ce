import type { AccessViewer } from '../courses/course-access.ts';

interface AccessPracticeExam {
  isActive: boolean;
  isDeleted: boolean;
  paymentType: 'PAID' | 'FREE';
}

export type PracticeExamAccess =
  | { granted: true }
  | { granted: false; because: 'not-available' | 'sign-in-needed' | 'subscription-needed' };

/** May this viewer take this practice exam (product.md X4)? An admin may take an inactive one too. */
export function practiceExamAccess(
  viewer: AccessViewer,
  exam: AccessPracticeExam,
): PracticeExamAccess {
  if (exam.isDeleted) return { granted: false, because: 'not-available' };
  if (viewer?.isAdmin) return { granted: true };
  if (!exam.isActive) return { granted: false, because: 'not-available' };
  if (!viewer) return { granted: false, because: 'sign-in-needed' };
  if (viewer.hasActiveSubscription || exam.paymentType === 'FREE') return { granted: true };
  return { granted: false, because: 'subscription-needed' };
}
