import { describe, expect, it } from 'vitest';
import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
  type AccessViewer,
} from './course-access.ts';
import { paymentTypes, type PaymentType } from './course.ts';

const viewers = {
  visitor: null,
  learner: { isAdmin: false, hasActiveSubscription: false },
  subscriber: { isAdmin: false, hasActiveSubscription: true },
  admin: { isAdmin: true, hasActiveSubscription: false },
} satisfies Record<string, AccessViewer>;

type ViewerName = keyof typeof viewers;

describe('opening an active course', () => {
  const cases: [ViewerName, PaymentType, 'granted' | 'sign-in-needed' | 'subscription-needed'][] = [
    ['visitor', 'FREE', 'sign-in-needed'],
    ['visitor', 'FREEMIUM', 'sign-in-needed'],
    ['visitor', 'PAID', 'sign-in-needed'],
    ['learner', 'FREE', 'granted'],
    ['learner', 'FREEMIUM', 'granted'],
    ['learner', 'PAID', 'subscription-needed'],
    ['subscriber', 'FREE', 'granted'],
    ['subscriber', 'FREEMIUM', 'granted'],
    ['subscriber', 'PAID', 'granted'],
    ['admin', 'FREE', 'granted'],
    ['admin', 'FREEMIUM', 'granted'],
    ['admin', 'PAID', 'granted'],
  ];
  it.each(cases)('a %s and a %s course: %s', (viewer, paymentType, expected) => {
    const access = courseAccess(viewers[viewer], { isActive: true, isDeleted: false, paymentType });
    expect(access.granted ? 'granted' : access.because).toBe(expected);
  });
});

describe('an inactive or deleted course', () => {
  it.each(['visitor', 'learner', 'subscriber'] as const)(
    'inactive, is not available to a %s',
    (viewer) => {
      for (const paymentType of paymentTypes) {
        expect(
          courseAccess(viewers[viewer], { isActive: false, isDeleted: false, paymentType }),
        ).toEqual({
          granted: false,
          because: 'not-available',
        });
      }
    },
  );

  it('inactive, opens for an admin', () => {
    expect(
      courseAccess(viewers.admin, { isActive: false, isDeleted: false, paymentType: 'PAID' }),
    ).toEqual({ granted: true });
  });

  it.each(Object.keys(viewers) as ViewerName[])('deleted, is not available to a %s', (viewer) => {
    for (const isActive of [true, false]) {
      expect(
        courseAccess(viewers[viewer], { isActive, isDeleted: true, paymentType: 'FREE' }),
      ).toEqual({ granted: false, because: 'not-available' });
    }
  });
});

describe('a section', () => {
  const cases: [ViewerName, PaymentType, isFreemium: boolean, isLocked: boolean][] = [
    ['visitor', 'FREE', false, false],
    ['visitor', 'FREEMIUM', false, true],
    ['visitor', 'FREEMIUM', true, false],
    ['visitor', 'PAID', false, true],
    ['learner', 'FREE', false, false],
    ['learner', 'FREE', true, false],
    ['learner', 'FREEMIUM', false, true],
    ['learner', 'FREEMIUM', true, false],
    ['learner', 'PAID', false, true],
    ['learner', 'PAID', true, false],
    ['subscriber', 'FREEMIUM', false, false],
    ['subscriber', 'PAID', false, false],
    ['admin', 'FREEMIUM', false, false],
    ['admin', 'PAID', false, false],
  ];
  it.each(cases)(
    'for a %s, in a %s course, freemium %s: locked %s',
    (viewer, paymentType, isFreemium, locked) => {
      expect(isSectionLocked(hasFullAccess(viewers[viewer], { paymentType }), { isFreemium })).toBe(
        locked,
      );
    },
  );
});
