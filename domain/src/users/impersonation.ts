import type { Viewer } from './viewer.ts';

/** VISITOR is not signed in, LEARNER has no subscription, SUBSCRIBER has one. */
export const impersonatedRoles = ['VISITOR', 'LEARNER', 'SUBSCRIBER'] as const;
export type ImpersonatedRole = (typeof impersonatedRoles)[number];

/** Request header; ignored for users who are not administrators (product.md U7). */
export const impersonationHeader = 'view-as';

/** The viewer that an administrator becomes; null for a visitor. The user id stays the same. */
export function impersonate(viewer: Viewer, as: ImpersonatedRole): Viewer | null {
  if (as === 'VISITOR') return null;
  const isSubscriber = as === 'SUBSCRIBER';
  return {
    ...viewer,
    role: 'LEARNER',
    isAdmin: false,
    hasActiveSubscription: isSubscriber,
    isSubscriber,
  };
}
