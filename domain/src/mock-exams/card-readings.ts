import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { cardReading, cardStates } from './card-reading.ts';

/** A stored reading of an answer card, with its reader. */
const storedReading = cardReading
  .pick({
    id: true,
    answers: true,
    doubles: true,
    doubts: true,
    quality: true,
    state: true,
    changed: true,
  })
  .extend({
    readerName: z.string(),
    readAt: instant,
    /** A person has decided it in place of the readings before. */
    isDecided: z.boolean(),
  });

/** The answer card of a person and day with its readings, for a decision about a conflict (product.md MOCK27). */
export const cardReadings = z.object({
  personId: id,
  name: z.string(),
  className: z.string(),
  day: z.number().int(),
  /** The name of the booklet. */
  color: z.string(),
  state: z.enum(cardStates),
  /** The answers that count as long as nobody decides. */
  counted: cardReading.pick({ answers: true, doubles: true }).extend({
    /** The numbers of the lines in doubt. */
    doubts: z.array(z.number().int()),
  }),
  /** The newest first: a decision replaces the first one. */
  readings: z.array(storedReading),
});
export type CardReadings = z.output<typeof cardReadings>;
