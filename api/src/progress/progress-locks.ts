import type { Locks } from '../platform/db/database.ts';

/**
 * Steps of one learner in one course come one after the other, so that counts and completion are
 * decided on what is. A change of the course's structure waits for the steps that have begun, and
 * the steps after it see it. Both take their locks before they touch a row: a change that held rows
 * while it waited would be waited for by the very step that it waits for.
 */
export const stepLocks = (courseId: string, userId: string): Required<Locks> => ({
  shared: [structureLock(courseId)],
  exclusive: [`progress ${courseId} ${userId}`],
});

export const structureLock = (courseId: string) => `structure ${courseId}`;
