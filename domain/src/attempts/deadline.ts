/** An answer given before the deadline may arrive this much later, and still counts. */
export const graceSeconds = 120;

/** When an attempt that starts now ends; null without a limit. Later changes of the limit don't touch it. */
export function deadlineOf(startedAt: Date, timeLimitMinutes: number | null): Date | null {
  return timeLimitMinutes === null
    ? null
    : new Date(startedAt.getTime() + timeLimitMinutes * 60_000);
}

/** Whether nothing that arrives now can count any more: the server closes it with what it holds. */
export function isOver(deadline: string | null, now: Date): boolean {
  return deadline !== null && now.getTime() > Date.parse(deadline) + graceSeconds * 1000;
}

/** Whether an answer was given in time. */
export const isInTime = (answeredAt: string, deadline: string | null): boolean =>
  deadline === null || Date.parse(answeredAt) <= Date.parse(deadline);
