import { z } from 'zod';
import { id, percentage, searchKey, wholeNumber } from '../fields.ts';
import { admin, operation } from '../operation.ts';
import { messages } from '../messages.ts';
import { drawQuotas } from './draw-quotas.ts';
import { questionWeight } from './question-metadata.ts';
import { regrading } from './regrading.ts';
import { bankFilter, feasibility, filters, questionsQtd } from './question-bank.ts';
import {
  authoredQuestion,
  describedQuestionDraft,
  questionChanges,
  taskChanges,
  questionsLimit,
} from './question.ts';

const byId = z.object({ id });
const ids = { id: null, 'alternatives.*.questionId': null } as const;
/** Finds questions by words of statement or alternatives (product.md Q11). */
const search = z.object({ searchKey });
/** The questions behind the one with the id `after`; without it, the first. */
const cursor = search.extend({ after: id.optional(), limit: wholeNumber(50, 100) });
const questionsPage = z.object({
  items: z.array(authoredQuestion),
  /** The cursor of the next page; null at the end. */
  next: id.nullable(),
});
const order = z.object({ questionIds: z.array(id).max(questionsLimit) });

export const listContentQuestions = operation({
  route: 'GET /courses/content/{id}/questions',
  summary: 'The questions of a content with the answer key, for editing, by pages',
  audience: admin,
  params: byId,
  query: cursor,
  reply: questionsPage,
  refusals: ['not_found'],
});

export const listPracticeExamQuestions = operation({
  route: 'GET /practice-exams/{id}/questions',
  summary: 'The questions of a practice exam with the answer key, for editing, by pages',
  audience: admin,
  params: byId,
  query: cursor,
  reply: questionsPage,
  refusals: ['not_found'],
});

export const readContentQuestionOrder = operation({
  route: 'GET /courses/content/{id}/questions/order',
  summary: 'The ids of the questions of a content in order',
  audience: admin,
  params: byId,
  query: search,
  reply: z.object({ questionIds: z.array(id) }),
  refusals: ['not_found'],
});

export const readPracticeExamQuestionOrder = operation({
  route: 'GET /practice-exams/{id}/questions/order',
  summary: 'The ids of the questions of a practice exam in order',
  audience: admin,
  params: byId,
  query: search,
  reply: z.object({ questionIds: z.array(id) }),
  refusals: ['not_found'],
});

