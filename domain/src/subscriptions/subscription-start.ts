import type { Access } from './access.ts';

/** Whether somebody may subscribe, and when what they pay for begins; null: when it is paid. */
export type SubscriptionStart = { granted: true; at: string | null } | { granted: false };

/** Who pays already, or needs not, is not asked to pay again; who cancelled loses nothing of what they paid. */
export function subscriptionStart({ isActive, reason, until }: Access): SubscriptionStart {
  if (!isActive) return { granted: true, at: null };
  if (reason === 'CANCELLED') return { granted: true, at: until };
  return reason === 'GRACE' ? { granted: true, at: null } : { granted: false };
}
