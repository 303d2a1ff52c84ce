import { expect, it } from 'vitest';
import type { Access } from './access.ts';
import { subscriptionStart, type SubscriptionStart } from './subscription-start.ts';

const until = '2026-12-21T15:00:00.000Z';
const since = '2026-11-21T15:00:00.000Z';

it.each<[string, Access, SubscriptionStart]>([
  [
    'allowed to a user who never had access',
    { isActive: false, since: null, until: null, reason: 'NEVER' },
    { granted: true, at: null },
  ],
  [
    'allowed after access ended',
    { isActive: false, since, until, reason: 'EXPIRED' },
    { granted: true, at: null },
  ],
  [
    'allowed after a cancellation, from the end of the paid period',
    { isActive: true, since, until, reason: 'CANCELLED' },
    { granted: true, at: until },
  ],
  [
    'allowed after a failed renewal',
    { isActive: true, since, until, reason: 'GRACE' },
    { granted: true, at: null },
  ],
  ['refused to a subscriber', { isActive: true, since, until, reason: 'PAID' }, { granted: false }],
  [
    'refused to a user with granted access',
    { isActive: true, since, until: null, reason: 'GRANTED' },
    { granted: false },
  ],
])('subscribing is %s', (_name, access, start) => {
  expect(subscriptionStart(access)).toEqual(start);
});
