import { z } from 'zod';
import { id, pageNumbers, pageOf, wholeNumber } from '../fields.ts';
import { admin, operation, signedIn, teacher } from '../operation.ts';
import { changedStudent } from './changed-results.ts';
import {
  changedRules,
  closedTerms,
  earlierMark,
  gradebookPage,
  rulesInForce,
} from './gradebook-page.ts';
import { sentMarks } from './gradebook-mark.ts';
import { columnId, gradebookRulesDraft, termTitle } from './gradebook-rules.ts';
import { ownGradebook } from './own-gradebook.ts';

const ofClass = z.object({ id });

export const readGradebook = operation({
  route: 'GET /classes/{id}/gradebook',
  summary:
    'The rules of the grade book of a class, and of its students marks and results with their derivations, by pages; by name',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'students.*.userId',
  showsIn: 'params.id',
  params: ofClass,
  query: z.object({ page: pageNumbers.page, limit: wholeNumber(200, 500) }),
  reply: gradebookPage,
});

export const exportGradebook = operation({
  route: 'GET /classes/{id}/gradebook.csv',
  summary: 'The whole grade book as a CSV file for Brazilian spreadsheet programs',
  audience: teacher('class'),
  shows: 'EXPORT',
  showsWhom: 'people.*.id',
  params: ofClass,
  file: 'text/csv; charset=utf-8',
  limitPerMinute: 30,
});

export const readOwnGradebook = operation({
  route: 'GET /classes/{id}/gradebook/own',
  summary:
    'The marks and results of the caller in a class, as far as students see them; not found to everybody else',
  audience: signedIn,
  params: ofClass,
  reply: ownGradebook,
  refusals: ['not_found'],
});

export const readGradebookRules = operation({
  route: 'GET /classes/{id}/gradebook/rules',
  summary: 'The rules of a grade book with their revision, and the columns that have marks',
  audience: teacher('class'),
  params: ofClass,
  reply: rulesInForce,
});

export const changeGradebookRules = operation({
  route: 'PUT /classes/{id}/gradebook/rules',
  summary:
    'Replace the rules of a grade book; marks of a column that is left out are kept. With `revision` only if it is the last one',
  audience: teacher('class', { leads: true }),
  params: ofClass,
  body: gradebookRulesDraft,
  reply: changedRules,
  refusals: ['class_archived', 'changed_meanwhile', 'term_closed'],
});

export const previewGradebookRules = operation({
  route: 'POST /classes/{id}/gradebook/rules/preview',
  summary: 'The students whose results other rules would change, with both; nothing is stored',
  audience: teacher('class', { leads: true }),
  shows: 'CLASS',
  showsWhom: 'students.*.userId',
  showsIn: 'params.id',
  params: ofClass,
  body: gradebookRulesDraft,
  reply: z.object({ students: z.array(changedStudent) }),
  limitPerMinute: 60,
});

export const recordMarks = operation({
  route: 'PUT /classes/{id}/gradebook/marks',
  summary:
    'Record marks, all or none. With `before` only if the cell still has this value: else the refusal has the present one',
  audience: teacher('class', { leads: true }),
  params: ofClass,
  body: sentMarks,
  refusals: ['class_archived', 'changed_meanwhile', 'term_closed'],
});

const ofTerm = z.object({ term: termTitle });

export const pageMarksOfCell = operation({
  route: 'GET /classes/{id}/gradebook/marks/{userId}',
  summary: 'All marks that a student has had in a column, the last first: by whom, when and why',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'userId',
  showsIn: 'params.id',
  params: z.object({ id, userId: id }),
  query: z.object({ ...pageNumbers, columnId }),
  reply: pageOf(earlierMark).extend({ userId: id }),
});

export const closeTerm = operation({
  route: 'POST /classes/{id}/gradebook/closings',
  summary: 'Close a term: its marks and rules change no more; a repetition changes nothing',
  audience: teacher('class', { leads: true }),
  params: ofClass,
  body: ofTerm,
  reply: closedTerms,
  refusals: ['class_archived'],
});

export const openTerm = operation({
  route: 'POST /classes/{id}/gradebook/openings',
  summary: 'Open a closed term again; a repetition changes nothing',
  audience: admin,
  params: ofClass,
  body: ofTerm,
  reply: closedTerms,
  refusals: ['not_found', 'class_archived'],
});
