/** Shared by grading, exclusive to changes of answer keys: an attempt is graded by one key. */
export const gradingLock = 'grading';

/** The requests of one learner about attempts run one after the other, because each decides on the current state. */
export const attemptsLocks = (userId: string) => ({
  shared: [gradingLock],
  exclusive: [`attempts ${userId}`],
});
