import type { Viewer } from './viewer.ts';

/** As whom an administrator can look at things: not signed in, without a subscription, with one. */
export const viewAsModes = ['VISITOR', 'LEARNER', 'SUBSCRIBER'] as const;
export type ViewAs = (typeof viewAsModes)[number];

/** By which a request says it; whoever is no administrator says it in vain. */
export const viewAsHeader = 'view-as';

/** Who an administrator is taken for while they look at things as somebody else would. */
export function seenAs(viewer: Viewer, as: ViewAs): Viewer | null {
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
