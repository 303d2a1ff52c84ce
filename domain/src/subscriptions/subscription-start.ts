import type { Access } from './access.ts';

/** May the user subscribe? `at` is the start of the paid period; null is the moment of payment. */
export type SubscriptionStart = { granted: true; at: string | null } | { granted: false };

/**
 * A user with paid or granted access can't subscribe. After a cancellation the new period begins at the end of the paid
 * one.
 */
export function subscriptionStart({ isActive, reason, until }: Access): SubscriptionStart {
  if (!isActive) return { granted: true, at: null };
  if (reason === 'CANCELLED') return { granted: true, at: until };
  return reason === 'GRACE' ? { granted: true, at: null } : { granted: false };
}
