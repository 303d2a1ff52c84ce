import { z } from 'zod';
import { email } from '../users/user.ts';

/** From this age on people answer for themselves. */
export const adultAge = 18;

export const guardianStates = ['NOT_NEEDED', 'NEEDED', 'ASKED', 'CONFIRMED'] as const;
export type GuardianState = (typeof guardianStates)[number];

/** How it stands with who answers for somebody; the address is the one that was written to. */
export const guardianship = z.object({
  state: z.enum(guardianStates),
  email: z.string().nullable(),
});
export type Guardianship = z.output<typeof guardianship>;

export const guardianRequest = z.object({ email });

interface GuardianFacts {
  birthDate: string | null;
  /** Whom a letter went to; null while nobody was asked. */
  guardian: { confirmedAt: string | null } | null;
}

/** Days are `YYYY-MM-DD`, of São Paulo. Who told no birth date is taken for an adult. */
export function guardianStateOf(
  { birthDate, guardian }: GuardianFacts,
  today: string,
): GuardianState {
  if (!isMinor(birthDate, today)) return 'NOT_NEEDED';
  if (!guardian) return 'NEEDED';
  return guardian.confirmedAt === null ? 'ASKED' : 'CONFIRMED';
}

/** Who said that they are under 18 doesn't grow up by saying otherwise: the school corrects it. */
export const mayChangeBirthDate = (
  { known, told }: { known: string | null; told: string | null },
  today: string,
): boolean => !isMinor(known, today) || isMinor(told, today);

/** Without a guardian's word nothing is paid for and nothing is measured; studying goes on. */
export const needsGuardian = (state: GuardianState): boolean =>
  state === 'NEEDED' || state === 'ASKED';

const isMinor = (birthDate: string | null, today: string): boolean =>
  birthDate !== null && birthDate > yearsBefore(today, adultAge);

const yearsBefore = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
