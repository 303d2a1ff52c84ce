import { z } from 'zod';
import { id } from '../fields.ts';
import { mockExamReader, operation } from '../operation.ts';
import { cardPicture, pictureBase64Limit } from './card-picture.ts';
import { cardReading, cardReadingDraft, readingList } from './card-reading.ts';
import { cardReadings } from './card-readings.ts';
import { dayNumber } from './mock-exam-event.ts';
import { essaySheetDraft, essaySheetReading, sheetBase64Limit } from './sheet-reading.ts';

export const recordCardReading = operation({
  route: 'PUT /mock-exams/{id}/readings/{readingId}',
  summary:
    'Store the answers of an answer card that a device has read; the same reading again changes nothing',
  audience: mockExamReader,
  params: z.object({ id, readingId: id }),
  body: cardReadingDraft,
  reply: cardReading,
  refusals: ['conflict'],
});

export const readCardPicture = operation({
  route: 'POST /mock-exams/{id}/readings',
  summary:
    'Read the photograph or scan of an answer card, a JPEG or PNG, and store the answers; the picture is not kept',
  audience: mockExamReader,
  params: z.object({ id }),
  body: cardPicture,
  takesForm: { field: 'image', contentType: 'image/jpeg' },
  discardsFile: true,
  setElsewhere: {
    id: null,
    name: null,
    answers: null,
    doubles: null,
    doubts: null,
    quality: null,
    state: null,
    changed: null,
  },
  bodyLimit: pictureBase64Limit + 64 * 1024,
  reply: cardReading,
  status: 201,
  limitPerMinute: 120,
  refusals: ['too_large', 'overloaded', 'conflict'],
});

export const recordEssaySheet = operation({
  route: 'PUT /mock-exams/{id}/essay-sheets/{sheetId}',
  summary:
    'Store the picture of an essay sheet, a JPEG or PNG, as the essay of its person; the same sheet again changes nothing',
  audience: mockExamReader,
  params: z.object({ id, sheetId: id }),
  body: essaySheetDraft,
  bodyLimit: sheetBase64Limit + 64 * 1024,
  reply: essaySheetReading,
  limitPerMinute: 60,
  refusals: ['conflict', 'too_large', 'unsupported_type', 'overloaded'],
});

export const listReadingPeople = operation({
  route: 'GET /mock-exams/{id}/people',
  summary:
    'The people of a mock exam event with the state of their answer cards, for a phone that reads them',
  audience: mockExamReader,
  shows: 'LIST',
  showsWhom: 'people.*.personId',
  params: z.object({ id }),
  reply: readingList,
});

export const readCardReadings = operation({
  route: 'GET /mock-exams/{id}/people/{personId}/readings',
  summary: 'The readings of the answer card of a person and day, the newest first, at most 50',
  audience: mockExamReader,
  shows: 'STUDIES',
  showsWhom: 'personId',
  params: z.object({ id, personId: id }),
  query: z.object({ day: dayNumber }),
  reply: cardReadings,
  refusals: ['not_found'],
});
