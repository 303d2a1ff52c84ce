import type { Viewer } from './viewer.ts';

/** As whom an administrator can look at things: not signed in, without a subscription, with one. */
export const impersonatedRoles = ['VISITOR', 'LEARNER', 'SUBSCRIBER'] as const;
export type ImpersonatedRole = (typeof impersonatedRoles)[number];

/** By which a request says it; whoever is no administrator says it in vain. */
export const impersonationHeader = 'view-as';

/** Who an administrator is taken for while they look at things as somebody else would. */
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
