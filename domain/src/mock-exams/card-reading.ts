import { z } from 'zod';
import { id, instant, sentInstant } from '../fields.ts';
import { choice } from '../choice.ts';
import { messages } from '../messages.ts';
import { bookletNames } from './booklet-order.ts';
import { cardOptions, mostQuestions } from './card-layout.ts';
import { readingStates, type MarkedCard } from './compare-readings.ts';
import { mostDays } from './mock-exam-limits.ts';

const lineNumber = z
  .number({ error: messages.invalid })
  .int({ error: messages.invalid })
  .min(1, { error: messages.invalid })
  .max(mostDays * mostQuestions, { error: messages.invalid });

const tooManyLines = `Um cartão tem até ${mostQuestions} questões`;

/** A line at which a person should look. */
const lineInDoubt = z.object({
  question: lineNumber,
  /** The options with some ink, the darkest first. */
  seen: z.array(choice(cardOptions)).max(cardOptions.length, { error: messages.invalid }),
  proposal: choice([...cardOptions, 'blank', 'double']),
});

/** By the number of the question; blank lines and those with two marks are missing. */
export const answersByLine = z
  .record(
    z.string().regex(/^[1-9]\d{0,2}$/, { error: 'Use os números das questões' }),
    choice(cardOptions),
    { error: messages.invalid },
  )
  .refine((given) => Object.keys(given).length <= mostQuestions, { error: tooManyLines });

const doubts = z.array(lineInDoubt, { error: messages.invalid }).max(mostQuestions, {
  error: tooManyLines,
});

const quality = z
  .number({ error: messages.invalid })
  .min(0, { error: messages.invalid })
  .max(1, { error: messages.invalid });

/** The answers of a card, as a device has read them (product.md MOCK10). */
export const cardReadingDraft = z.object({
  /** The text of the QR code; null: it can't be read, and a person has matched the card by hand. */
  code: z.string().max(100, { error: messages.invalid }).nullable().default(null),
  /** Without a code. */
  personId: id.nullable().default(null),
  day: z
    .number({ error: messages.invalid })
    .int({ error: messages.invalid })
    .min(1, { error: messages.invalid })
    .max(mostDays, { error: messages.invalid })
    .nullable()
    .default(null),
  /** The booklet of a card without a code; null: the one that is printed for the person. */
  color: choice(bookletNames).nullable().default(null),
  answers: answersByLine,
  /** Lines without an answer because they have two marks, as a person has decided. */
  doubles: z
    .array(lineNumber, { error: messages.invalid })
    .max(mostQuestions, { error: tooManyLines })
    .default([]),
  doubts,
  quality,
  readAt: sentInstant.optional(),
  /** The last reading of the card, in place of which a person has decided this one. */
  replaces: id.nullable().default(null),
});
export type CardReadingDraft = z.output<typeof cardReadingDraft>;

export const cardReading = z.object({
  id,
  personId: id,
  name: z.string(),
  day: z.number().int(),
  /** The name of the booklet. */
  color: z.string(),
  answers: answersByLine,
  doubles: z.array(z.number().int()),
  doubts,
  quality,
  state: z.enum(readingStates),
  /** The lines that differ from what was known of the card. */
  changed: z.array(z.number().int()),
});
export type CardReading = z.output<typeof cardReading>;

export const cardStates = ['NONE', 'READ', 'DOUBTS', 'CONFLICT'] as const;
export type CardState = (typeof cardStates)[number];

/** Of a person on a day. */
const cardOfDay = z.object({
  day: z.number().int(),
  state: z.enum(cardStates),
  readAt: instant.nullable(),
  /** The last reading, which a decision replaces. */
  readingId: id.nullable(),
  /** The essays whose sheet was read, from 1 on. */
  essays: z.array(z.number().int()),
});

/** The reply to an event's readers: what a phone needs to read its answer cards without a network. */
export const readingList = z.object({
  title: z.string(),
  /** Booklets of a day: one, or one of each colour. */
  colorsQtd: z.number().int(),
  days: z.array(
    z.object({
      day: z.number().int(),
      title: z.string(),
      /** Lines of the answer card. */
      questionsQtd: z.number().int(),
      /** Number of the first one. */
      firstQuestion: z.number().int(),
      /** Each has a sheet. */
      essaysQtd: z.number().int(),
    }),
  ),
  /** In the codes of its answer cards. */
  eventNumber: z.number().int(),
  people: z.array(
    z.object({
      personId: id,
      /** In the codes of the answer cards. */
      number: z.number().int(),
      name: z.string(),
      className: z.string(),
      days: z.array(cardOfDay),
    }),
  ),
});
export type ReadingList = z.output<typeof readingList>;

/** A line with two marks counts as wrong, whether a person or the proposal says so. */
export function markedCard({
  answers: given,
  doubles,
  doubts: inDoubt,
}: Pick<CardReadingDraft, 'answers' | 'doubles' | 'doubts'>): MarkedCard {
  const double = [
    ...doubles,
    ...inDoubt.flatMap(({ question, proposal }) => (proposal === 'double' ? [question] : [])),
  ];
  return {
    marks: { ...Object.fromEntries(double.map((line) => [line, 'double'] as const)), ...given },
    doubts: inDoubt.map(({ question }) => question),
  };
}
