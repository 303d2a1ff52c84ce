import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, pageOf, pageQuery, repeated, searchKey, statusFilter } from '../fields.ts';
import { admin, everyone, operation, signedIn } from '../operation.ts';
import { verificationQuery } from '../publications/publication.ts';
import { term } from '../taxonomy/taxonomy.ts';
import {
  practiceExam,
  practiceExamCard,
  practiceExamChanges,
  practiceExamDraft,
  practiceExamPaymentTypes,
} from './practice-exam.ts';
import { usage } from '../usage.ts';

const byId = z.object({ id });
const fieldsOfQuestions = {
  id: null,
  questions: 'POST /practice-exams/{id}/createQuestion',
} as const;
const sortFields = ['title', 'createdAt', 'updatedAt'] as const;

const filters = {
  categories: repeated(id),
  levels: repeated(id),
  paymentTypes: repeated(choice(practiceExamPaymentTypes)),
  searchKey,
};

export const pagePracticeExams = operation({
  route: 'GET /practice-exams/paginated',
  summary: 'Active practice exams, filtered, searched, sorted, by pages',
  audience: everyone,
  sharedByVisitors: true,
  query: z.object({ ...pageQuery(sortFields), ...filters }),
  reply: pageOf(practiceExamCard),
});

export const pagePracticeExamsForAdmin = operation({
  route: 'GET /practice-exams/admin/paginated',
  summary: 'Every practice exam that is not deleted, by pages',
  audience: admin,
  query: z.object({ ...pageQuery(sortFields), ...filters, status: statusFilter.optional() }),
  reply: pageOf(practiceExamCard),
});

export const listPracticeExamCategories = operation({
  route: 'GET /practice-exams/categories',
  summary: 'The categories of active practice exams',
  audience: everyone,
  sharedByVisitors: true,
  reply: z.array(term),
});

export const readLevelingExam = operation({
  route: 'GET /practice-exams/leveling',
  summary: 'The leveling exam',
  audience: everyone,
  sharedByVisitors: true,
  reply: practiceExamCard,
  refusals: ['not_found'],
});

export const readPracticeExam = operation({
  route: 'GET /practice-exams/{id}',
  summary: 'A practice exam as this viewer may take it',
  audience: signedIn,
  params: byId,
  versioned: true,
  isEdited: true,
  reply: practiceExam,
  refusals: ['not_found', 'subscription_required'],
});

export const previewPracticeExam = operation({
  route: 'GET /practice-exams/{id}/preview',
  summary: 'The public page of a practice exam, without its questions',
  audience: everyone,
  sharedByVisitors: true,
  params: byId,
  reply: practiceExamCard,
  refusals: ['not_found'],
});

export const createPracticeExam = operation({
  route: 'POST /practice-exams',
  summary: 'Create a practice exam',
  audience: admin,
  records: { kind: 'PRACTICE_EXAM', what: 'CREATED', id: 'reply.id' },
  query: verificationQuery,
  publishes: 'PRACTICE_EXAM',
  body: practiceExamDraft,
  setElsewhere: fieldsOfQuestions,
  reply: practiceExam,
  status: 201,
  refusals: ['not_publishable'],
});

export const configurePracticeExam = operation({
  route: 'PATCH /practice-exams/{id}',
  summary: 'Change a practice exam; attempts under way keep their options',
  audience: admin,
  records: { kind: 'PRACTICE_EXAM', id: 'params.id' },
  params: byId,
  query: verificationQuery,
  publishes: 'PRACTICE_EXAM',
  body: practiceExamChanges,
  setElsewhere: fieldsOfQuestions,
  versioned: true,
  reply: practiceExam,
  refusals: ['not_publishable', 'not_found'],
});

export const duplicatePracticeExam = operation({
  route: 'POST /practice-exams/{id}/duplicate',
  summary: 'Create an inactive copy of a practice exam with its questions',
  audience: admin,
  copies: true,
  records: { kind: 'PRACTICE_EXAM', what: 'CREATED', id: 'reply.id' },
  params: byId,
  reply: practiceExam,
  status: 201,
  refusals: ['not_found'],
});

export const readPracticeExamUsage = operation({
  route: 'GET /practice-exams/{id}/usage',
  summary: 'Users and trails that deleting a practice exam would affect',
  audience: admin,
  params: byId,
  reply: usage,
  refusals: ['not_found'],
});

export const deletePracticeExam = operation({
  route: 'DELETE /practice-exams/{id}',
  summary: 'Delete a practice exam that is in no mock exam event; attempts stay',
  audience: admin,
  records: { kind: 'PRACTICE_EXAM', what: 'DELETED', id: 'params.id' },
  params: byId,
  refusals: ['not_found', 'conflict'],
});
