import { expect, it } from 'vitest';
import type { Access } from './access.ts';
import { subscriptionStart, type SubscriptionStart } from './subscription-start.ts';

const until = '2026-12-21T15:00:00.000Z';
const since = '2026-11-21T15:00:00.000Z';

it.each<[string, Access, SubscriptionStart]>([
  [
    'who never had access',
    { isActive: false, since: null, until: null, reason: 'NEVER' },
    { granted: true, at: null },
  ],
  [
    'whose access ended',
    { isActive: false, since, until, reason: 'EXPIRED' },
    { granted: true, at: null },
  ],
  [
    'who cancelled, from the end of what they paid for',
    { isActive: true, since, until, reason: 'CANCELLED' },
    { granted: true, at: until },
  ],
  [
    'whose renewal failed',
    { isActive: true, since, until, reason: 'GRACE' },
    { granted: true, at: null },
  ],
  ['not who pays', { isActive: true, since, until, reason: 'PAID' }, { granted: false }],
  [
    'not who was granted access',
    { isActive: true, since, until: null, reason: 'GRANTED' },
    { granted: false },
  ],
])('is for %s', (_name, access, start) => {
  expect(subscriptionStart(access)).toEqual(start);
});
