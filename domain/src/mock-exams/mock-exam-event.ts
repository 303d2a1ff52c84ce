import { z } from 'zod';
import { id, instant, requiredLine, sentInstant, wholeNumber } from '../fields.ts';
import { messages } from '../messages.ts';
import { classItemsLimit } from '../classes/class-limits.ts';
import { colorsQuantities } from './booklet-order.ts';
import { mostDays } from './mock-exam-limits.ts';

/** The number of a day, in an address. */
export const dayNumber = wholeNumber(1, mostDays);

/** A day of an event: a practice exam on paper. */
const mockExamDay = z.object({
  /** From 1 on. */
  day: z.number().int(),
  practiceExamId: id,
  title: z.string(),
  /** Questions with a line on the answer card. */
  questionsQtd: z.number().int(),
  /** Number of the first one: the days count on. */
  firstQuestion: z.number().int(),
  /** Questions that the exam has got since the planning: the card has no line for them. */
  addedQtd: z.number().int(),
  /** Questions with a line that the exam has lost since. */
  removedQtd: z.number().int(),
  /** Questions with a line that are in an area with item response theory and have no item parameters. */
  withoutParametersQtd: z.number().int(),
});
export type MockExamDay = z.output<typeof mockExamDay>;

export const mockExamEventCard = z.object({
  id,
  title: z.string(),
  startsAt: instant.nullable(),
  /** Booklets of a day: one, or one of each colour. */
  colorsQtd: z.number().int(),
  daysQtd: z.number().int(),
  /** Present students of its classes who are on the list. */
  peopleQtd: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type MockExamEventCard = z.output<typeof mockExamEventCard>;

export const mockExamEvent = mockExamEventCard.extend({
  days: z.array(mockExamDay),
  classes: z.array(z.object({ id, title: z.string(), peopleQtd: z.number().int() })),
  /** Present students of its classes who are not on the list: they have joined since. */
  unlistedQtd: z.number().int(),
});
export type MockExamEvent = z.output<typeof mockExamEvent>;

/** A mock exam event for the people who take part in it or read its answer cards (product.md MOCK26). */
export const ownMockExamEvent = z.object({
  id,
  title: z.string(),
  startsAt: instant.nullable(),
  /** READER: the viewer teaches one of its classes, or is a monitor there. */
  role: z.enum(['STUDENT', 'READER']),
  days: z.array(z.object({ day: z.number().int(), title: z.string() })),
  /** Those of the viewer. */
  classes: z.array(z.object({ id, title: z.string() })),
});
export type OwnMockExamEvent = z.output<typeof ownMockExamEvent>;

const ids = (most: number, tooMany: string) =>
  z
    .array(id, { error: messages.invalid })
    .min(1, { error: messages.required })
    .max(most, { error: tooMany })
    .refine((list) => new Set(list).size === list.length, { error: 'Um item se repete' });

const classIds = ids(classItemsLimit, `Um dia de simulado tem até ${classItemsLimit} turmas`);

/** Body of a create (product.md MOCK6). */
export const mockExamEventDraft = z.object({
  title: requiredLine(120),
  /** One for each day. */
  practiceExamIds: ids(mostDays, `Um dia de simulado tem até ${mostDays} provas`),
  classIds,
  startsAt: sentInstant.nullable().default(null),
  /** Fixed, because cards and booklets may be printed. */
  colorsQtd: z.literal([...colorsQuantities], { error: messages.invalid }).default(1),
});
export type MockExamEventDraft = z.output<typeof mockExamEventDraft>;

/** Any subset of the fields. */
export const mockExamEventChanges = z
  .object({ title: requiredLine(120), classIds, startsAt: sentInstant.nullable() })
  .partial();
export type MockExamEventChanges = z.output<typeof mockExamEventChanges>;
