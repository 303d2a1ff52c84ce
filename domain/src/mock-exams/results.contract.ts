import { z } from 'zod';
import { id } from '../fields.ts';
import { everyone, mockExamReader, mockExamTeacher, operation } from '../operation.ts';
import { mockExamReport } from './mock-exam-report.ts';
import { mockExamResults } from './mock-exam-results.ts';
import { dayNumber } from './mock-exam-event.ts';
import { toldResult } from './told-result.ts';

const byId = z.object({ id });

export const readMockExamResults = operation({
  route: 'GET /mock-exams/{id}/results',
  summary:
    'The results of a mock exam event by person: right answers by day, scores by area, essay',
  audience: mockExamReader,
  shows: 'STUDIES',
  showsWhom: 'people.*.personId',
  params: byId,
  reply: mockExamResults,
  refusals: ['not_found'],
});

export const exportMockExamResults = operation({
  route: 'GET /mock-exams/{id}/results.csv',
  summary: 'The same as a CSV file for Brazilian spreadsheet programs',
  audience: mockExamReader,
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  params: byId,
  file: 'text/csv; charset=utf-8',
  limitPerMinute: 30,
  refusals: ['not_found'],
});

export const readToldResult = operation({
  route: 'GET /mock-exams/results/{code}',
  summary:
    'The results of one person, by the code of an answer card of theirs; 30 days from the start of the event',
  audience: everyone,
  params: z.object({ code: z.string().trim().toUpperCase().max(40) }),
  malformedIsNotFound: true,
  reply: toldResult,
  limitPerMinute: 60,
  refusals: ['not_found'],
});

export const printResultSlips = operation({
  route: 'GET /mock-exams/{id}/slips.pdf',
  summary:
    'The results as slips to cut out, eight a page, each with a code that opens its page; of one day or class if asked',
  audience: mockExamReader,
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  params: byId,
  query: z.object({ day: dayNumber.unwrap().optional(), classId: id.optional() }),
  file: 'application/pdf',
  limitPerMinute: 10,
  refusals: ['not_found', 'conflict', 'letters_without_font', 'limit_reached'],
});

const ofReport = z.object({ classId: id.optional() });

export const readMockExamReport = operation({
  route: 'GET /mock-exams/{id}/report',
  summary:
    'The report of a mock exam event: distributions, questions with their discrimination, topics, classes; of one class if asked',
  audience: mockExamTeacher,
  params: byId,
  query: ofReport,
  reply: mockExamReport,
  limitPerMinute: 30,
  refusals: ['not_found'],
});

export const exportMockExamReport = operation({
  route: 'GET /mock-exams/{id}/report.csv',
  summary: 'Its questions as a CSV file for Brazilian spreadsheet programs',
  audience: mockExamTeacher,
  params: byId,
  query: ofReport,
  file: 'text/csv; charset=utf-8',
  limitPerMinute: 30,
  refusals: ['not_found'],
});
