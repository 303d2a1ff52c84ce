import { z } from 'zod';
import { id } from '../fields.ts';

/** Seconds on a question that stays blank; its device tells them with the submission. */
const blankTime = z.object({
  questionId: id,
  timeSpent: z.number().min(0).max(86_400),
});
export type BlankTime = z.output<typeof blankTime>;

export const blankTimes = z.array(blankTime).max(1000);

/**
 * The seconds on blank questions as they count: together with those of the answers they are no more than the attempt
 * lasted, because devices claim them. Beyond it each has its share.
 */
export function countedBlankTimes(
  claimed: readonly BlankTime[],
  { answerSeconds, duration }: { answerSeconds: number; duration: number },
): Map<string, number> {
  const times = new Map(claimed.map(({ questionId, timeSpent }) => [questionId, timeSpent]));
  const sum = [...times.values()].reduce((total, seconds) => total + seconds, 0);
  const left = Math.max(0, duration - answerSeconds);
  const share = sum > left ? left / sum : 1;
  return new Map([...times].map(([questionId, seconds]) => [questionId, seconds * share]));
}
