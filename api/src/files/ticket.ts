/** The lifetime of an upload ticket: the bytes must arrive and be finished within it. */
export const ticketSeconds = 3600;

/** A course file waits for a day, while an administrator looks at its preview. */
const courseFileSeconds = 24 * 3600;

interface Ticket {
  contentType: string;
  createdAt: string;
}

/** True when bytes are no longer accepted. */
export const isExpired = ({ createdAt }: Pick<Ticket, 'createdAt'>, now: Date): boolean =>
  now.getTime() > Date.parse(createdAt) + ticketSeconds * 1000;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Tickets that are older have expired. */
export const oldestUnfinished = (now: Date): Date => before(now, ticketSeconds);

/** Course files that are older have expired. */
export const oldestCourseFile = (now: Date): Date => before(now, courseFileSeconds);
