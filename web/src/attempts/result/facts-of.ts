import type { Attempt, AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import { formatMoment } from '../../ui/words/dates.ts';

/** 'Tentativa 2 · hoje, 10:15 · em média 45 s por questão' */
export const factsOf = (
  { number, submittedAt, readAt }: Attempt,
  { averageTime }: AttemptResult,
  now: Date,
): string =>
  [
    `Tentativa ${number}`,
    readAt && 'no papel',
    submittedAt && formatMoment(submittedAt, now),
    averageTime !== null && `em média ${timePer(averageTime)} por questão`,
  ]
    .filter(Boolean)
    .join(' · ');

/** '45 s', '1 min 30 s' */
function timePer(seconds: number): string {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
}
