import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, mockExamReader, operation, signedIn } from '../operation.ts';
import { ownMockExam } from './own-mock-exam.ts';
import { carriedAnswers, phoneAnswers } from './phone-answers.ts';
import { dayNumber } from './mock-exam-event.ts';
import { listedSeal, preparedSeal, sealedExam } from './sealed-exam.ts';

const ofEvent = z.object({ id });
const ofDay = z.object({ id, day: dayNumber });

export const listSealedExams = operation({
  route: 'GET /mock-exams/{id}/sealed-exams',
  summary:
    'The sealed exams of an event with their opening codes, by day; for its readers from 24 hours before the start on',
  audience: mockExamReader,
  params: ofEvent,
  reply: z.array(listedSeal),
  refusals: ['not_found'],
});

export const sealExam = operation({
  route: 'PUT /mock-exams/{id}/sealed-exams/{day}',
  summary:
    'Seal the exam of a day for phones: a new code, and the questions as they are now; not after its start',
  audience: admin,
  params: ofDay,
  reply: preparedSeal,
  copies: true,
  limitPerMinute: 20,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const startSealedExam = operation({
  route: 'POST /mock-exams/{id}/sealed-exams/{day}/start',
  summary:
    'Start a sealed exam: the server gives its key from now on; a repetition changes nothing',
  audience: admin,
  params: ofDay,
  reply: preparedSeal,
  refusals: ['not_found'],
});

export const readSealedExam = operation({
  route: 'GET /mock-exams/{id}/sealed-exams/{day}',
  summary:
    'How a device opens a sealed exam; with the key after the start. For students on the list, and administrators',
  audience: signedIn,
  sharesFiles: true,
  params: ofDay,
  reply: sealedExam,
  refusals: ['not_found'],
});

export const readOwnMockExam = operation({
  route: 'GET /mock-exams/{id}/own',
  summary: 'The days of a mock exam event with what is sealed, for a student on its list',
  audience: signedIn,
  params: ofEvent,
  reply: ownMockExam,
  refusals: ['not_found'],
});

export const handInSealedExam = operation({
  route: 'PUT /mock-exams/{id}/sealed-exams/{day}/answers/{readingId}',
  summary:
    'Hand in the answers to a sealed exam, once and signed by its key; the same answers again change nothing',
  audience: signedIn,
  params: ofDay.extend({ readingId: id }),
  body: phoneAnswers,
  limitPerMinute: 30,
  refusals: ['not_found', 'conflict'],
});

export const carryAnswers = operation({
  route: 'POST /mock-exams/{id}/carried-answers',
  summary:
    'Hand in the answers of a student whose phone has no network, as its QR code has them; the same answers again change nothing',
  audience: mockExamReader,
  params: ofEvent,
  body: carriedAnswers,
  refusals: ['conflict'],
});
