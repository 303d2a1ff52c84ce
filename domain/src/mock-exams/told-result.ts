import { z } from 'zod';
import { instant } from '../fields.ts';
import { areaScore, dayResult } from './mock-exam-results.ts';
import { enemParts } from './score-weighting.ts';

/** The results of one person, for everybody who has the code of an answer card of theirs (product.md MOCK33). */
export const toldResult = z.object({
  /** Of the event. */
  title: z.string(),
  /** As on the answer card. */
  name: z.string(),
  days: z.array(
    dayResult
      .omit({ openedEarly: true })
      .extend({ title: z.string(), questionsQtd: z.number().int() }),
  ),
  areas: z.array(
    areaScore.omit({ areaId: true }).extend({ day: z.number().int(), title: z.string() }),
  ),
  /** The points of the last essay; null until its mark is told. */
  essay: z.number().nullable(),
  /** Of each weighting whose parts the exams of the event have (product.md MOCK38). */
  means: z.array(
    z.object({
      /** Of the weighting. */
      title: z.string(),
      mean: z.number().nullable(),
      /** The parts with a weight and without a score. */
      missing: z.array(z.enum(enemParts)),
      isEstimated: z.boolean(),
    }),
  ),
  /** The end of the time in which the page is there; null: neither the event nor the reading has begun. */
  endsAt: instant.nullable(),
});
export type ToldResult = z.output<typeof toldResult>;

const toldDays = 30;

/** The end of the 30 days in which results are told: from the start of the event on, without one from the last reading. */
export function endOfTelling({
  startsAt,
  lastReadAt,
}: {
  startsAt: string | null;
  lastReadAt: string | null;
}): Date | null {
  const from = startsAt ?? lastReadAt;
  return from === null ? null : new Date(Date.parse(from) + toldDays * 86_400_000);
}
