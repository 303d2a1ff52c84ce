import { expect, it } from 'vitest';
import { opennessOf, paymentTypesByOpenness } from './openness.ts';

const subscriber = { isAdmin: false, hasActiveSubscription: true };
const learner = { isAdmin: false, hasActiveSubscription: false };

it.each([
  [null, [0, 1, 2]],
  [learner, [0, 1, 2]],
  [subscriber, [0, 0, 0]],
  [{ ...learner, isAdmin: true }, [0, 0, 0]],
])('%j', (viewer, openness) => {
  expect(paymentTypesByOpenness.map((paymentType) => opennessOf(viewer, { paymentType }))).toEqual(
    openness,
  );
});
