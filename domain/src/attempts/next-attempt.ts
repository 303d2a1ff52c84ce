export interface AttemptLimits {
  attemptsLimit: number | null;
  attemptsPauseHours: number | null;
}

interface EarlierAttempts {
  /** The number of the last attempt; 0 without one. Attempts of earlier rounds of a course count. */
  lastNumber: number;
  lastSubmittedAt: string | null;
}

/** May a learner start the next attempt? `from`: the end of the pause. */
export type NextAttempt =
  | { granted: true }
  | { granted: false; because: 'attempts-used' }
  | { granted: false; because: 'pause'; from: string };

/** The rule for the next attempt at an exam (product.md A8). */
export function nextAttempt(
  { attemptsLimit, attemptsPauseHours }: AttemptLimits,
  { lastNumber, lastSubmittedAt }: EarlierAttempts,
  now: Date,
): NextAttempt {
  if (attemptsLimit !== null && lastNumber >= attemptsLimit)
    return { granted: false, because: 'attempts-used' };
  if (attemptsPauseHours === null || lastSubmittedAt === null) return { granted: true };
  const from = new Date(Date.parse(lastSubmittedAt) + attemptsPauseHours * 3_600_000);
  return from > now
    ? { granted: false, because: 'pause', from: from.toISOString() }
    : { granted: true };
}

/** Like `nextAttempt`, from the learner's attempts, the newest first. */
export const nextAttemptAfter = (
  attempts: readonly { number: number; submittedAt: string | null }[],
  limits: AttemptLimits,
  now: Date,
): NextAttempt =>
  nextAttempt(
    limits,
    {
      lastNumber: attempts[0]?.number ?? 0,
      lastSubmittedAt: attempts[0]?.submittedAt ?? null,
    },
    now,
  );
