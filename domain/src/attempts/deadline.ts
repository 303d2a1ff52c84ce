/** An answer given before the deadline counts if it arrives within this time after it. */
export const promptSeconds = 30;

/** Of a device that was offline when the answer was given, it counts within this time; then the attempt is submitted. */
export const graceSeconds = 120;

export interface TimeOfAttempt {
  /** Null: no limit. */
  timeLimitMinutes: number | null;
  /** Of the learner (product.md A15). */
  extraTimePercent: number;
}

/** The minutes of a learner's extra time, rounded up; 0 without a limit. */
export const extraMinutes = ({ timeLimitMinutes, extraTimePercent }: TimeOfAttempt): number =>
  Math.ceil(((timeLimitMinutes ?? 0) * extraTimePercent) / 100);

interface TermsOfTime extends TimeOfAttempt {
  /** Null: the exam does not close. */
  closesAt: string | null;
}

/** The closing of an exam for a learner: extra time moves it (product.md A16). */
export const closingOf = (terms: TermsOfTime): Date | null =>
  terms.closesAt === null ? null : minutesAfter(terms.closesAt, extraMinutes(terms));

/**
 * The end of an attempt that starts at `startedAt`, by the time limit or the closing; null without both. The attempt
 * keeps it when they change.
 */
export function deadlineOf(startedAt: Date, terms: TermsOfTime): Date | null {
  const { timeLimitMinutes } = terms;
  const closing = closingOf(terms);
  if (timeLimitMinutes === null) return closing;
  const end = minutesAfter(startedAt, timeLimitMinutes + extraMinutes(terms));
  return closing && closing < end ? closing : end;
}

const minutesAfter = (moment: Date | string, minutes: number): Date =>
  new Date(new Date(moment).getTime() + minutes * 60_000);

/** True when no answer that arrives now can count: the server submits the attempt with the answers it has. */
export function isOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && now.getTime() > Date.parse(deadline) + graceSeconds * 1000;
}

/** True for an answer that arrives so long after the deadline that its device must have been offline. */
export const isLate = (deadline: string | null, now: Date): boolean =>
  deadline !== null && now.getTime() > Date.parse(deadline) + promptSeconds * 1000;

/** True when an answer was given before the deadline. */
export const isInTime = (answeredAt: string, deadline: string | null): boolean =>
  deadline === null || Date.parse(answeredAt) <= Date.parse(deadline);
