import { z } from 'zod';
import { ownAssignment } from '../assignments/assignment.ts';
import { day, id, instant, percentage } from '../fields.ts';
import { ownGradebook } from '../gradebook/own-gradebook.ts';
import { paymentMethods } from '../subscriptions/charge.ts';
import { planPeriods } from '../subscriptions/plan.ts';
import { stopTime } from './stop-time.ts';
import { studyWeek } from './study-week.ts';

/** A learner under 18 for whom the caller has confirmed. */
export const child = z.object({
  id,
  name: z.string(),
  /** The last day of the access: the day before the 18th birthday. */
  accessUntil: day,
});
export type Child = z.output<typeof child>;

/** Work that a class wants; without what the student has written or answered. */
const childWork = ownAssignment
  .pick({ title: true, courseTitle: true, timeZone: true, opensAt: true, dueAt: true, late: true })
  .extend({ classTitles: z.array(z.string()) });

const childClass = z.object({
  id,
  title: z.string(),
  attendance: z.object({
    /** Days of roll calls with a mark. */
    takenQtd: z.number().int(),
    /** Also justified ones. */
    absencesQtd: z.number().int(),
    justifiedQtd: z.number().int(),
    latesQtd: z.number().int(),
    /** Null without a roll call. */
    percentage: percentage.nullable(),
    isBelow: z.boolean(),
    leastPercentage: percentage,
  }),
  /** As the student sees them (product.md GRADE17). */
  marks: ownGradebook.omit({ classTitle: true }),
});
export type ChildClass = z.output<typeof childClass>;

/** NOTICE: to a class. COMMENT: on an essay or an answer. REFUND: the reason of a refund by the school. */
const contactKinds = ['NOTICE', 'COMMENT', 'REFUND'] as const;

const adultContact = z.object({
  kind: z.enum(contactKinds),
  /** Null after the account was deleted. */
  name: z.string().nullable(),
  /** Of a notice. */
  classTitle: z.string().nullable(),
  timesQtd: z.number().int(),
  lastAt: instant,
});
export type AdultContact = z.output<typeof adultContact>;

const childPayment = z.object({
  chargeId: id,
  planName: z.string(),
  method: z.enum(paymentMethods),
  paidAt: instant,
  priceCents: z.number().int(),
  /** Sent back. */
  refundedCents: z.number().int(),
});

/** The page of a guardian about one child (product.md FAMILY2). */
export const childReport = child.extend({
  stopAt: stopTime.nullable(),
  toDo: z.array(childWork),
  toDoQtd: z.number().int(),
  classes: z.array(childClass),
  weeks: z.array(studyWeek),
  adults: z.array(adultContact),
  hasAccess: z.boolean(),
  /** The last one that was paid; null without one. */
  subscription: z
    .object({
      planName: z.string(),
      priceCents: z.number().int(),
      period: z.enum(planPeriods),
      renewsAt: instant.nullable(),
    })
    .nullable(),
  payments: z.array(childPayment),
});
export type ChildReport = z.output<typeof childReport>;

/** Settings of a guardian for a child. */
export const childSettings = z.object({
  /** Null: no time. */
  stopAt: stopTime.nullable(),
});
