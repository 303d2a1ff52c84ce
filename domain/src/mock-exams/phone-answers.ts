import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, sentInstant } from '../fields.ts';
import { messages } from '../messages.ts';
import { answersByLine } from './card-reading.ts';
import { mostDays } from './mock-exam-limits.ts';

/** The way in which an exam on a phone has ended: by its student, or by its time limit. */
const endings = ['STUDENT', 'TIME'] as const;

const upTo = (most: number) =>
  z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(0, { error: messages.invalid })
    .max(most, { error: messages.invalid });

const phoneLog = z.object({
  /** By the clock of the device, as the server has last corrected it. */
  openedAt: sentInstant,
  /** Of the device's running time while the exam was open. */
  elapsedSeconds: upTo(7 * 24 * 3600),
  /** The times that the page was closed and opened again meanwhile. */
  interruptions: upTo(100_000),
  handedIn: choice(endings),
});
export type PhoneLog = z.output<typeof phoneLog>;

/** Answers by the number of the question in the order of the exam (product.md MOCK30). */
export const phoneAnswers = z.object({
  answers: answersByLine,
  log: phoneLog,
  /** Of `signedAnswers`: HMAC with SHA-256 by the key of the content, in base 64 as addresses have it. */
  signature: z
    .string({ error: messages.required })
    .regex(/^[\w-]{43}$/, { error: messages.invalid }),
});

/** The same from another device, which has read their QR code (product.md MOCK31). */
export const carriedAnswers = phoneAnswers.extend({
  readingId: id,
  personId: id,
  day: z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(mostDays, { error: messages.invalid }),
});
export type CarriedAnswers = z.output<typeof carriedAnswers>;
