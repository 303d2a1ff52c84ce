import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { expect, it } from 'vitest';
import { everyRequest } from './every-request.factory.ts';
import { sweepTrails } from '../../src/trails/recompute-trails.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { recordStatements } from '../support/recorded-statements.ts';

// The number of SQL statements of each operation, besides begin, commit, the locks of a transaction, the look-up of the
// viewer and the access audit log.

const usualLimit = 3;

/** Operations with more statements: the maximum, and the reason. */
const exceptions: Partial<Record<keyof typeof operations, number>> = {
  // The instructor, and a page of each of courses, trails and lives.
  readInstructor: 4,
  // The ledger, the facts that it asks for, the access that follows, and the user.
  changeSubscription: 4,
  // The revision is checked and stored; between them are the limit of rows, the change, what follows from it, and the reply.
  mergeTerm: 9,
  duplicateCourse: 7,
  restoreCourse: 5,
  restoreSection: 6,
  duplicateSection: 8,
  restoreContent: 6,
  duplicateContent: 7,
  deleteContent: 4,
  importCourse: 8,
  // The questions, what they were, exams that would be short of questions, the change and the revisions.
  changeQuestionsTogether: 7,
  undoBulkChange: 6,
  changeQuestion: 7,
  // The question, its version, the regrade of its first attempts with the notices of it, its effects and the revision.
  undoQuestionChange: 11,
  // The exam, the attempts that would have nothing that counts, the regrade, its effects and the revision.
  annulQuestion: 7,
  undoAnnulment: 6,
  restoreQuestion: 5,
  // The seal of before, the exam, its file, which may be stored already, and the seal.
  sealExam: 5,
  // The classes of the reader, the event with the person, the file, which may be stored already, and the sheet.
  recordEssaySheet: 5,
  // One for the item parameters.
  duplicateQuestion: 6,
  // Stores a revision of each question, and what it takes to undo the import.
  importQuestions: 5,
  createPracticeExam: 7,
  configurePracticeExam: 10,
  // One for scale and areas, one for item parameters.
  duplicatePracticeExam: 7,
  duplicateTrail: 4,
  addTrailContent: 6,
  removeTrailContent: 6,
  restoreRevision: 6,
  importUsers: 5,
  // The import, its users, those invited and those updated, what is left of administrators, and the access.
  undoUserImport: 8,
  // The lock, the booklets as they are, and the changed ones out and in with their items.
  importItemFile: 5,
  // The lock, the exam before and after, its scale, areas and questions.
  setExamScoring: 7,
  connectBooklet: 7,
  // The answer, the correction, the grade, what follows from it, and the attempt.
  correctAnswer: 5,
  // The essay, its claim, the essay behind the lock, its mark and result, the same as for another correction, and the essay.
  markEssay: 9,
  // At an exam with a scale: the attempt, its grade with the lock of the scale, the areas with their answers, and the scores.
  submitPracticeAttempt: 4,
  // Write up the figures with what is new first; the first one also leaves out new administrators.
  readContentStatistics: 10,
  readContentAverage: 5,
  listCourseFigures: 7,
  // Updates the notebook with new answers first.
  readNotebook: 4,
  // Thirteen replies in one.
  readHome: 15,
  // The training and its question, the areas of the exam, the answer, its card in the notebook, the pool, and the next question.
  startTraining: 8,
  answerTraining: 7,
  // The same bytes may be stored already, unused; and the reply is signed.
  finishUpload: 4,
  // Before and after the call of the payment service the charge is stored, and then the result is read.
  // A subscription that waits for its payment is looked up first, so that a repetition is the same one.
  subscribe: 8,
  createCharge: 5,
  cancelSubscription: 6,
  // The data of a user are in the tables of many features.
  removeUser: 16,
  // The sandbox tells of the refund at once: the notification is read and stored in between.
  refundPayment: 9,
  simulateCharge: 6,
};

const testApp = await createTestApp();
const recorded = recordStatements(testApp.db.pool);
const school = await createSeededApp(testApp);
const requests = everyRequest(school);
const names = Object.keys(operations) as (keyof typeof operations)[];

it.each(names)('%s', async (name) => {
  const operation: Operation = operations[name];
  const { learner, admin, teacher, guardian } = school.people;
  const callers = { admin, teacher } as Partial<Record<string, typeof learner>>;
  const request = await requests[name]();
  // Until a changed trail is swept, each request of a user recomputes it.
  await sweepTrails(testApp.db, { clock: () => testApp.time.now });
  recorded.length = 0;
  const signedIn = operation.route.includes(' /family') ? guardian : learner;
  await school.call(callers[operation.audience.kind] ?? signedIn, operation, request);
  const counted = recorded.filter(
    ({ name: own, text }) => own && !/where provider_id = |into data_reads/.test(text),
  );
  expect(counted.length).toBeLessThanOrEqual(exceptions[name] ?? usualLimit);
  // An exception that is no longer needed fails.
  if (name in exceptions) expect(counted.length).toBeGreaterThan(usualLimit);
});
