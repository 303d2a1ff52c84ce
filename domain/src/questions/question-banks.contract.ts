import { z } from 'zod';
import { id, pageNumbers, pageOf, searchKey, wholeNumber } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { bankChanges, bankDraft, courseExam, questionCollection } from './banks.ts';
import { acceptsShortExams, bulkChange, listedBulkChange } from './bulk-change.ts';
import { listedQuestion, questionFilters } from './listed-question.ts';
import { questionsOwner } from './questions-owner.ts';
import { authoredQuestion, describedQuestionDraft } from './question.ts';

const byId = z.object({ id });
const ids = { id: null, 'alternatives.*.questionId': null } as const;

export const listQuestionCollections = operation({
  route: 'GET /question-banks',
  summary:
    'The question banks, the courses with questions, and the practice exams that do not draw theirs',
  audience: admin,
  reply: z.array(questionCollection),
});

export const listCourseExams = operation({
  route: 'GET /questions/course-exams',
  summary: 'The first exams of courses that a search finds, which can get questions of a bank',
  audience: admin,
  query: z.object({
    searchKey,
    /** An exam that the reply has whatever the search. */
    chosen: id.optional(),
  }),
  reply: z.array(courseExam),
});

export const createQuestionBank = operation({
  route: 'POST /question-banks',
  summary: 'Create a question bank',
  audience: admin,
  body: bankDraft,
  setElsewhere: { id: null, isArchived: 'PATCH /question-banks/{id}' },
  reply: questionCollection,
  status: 201,
});

export const changeQuestionBank = operation({
  route: 'PATCH /question-banks/{id}',
  summary: 'Rename, describe, archive or reopen a question bank',
  audience: admin,
  params: byId,
  body: bankChanges.extend({ acceptsShortExams }),
  setElsewhere: { id: null },
  reply: questionCollection,
  refusals: ['not_found', 'exams_short'],
});

export const createBankQuestion = operation({
  route: 'POST /question-banks/{id}/questions',
  summary: 'Add a question to a question bank',
  audience: admin,
  records: { kind: 'QUESTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  body: describedQuestionDraft,
  setElsewhere: ids,
  reply: authoredQuestion,
  status: 201,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const listQuestions = operation({
  route: 'GET /questions',
  summary: 'The questions of the school that match all filters, the newest first, by pages',
  audience: admin,
  query: questionFilters.extend({
    /** The last question of the page before. */
    after: id.optional(),
    limit: wholeNumber(50, 100),
  }),
  reply: z.object({
    items: z.array(listedQuestion),
    /** The cursor of the next page; null at the end. */
    next: id.nullable(),
    /** Questions that match, with the first page only; 5,001 stands for more than 5,000 (`bulkChangeLimit`). */
    total: z.number().int().nullable(),
  }),
});

export const readQuestion = operation({
  route: 'GET /questions/{id}',
  summary: 'A question with the answer key and its owner, for editing',
  audience: admin,
  params: byId,
  reply: authoredQuestion.extend({ owner: questionsOwner }),
  refusals: ['not_found'],
});

export const readQuestionLabels = operation({
  route: 'GET /questions/labels',
  summary: 'Tags, sources, authors and years that questions have',
  audience: admin,
  reply: z.object({
    tags: z.array(z.string()),
    sources: z.array(z.string()),
    authors: z.array(z.string()),
    years: z.array(z.number().int()),
  }),
});

export const changeQuestionsTogether = operation({
  route: 'POST /questions/bulk-changes',
  summary: 'Tag, describe, move, copy or delete many questions at once',
  audience: admin,
  copies: true,
  body: bulkChange,
  reply: z.object({ id, questionsQtd: z.number().int() }),
  status: 201,
  limitPerMinute: 60,
  refusals: ['not_found', 'conflict', 'limit_reached', 'exams_short'],
});

export const pageBulkChanges = operation({
  route: 'GET /questions/bulk-changes',
  summary: 'The bulk changes of questions of the last 30 days, the latest first, with those undone',
  audience: admin,
  query: z.object(pageNumbers),
  reply: pageOf(listedBulkChange),
});

export const undoBulkChange = operation({
  route: 'POST /questions/bulk-changes/{id}/undo',
  summary: 'Undo a bulk change of questions',
  audience: admin,
  copies: true,
  params: byId,
  reply: z.object({
    questionsQtd: z.number().int(),
    /** Number of questions that were changed or deleted for good since, which stay as they are. */
    keptQtd: z.number().int(),
  }),
  refusals: ['not_found', 'nothing_to_undo', 'limit_reached'],
});

const usingExam = z.object({
  kind: z.enum(['content', 'practice-exam']),
  id,
  title: z.string(),
  /** The course of a content; null for a practice exam. */
  courseId: id.nullable(),
  within: z.string().nullable(),
});
export type UsingExam = z.output<typeof usingExam>;

export const readQuestionUsage = operation({
  route: 'GET /questions/{id}/usage',
  summary:
    'The exams that have a question with this text or may draw it, and the attempts that answered it',
  audience: admin,
  params: byId,
  reply: z.object({
    exams: z.array(usingExam),
    /** Automatic exams whose filters find the question, and whose quotas leave a place for it. */
    drawingExams: z.array(usingExam),
    answeredTriesQtd: z.number().int(),
  }),
  refusals: ['not_found'],
});
