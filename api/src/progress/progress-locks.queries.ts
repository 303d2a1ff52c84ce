import type { Locks } from '../platform/db/opening-statement.ts';

/**
 * The progress events of one learner in one course run one after the other, because each decides on the
 * current counts and completions. A change of the course's structure waits for the events that are under
 * way, and later events wait for it. Both take their locks before they touch a row, to avoid deadlocks.
 */
export const progressLocks = (courseId: string, userId: string): Required<Locks> => ({
  shared: [structureLock(courseId)],
  exclusive: [learnerLock(courseId, userId)],
});

export const structureLock = (courseId: string) => `structure ${courseId}`;

/** No learner goes on in these courses in the meantime; the ids are given in one order. */
export const coursesLocks = (courseIds: readonly string[]): string[] =>
  courseIds.map(structureLock);

export const learnerLock = (courseId: string, userId: string) => `progress ${courseId} ${userId}`;

export const both = (own: Required<Locks>, more: Required<Locks>): Required<Locks> => ({
  shared: [...own.shared, ...more.shared],
  exclusive: [...own.exclusive, ...more.exclusive],
});
