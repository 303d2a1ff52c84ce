import type { Locks } from '../shell/database.ts';

/**
 * Steps of one learner in one course come one after the other, so that counts and completion are
 * decided on what is. A change of the course's structure waits for the steps that have begun, and
 * the steps after it see it.
 */
export const stepLocks = (courseId: string, userId: string): Required<Locks> => ({
  shared: structureLock(courseId),
  exclusive: `progress ${courseId} ${userId}`,
});

export const structureLock = (courseId: string) => `structure ${courseId}`;
