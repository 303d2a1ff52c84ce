/** An answer given before the deadline counts if it arrives within this time after it. */
export const promptSeconds = 30;

/** Of a device that was offline when the answer was given, it counts within this time; then the attempt is submitted. */
export const graceSeconds = 120;

/** The end of an attempt that starts at `startedAt`; null without a limit. The attempt keeps it when the limit changes. */
export function deadlineOf(startedAt: Date, timeLimitMinutes: number | null): Date | null {
  return timeLimitMinutes === null
    ? null
    : new Date(startedAt.getTime() + timeLimitMinutes * 60_000);
}

/** True when no answer that arrives now can count: the server submits the attempt with the answers it has. */
export function isOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && now.getTime() > Date.parse(deadline) + graceSeconds * 1000;
}

/** True for an answer that arrives so long after the deadline that its device must have been offline. */
export const isLate = (deadline: string | null, now: Date): boolean =>
  deadline !== null && now.getTime() > Date.parse(deadline) + promptSeconds * 1000;

/** True when an answer was given before the deadline. */
export const isInTime = (answeredAt: string, deadline: string | null): boolean =>
  deadline === null || Date.parse(answeredAt) <= Date.parse(deadline);
