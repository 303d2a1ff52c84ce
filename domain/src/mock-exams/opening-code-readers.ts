import type { PreparedSeal } from './sealed-exam.ts';

const dayMs = 86_400_000;

interface EventOfCode {
  startsAt: string | null;
  /** The reader is on the list of the event, and would open the own exam early. */
  isListed: boolean;
}

/**
 * The moment from which a reader of the event gets the opening code of a day (product.md MOCK41): 24 hours before the start
 * of the event for its first day, and a day later for each further day; or the start of the sealed exam, whichever comes
 * first. Null: only after a start that is not known yet.
 */
export function codeReadableFrom(
  { day, startedAt }: Pick<PreparedSeal, 'day' | 'startedAt'>,
  { startsAt, isListed }: EventOfCode,
): string | null {
  if (isListed || startsAt === null) return startedAt;
  const planned = new Date(Date.parse(startsAt) + (day - 2) * dayMs).toISOString();
  return startedAt !== null && startedAt < planned ? startedAt : planned;
}
