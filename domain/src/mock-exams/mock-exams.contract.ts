import { z } from 'zod';
import { id, pageNumbers, pageOf, searchKey, wholeNumber } from '../fields.ts';
import { admin, operation, signedIn } from '../operation.ts';
import { messages } from '../messages.ts';
import { bookletColors } from './booklet-order.ts';
import { sentCardLayout } from './sent-card-layout.ts';
import {
  dayNumber,
  mockExamEvent,
  mockExamEventCard,
  mockExamEventChanges,
  mockExamEventDraft,
  ownMockExamEvent,
} from './mock-exam-event.ts';
import { largePrints, mostPages } from './mock-exam-limits.ts';

const byId = z.object({ id });
const ofDay = z.object({ day: dayNumber });

/** Pages of all days and classes unless one is named. */
const ofPages = z.object({
  day: dayNumber.unwrap().optional(),
  classId: id.optional(),
  /** So many pages without a name, in place of those of the list. */
  blank: wholeNumber(1, mostPages).unwrap().optional(),
});

/** One of these numbers in a query string. */
const oneOf = <N extends number>(values: readonly N[]) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,2}$/)
          .transform(Number),
      ],
      { error: messages.invalid },
    )
    .pipe(z.literal(values, { error: messages.invalid }));

const setByServer = {
  id: null,
  daysQtd: null,
  peopleQtd: null,
  days: null,
  classes: null,
  unlistedQtd: null,
  createdAt: null,
  updatedAt: null,
} as const;

export const pageMockExamEvents = operation({
  route: 'GET /mock-exams',
  summary: 'The mock exam events by pages, searched by title; the newest first',
  audience: admin,
  query: z.object({ ...pageNumbers, searchKey }),
  reply: pageOf(mockExamEventCard),
});

export const listOwnMockExams = operation({
  route: 'GET /mock-exams/own',
  summary:
    'The mock exam events in which the caller takes part, or whose answer cards the caller reads; the newest first, at most 50',
  audience: signedIn,
  reply: z.array(ownMockExamEvent),
});

export const readMockExamEvent = operation({
  route: 'GET /mock-exams/{id}',
  summary: 'A mock exam event with its days and classes',
  audience: admin,
  params: byId,
  reply: mockExamEvent,
  refusals: ['not_found'],
});

export const createMockExamEvent = operation({
  route: 'POST /mock-exams',
  summary:
    'Plan a mock exam on paper: an exam for each day, and the classes whose students take it',
  audience: admin,
  body: mockExamEventDraft,
  setElsewhere: setByServer,
  reply: mockExamEvent,
  status: 201,
  refusals: ['limit_reached'],
});

export const changeMockExamEvent = operation({
  route: 'PATCH /mock-exams/{id}',
  summary:
    'Change title, start or classes; students who have joined the classes are put on the list',
  audience: admin,
  params: byId,
  body: mockExamEventChanges,
  setElsewhere: setByServer,
  reply: mockExamEvent,
  refusals: ['not_found', 'limit_reached'],
});

export const deleteMockExamEvent = operation({
  route: 'DELETE /mock-exams/{id}',
  summary: 'Delete a mock exam event; a repetition changes nothing',
  audience: admin,
  params: byId,
});

export const printAnswerCards = operation({
  route: 'GET /mock-exams/{id}/cards.pdf',
  summary:
    'The answer cards as a PDF, a page for each person and day; of one day or class if asked, or so many blank ones',
  audience: admin,
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  params: byId,
  query: ofPages,
  file: 'application/pdf',
  limitPerMinute: 10,
  refusals: ['not_found', 'conflict', 'letters_without_font', 'limit_reached'],
});

export const printBooklet = operation({
  route: 'GET /mock-exams/{id}/booklet.pdf',
  summary:
    'The questions of a day as a PDF, in the order of a colour; in large print with the size of the letters',
  audience: admin,
  params: byId,
  query: ofDay.extend({
    /** From 0 on, as in the codes of answer cards. */
    color: oneOf([...bookletColors.keys()]).default(0),
    /** In points. */
    size: oneOf(largePrints).optional(),
  }),
  file: 'application/pdf',
  limitPerMinute: 10,
  refusals: ['not_found', 'letters_without_font', 'too_large', 'limit_reached'],
});

export const printEssaySheets = operation({
  route: 'GET /mock-exams/{id}/essay-sheets.pdf',
  summary:
    'The essay sheets as a PDF, a page for each person and essay; of one day or class if asked, or so many blank ones',
  audience: admin,
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  params: byId,
  query: ofPages,
  file: 'application/pdf',
  limitPerMinute: 10,
  refusals: ['not_found', 'conflict', 'letters_without_font', 'limit_reached'],
});

export const readCardLayout = operation({
  route: 'GET /mock-exams/{id}/card-layout',
  summary: 'The printed geometry of the answer card of a day, in millimetres from the top left',
  audience: admin,
  params: byId,
  query: ofDay,
  reply: sentCardLayout,
  refusals: ['not_found'],
});