export const createContentQuestion = operation({
  route: 'POST /courses/content/{id}/question',
  summary: 'Add a question at the end of a content',
  audience: admin,
  records: { kind: 'QUESTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  body: describedQuestionDraft,
  setElsewhere: ids,
  reply: authoredQuestion,
  status: 201,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const createPracticeExamQuestion = operation({
  route: 'POST /practice-exams/{id}/createQuestion',
  summary: 'Add a question at the end of a practice exam',
  audience: admin,
  records: { kind: 'QUESTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  body: describedQuestionDraft,
  setElsewhere: ids,
  reply: authoredQuestion,
  status: 201,
  refusals: ['not_found', 'limit_reached'],
});

export const changeQuestion = operation({
  route: 'PATCH /courses/content/question/{id}',
  alsoAt: '/practice-exams/question/{id}',
  summary: 'Change a question: a new version, which attempts under way do not see',
  audience: admin,
  records: { kind: 'QUESTION', id: 'params.id' },
  params: byId,
  body: questionChanges,
  setElsewhere: { ...ids, owner: 'POST /questions/bulk-changes' },
  reply: authoredQuestion,
  refusals: ['not_found', 'regrade_undecided'],
});

export const previewRegrading = operation({
  route: 'GET /questions/{id}/regrading',
  summary: 'Number of attempts whose grade would change with another correct alternative',
  audience: admin,
  params: byId,
  query: z.object({ rightAlternativeId: id }),
  reply: regrading,
  refusals: ['not_found'],
});

export const previewTaskRegrading = operation({
  route: 'POST /questions/{id}/regrading',
  summary:
    'Number of attempts whose grade would change with another task or key of a question without alternatives',
  audience: admin,
  params: byId,
  body: taskChanges,
  reply: regrading,
  refusals: ['not_found'],
});

export const previewReweighing = operation({
  route: 'GET /questions/{id}/reweighing',
  summary: 'Number of attempts whose grade would change with another weight of a question',
  audience: admin,
  params: byId,
  query: z.object({ weight: z.coerce.number({ error: messages.invalid }).pipe(questionWeight) }),
  reply: regrading,
  refusals: ['not_found'],
});

export const undoQuestionChange = operation({
  route: 'POST /questions/{id}/undo',
  summary: 'Undo the last change of a question and its regrading',
  audience: admin,
  records: { kind: 'QUESTION', what: 'RESTORED', id: 'params.id' },
  params: byId,
  reply: authoredQuestion,
  refusals: ['not_found', 'nothing_to_undo'],
});

export const deleteQuestion = operation({
  route: 'DELETE /courses/content/question/{id}',
  alsoAt: '/practice-exams/question/{id}',
  summary: 'Move a question to the bin; attempts keep it',
  audience: admin,
  records: { kind: 'QUESTION', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found'],
});

export const restoreQuestion = operation({
  route: 'POST /questions/{id}/restore',
  summary: 'Restore a deleted question at its place',
  audience: admin,
  records: { kind: 'QUESTION', what: 'RESTORED', id: 'params.id' },
  params: byId,
  reply: authoredQuestion,
  refusals: ['not_found', 'conflict', 'limit_reached'],
});

export const duplicateQuestion = operation({
  route: 'POST /questions/{id}/duplicate',
  summary: 'Copy a question; the copy follows it',
  audience: admin,
  records: { kind: 'QUESTION', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: authoredQuestion,
  status: 201,
  refusals: ['not_found', 'limit_reached'],
});

export const orderContentQuestions = operation({
  route: 'PATCH /courses/content/{id}/questions/order',
  summary: 'Set the order of the questions of a content',
  audience: admin,
  records: { kind: 'QUESTIONS', what: 'ORDERED', id: 'params.id' },
  params: byId,
  body: order,
  reply: order,
  refusals: ['not_found', 'conflict'],
});

export const orderPracticeExamQuestions = operation({
  route: 'PATCH /practice-exams/{id}/questions/order',
  summary: 'Set the order of the questions of a practice exam',
  audience: admin,
  records: { kind: 'QUESTIONS', what: 'ORDERED', id: 'params.id' },
  params: byId,
  body: order,
  reply: order,
  refusals: ['not_found', 'conflict'],
});

export const readQuestionBank = operation({
  route: 'GET /questions/bank',
  summary: 'The filters of automatic exams, each with its number of matching questions',
  audience: admin,
  reply: z.array(bankFilter),
});

export const checkFeasibility = operation({
  route: 'POST /questions/bank/feasibility',
  summary: 'Tell if an automatic exam with these filters and quotas is possible',
  audience: admin,
  body: z.object({ filters, questionsQtd, drawQuotas: drawQuotas.default([]) }),
  reply: feasibility,
});

const statistic = z.object({
  questionId: id,
  /** Answers in first attempts, with blank ones. */
  answersQtd: z.number().int(),
  /** False below 30 answers: few data (product.md Q8). */
  isEnough: z.boolean(),
  /** Share of correct answers: the higher, the easier. Null below five answers. */
  difficulty: percentage.nullable(),
  /** Point-biserial correlation of this question with the rest of the attempt, -1 to 1; null below 30 answers, and if all are equal. */
  discrimination: z.number().nullable(),
  averageTime: z.number().nullable(),
  alternatives: z.array(z.object({ alternativeId: id, share: percentage })),
  blankShare: percentage,
  /** Of a question without alternatives: the shares of answers with the whole credit and with a part of it. */
  outcomes: z.object({ right: percentage, partial: percentage }).optional(),
  /** First attempts that don't count yet, because an answer of theirs awaits its correction (product.md Q17). */
  awaitingQtd: z.number().int().min(1).optional(),
});

export const readContentStatistics = operation({
  route: 'GET /courses/content/{id}/questions/statistics',
  summary: 'Statistics of each question of a content',
  audience: admin,
  params: byId,
  reply: z.array(statistic),
  refusals: ['not_found'],
});

export const readPracticeExamStatistics = operation({
  route: 'GET /practice-exams/{id}/questions/statistics',
  summary: 'Statistics of each question of a practice exam',
  audience: admin,
  params: byId,
  reply: z.array(statistic),
  refusals: ['not_found'],
});
