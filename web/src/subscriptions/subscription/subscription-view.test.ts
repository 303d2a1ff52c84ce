import type { Access } from '@sabia/domain/subscriptions/access.ts';
import type { ChargeState } from '@sabia/domain/subscriptions/charge.ts';
import { expect, it } from 'vitest';
import { viewOf } from './subscription-view.ts';

const open = ['PAID', 'CANCELLED', 'GRACE', 'GRANTED'];

function overview(reason: Access['reason'], state: ChargeState | null) {
  const charge = state && {
    id: 'a',
    state,
    method: 'PIX' as const,
    priceCents: 2990,
    isRenewal: false,
    openedAt: '',
    expiresAt: null,
    checkoutUrl: null,
    pixCode: null,
    pixImage: null,
    boletoLine: null,
    boletoUrl: null,
  };
  const access = { isActive: open.includes(reason), since: null, until: null, reason };
  return {
    access,
    charge,
    subscription: null,
    refundableUntil: null,
    history: [],
    isSandbox: false,
    grant: null,
  };
}

it.each<[string, Access['reason'], ChargeState | null, boolean, string]>([
  ['who never subscribed chooses', 'NEVER', null, false, 'checkout'],
  ['who has something to pay sees how', 'NEVER', 'PENDING', false, 'payment'],
  ['who would rather pay in another way chooses', 'NEVER', 'PENDING', true, 'checkout'],
  ['whose code expired is asked what now', 'NEVER', 'EXPIRED', false, 'payment'],
  ['whose card was refused is asked what now', 'NEVER', 'REFUSED', false, 'payment'],
  ['who pays sees how it stands', 'PAID', 'PAID', false, 'standing'],
  ['who pays can not choose', 'PAID', 'PAID', true, 'standing'],
  ['who may renew ahead sees how it stands too', 'PAID', 'PENDING', false, 'standing'],
  ['who cancelled sees until when', 'CANCELLED', 'PAID', false, 'standing'],
  ['who cancelled may choose anew', 'CANCELLED', 'PAID', true, 'checkout'],
  ['who is late sees how it stands', 'GRACE', 'REFUSED', false, 'standing'],
  ['who is late and has a code sees it', 'GRACE', 'PENDING', false, 'payment'],
  ['who was granted access sees so', 'GRANTED', null, true, 'standing'],
  ['whose access ended chooses', 'EXPIRED', 'PAID', false, 'checkout'],
  ['who got the money back chooses', 'REFUNDED', 'REFUNDED', false, 'checkout'],
])('%s', (_title, reason, state, isChoosing, view) => {
  expect(viewOf(overview(reason, state), { isChoosing })).toBe(view);
});
