import type { Locks } from '../platform/db/opening-statement.ts';

/** Changes of the members of a class run one after the other, so that each decides on the present ones. */
export const classLock = (classId: string): Required<Pick<Locks, 'exclusive'>> => ({
  exclusive: [`class ${classId}`],
});
