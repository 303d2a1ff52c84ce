import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';
import { everyRequest } from './every-request.factory.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { recordStatements } from '../support/recorded-statements.ts';

// How often each operation asks the database, beside begin, commit, who it is that asks, and the note
// that an administrator saw something of somebody.

const usual = 3;

/** Who may ask more often, at most, and what for. */
const more: Partial<Record<keyof typeof operations, number>> = {
  // A change of what is taught holds locks, looks at what it points to, and writes down its history.
  mergeTerm: 7,
  createCourse: 5,
  configureCourse: 5,
  duplicateCourse: 9,
  changeSection: 5,
  deleteSection: 5,
  changeContent: 4,
  togglePreview: 4,
  deleteContent: 6,
  orderContents: 7,
  previewCourseImport: 4,
  importCourse: 9,
  createContentQuestion: 4,
  createPracticeExamQuestion: 4,
  changeQuestion: 7,
  undoQuestionChange: 8,
  deleteQuestion: 4,
  restoreQuestion: 4,
  duplicateQuestion: 4,
  orderContentQuestions: 5,
  orderPracticeExamQuestions: 5,
  createPracticeExam: 8,
  configurePracticeExam: 11,
  duplicatePracticeExam: 7,
  createLive: 6,
  changeLive: 5,
  duplicateLive: 6,
  createTrail: 5,
  configureTrail: 7,
  duplicateTrail: 6,
  addTrailContent: 6,
  removeTrailContent: 6,
  orderTrail: 5,
  restoreRevision: 10,
  changeRole: 4,
  importUsers: 5,
  // What was answered since is dealt out into the notebook first.
  readNotebook: 4,
  reviewQuestion: 4,
  // Whoever attends a live may have come to the end of a trail.
  attendLive: 4,
  // They write down, ask a payment service, write down what it said, and show what follows from it all.
  subscribe: 7,
  createCharge: 5,
  cancelSubscription: 6,
  simulateCharge: 6,
};

const plain = await createTestApp();
const said = recordStatements(plain.db.pool);
const school = await createSeededApp(plain);
const requests = everyRequest(school);
const names = Object.keys(operations) as (keyof typeof operations)[];

it.each(names)('%s', async (name) => {
  const operation: Operation = operations[name];
  const { learner, admin } = school.people;
  const request = await requests[name]();
  said.length = 0;
  await school.call(operation.audience.kind === 'admin' ? admin : learner, operation, request);
  const asked = said.filter(
    ({ name: own, text }) => own && !/where provider_id = |into data_reads/.test(text),
  );
  expect(asked.length).toBeLessThanOrEqual(more[name] ?? usual);
  // An exception that is no longer needed fails.
  if (name in more) expect(asked.length).toBeGreaterThan(usual);
});
