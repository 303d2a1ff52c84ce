import { z } from 'zod';
import { instant } from '../fields.ts';
import { email } from '../users/user.ts';

/** From this age on no guardian is needed. */
const adultAge = 18;

const guardianStates = ['NOT_NEEDED', 'NEEDED', 'ASKED', 'CONFIRMED'] as const;
export type GuardianState = (typeof guardianStates)[number];

/** State of a guardian's confirmation; `email` is the guardian's address. */
export const guardianship = z.object({
  state: z.enum(guardianStates),
  email: z.string().nullable(),
  /** The last guardian has withdrawn, and no other was asked since. */
  withdrawnAt: instant.nullable(),
});
export type Guardianship = z.output<typeof guardianship>;

export const guardianRequest = z.object({ email });

interface GuardianFacts {
  birthDate: string | null;
  /** Null before a guardian was asked. */
  guardian: { confirmedAt: string | null } | null;
}

/** Days are `YYYY-MM-DD` in São Paulo. Without a birth date the user counts as an adult. */
export function guardianStateOf(
  { birthDate, guardian }: GuardianFacts,
  today: string,
): GuardianState {
  if (!isMinor(birthDate, today)) return 'NOT_NEEDED';
  if (!guardian) return 'NEEDED';
  return guardian.confirmedAt === null ? 'ASKED' : 'CONFIRMED';
}

/** A user under 18 can't become older by a new birth date, not by a day; administrators can (product.md R4). */
export const mayChangeBirthDate = (
  { current, next }: { current: string | null; next: string | null },
  today: string,
): boolean => current === null || !isMinor(current, today) || (next !== null && next >= current);

/** Payments and measuring wait for the guardian; studying does not (product.md R4). */
export const needsGuardian = (state: GuardianState): boolean =>
  state === 'NEEDED' || state === 'ASKED';

/** A user of unknown age counts as an adult. */
export const isMinor = (birthDate: string | null, today: string): boolean =>
  birthDate !== null && birthDate > adultsBornUntil(today);

/** Adults are born on this day or before. It may be 29 February of a year without one, so it is compared as a text. */
export const adultsBornUntil = (today: string): string => yearsBefore(today, adultAge);

/** The last day on which a person is under 18: the day before the birthday, or 28 February for those born on the 29th. */
export function lastDayUnder18(birthDate: string): string {
  const [year = 0, month = 1, date = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + adultAge, month - 1, date - 1)).toISOString().slice(0, 10);
}

const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
