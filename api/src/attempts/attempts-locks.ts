/** Grades are given by the key of the moment: who changes keys waits for them, and they for who does. */
export const gradingLock = 'grading';

/** A learner's tries are opened, answered and submitted one call after the other, so that each decides on what is. */
export const attemptsLocks = (userId: string) => ({
  shared: [gradingLock],
  exclusive: [`attempts ${userId}`],
});
