import { z } from 'zod';
import { id } from '../fields.ts';
import { admin, operation, signedIn } from '../operation.ts';
import { dayNumber } from './mock-exam-event.ts';
import { preparedSeal, sealedExam } from './sealed-exam.ts';

const ofEvent = z.object({ id });
const ofDay = z.object({ id, day: dayNumber });

export const listSealedExams = operation({
  route: 'GET /mock-exams/{id}/sealed-exams',
  summary: 'The sealed exams of an event with their opening codes, by day',
  audience: admin,
  params: ofEvent,
  reply: z.array(preparedSeal),
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
