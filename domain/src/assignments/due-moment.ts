import type { ExamWindow } from '../exams/exam-window.ts';
import { instantOfWallClock } from '../wall-clock.ts';

/** Late work is accepted, or the work closes. */
type LateRule = 'ACCEPT' | 'CLOSE';

export const workStatuses = ['NOT_YET', 'BEGUN', 'HANDED_IN', 'HANDED_IN_LATE', 'MISSED'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** The opening is the first of an hour that comes twice, the due moment the second: students never get less time. */
export const openingMoment = (wallClock: string, timeZone: string): Date =>
  instantOfWallClock(wallClock, timeZone, 'first');

export const dueMoment = (wallClock: string, timeZone: string): Date =>
  instantOfWallClock(wallClock, timeZone, 'second');

/** Work that one class of a student was given. */
export interface GivenWork {
  /** Null: open from the start. */
  opensAt: Date | null;
  /** Null: never due. */
  dueAt: Date | null;
  /** By a teacher, for this student; null without an extension. */
  extendedTo: Date | null;
  late: LateRule;
}

/** The terms that hold for one student. */
export type Terms = Omit<GivenWork, 'extendedTo'>;

/** Null is the latest of all due moments. */
function laterDue(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null;
  return one >= other ? one : other;
}

/** Null is the earliest of all openings. */
function earlierOpening(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null;
  return one <= other ? one : other;
}

const ownDue = ({ dueAt, extendedTo }: GivenWork): Date | null =>
  extendedTo === null ? dueAt : laterDue(dueAt, extendedTo);

/**
 * The terms of a student whom one or several classes gave the same work: the earliest opening, the latest due moment, and
 * late work is accepted if one class accepts it. An extension never shortens. The minutes of extra time (product.md A15)
 * delay the due moment.
 */
export function termsOf(works: readonly [GivenWork, ...GivenWork[]], extraMinutes: number): Terms {
  const [first, ...others] = works;
  const together = others.reduce<Terms>(
    (terms, work) => ({
      opensAt: earlierOpening(terms.opensAt, work.opensAt),
      dueAt: laterDue(terms.dueAt, ownDue(work)),
      late: terms.late === 'ACCEPT' ? 'ACCEPT' : work.late,
    }),
    { opensAt: first.opensAt, dueAt: ownDue(first), late: first.late },
  );
  const { dueAt } = together;
  return { ...together, dueAt: dueAt && new Date(dueAt.getTime() + extraMinutes * 60_000) };
}

/** The part of it that a student has done. */
export interface WorkDone {
  begunAt: Date | null;
  /** The first time. */
  handedInAt: Date | null;
}

/** Work that was handed in at the due moment is in time; later it counts only where late work is accepted. */
export function statusOf({ dueAt, late }: Terms, done: WorkDone, now: Date): WorkStatus {
  if (done.handedInAt !== null) {
    if (dueAt === null || done.handedInAt <= dueAt) return 'HANDED_IN';
    return late === 'ACCEPT' ? 'HANDED_IN_LATE' : 'MISSED';
  }
  if (dueAt !== null && now > dueAt && late === 'CLOSE') return 'MISSED';
  return done.begunAt === null ? 'NOT_YET' : 'BEGUN';
}

/**
 * The window of an exam for a student whose classes gave it: the later opening; the earlier closing, where late work is not
 * accepted. The terms are those without extra time, which moves every closing (product.md A16).
 */
export function narrowedWindow(window: ExamWindow, terms: Terms): ExamWindow {
  const closing = terms.late === 'CLOSE' ? terms.dueAt : null;
  const moments = (one: string | null, other: Date | null) =>
    [one, other?.toISOString() ?? null].filter((text) => text !== null).toSorted();
  return {
    opensAt: moments(window.opensAt, terms.opensAt).at(-1) ?? null,
    closesAt: moments(window.closesAt, closing)[0] ?? null,
  };
}

/** Work that the student can still hand in. */
export const isToDo = (status: WorkStatus): boolean => status === 'NOT_YET' || status === 'BEGUN';
