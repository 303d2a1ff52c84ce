import { join } from 'node:path';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { someAnswers } from '../src/attempts/attempts.factory.ts';
import { anAdmin } from '../src/users/users.factory.ts';
import { everyRequest } from './operations/every-request.factory.ts';
import { assertDefined } from './support/assert-defined.ts';
import { codeIn, emailsTo } from './support/outbox.ts';
import { createSeededApp } from './support/seeded-app.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// The study of an administrator counts in no figure unless they choose it (product.md O2): every read of the product
// says the same before and after it.

const app = await createTestApp();
app.time.now = new Date('2026-11-20T15:00:00.000Z');
const author = await anAdmin(app.db);
const school = await createSeededApp(app);
const { call, course, exam, examContentId, people } = school;

type Name = keyof typeof operations;

/** Reads that name all rows that a deletion or another key would change, or that record themselves. */
const notFigures: readonly Name[] = [
  'readCourseUsage',
  'readPracticeExamUsage',
  'readTrailUsage',
  'listContentQuestions',
  'listPracticeExamQuestions',
  'readQuestion',
  'readQuestionUsage',
  'readExamScoring',
  'previewRegrading',
  'previewReweighing',
  'previewAnnulment',
  'listAnnulments',
  'pageDataReads',
  // Other at each call: the time in a zip, a request id, a secret.
  'exportCourse',
  'exportPersonalData',
  'readAttempt',
  'readAttemptScores',
  'readChild',
  'readOwnGradebook',
  'readTraining',
  // Papers without figures, each printed in a worker thread of its own.
  'printAnswerCards',
  'printBooklet',
  'printEssaySheets',
  // Lists of people; the mean beside them leaves administrators out.
  'exportExamResults',
  'pageExamResults',
  // Their requests hand in an attempt, or make a class or a rubric.
  'listRubrics',
  'listSavedComments',
  'readRubric',
  'reviewAttempt',
  'readEssay',
  'readEssayResults',
  'readOwnMockExam',
  'previewClassCode',
  'startGoogleSignIn',
  'startLinkedinSignIn',
];

const figures: readonly Name[] = [
  'listCourseFigures',
  'listExamFigures',
  'listMissedQuestions',
  'readCalibration',
  'readContentAverage',
  'readContentStatistics',
  'readDropOff',
  'readPracticeExamStatistics',
  'readQuestionAverage',
  'readSchoolOverview',
];

const requests = {
  ...everyRequest(school),
  listMissedQuestions: () => ({
    query: { from: '2026-11-01', to: '2026-11-21', leastAnswers: 1 },
  }),
};
const reads = (Object.keys(operations) as Name[]).filter(
  (name) => methodOf(operations[name] as Operation) === 'GET' && !notFigures.includes(name),
);

/** The replies of all reads to an administrator who does not study. */
async function readAll(): Promise<ReadonlyMap<Name, string>> {
  const replies = new Map<Name, string>();
  for (const name of reads) {
    const operation: Operation = operations[name];
    const { status, body } = await call(people.admin, operation, await requests[name]());
    expect(status, name).toBeLessThan(500);
    replies.set(name, JSON.stringify({ status, body }));
  }
  return replies;
}

const choose = async (who: typeof author, countsInFigures: boolean) => {
  const chosen = await call(who, users.changeUser, { params: who, body: { countsInFigures } });
  expect(chosen.status).toBe(200);
};

/** Completes the course, with a failed and an approved attempt, and takes the practice exam. */
async function study(who: typeof author): Promise<void> {
  const practice = await call(who, attempts.startPracticeAttempt, { params: exam });
  await call(who, attempts.submitPracticeAttempt, {
    params: { id: practice.body.id },
    body: { answers: someAnswers(practice.body, [0, 1, null]) },
  });
  const inCourse = { courseId: course.id, userId: who.id, sectionId: school.sectionId };
  for (const choice of [1, 0]) {
    const { body: attempt } = await call(who, attempts.startContentAttempt, {
      params: { contentId: examContentId },
    });
    const userQuestionAnswers = attempt.questions.map(({ id, alternatives }) => ({
      questionId: id,
      alternativeId: alternatives[choice]?.id ?? '',
      timeSpent: 5,
    }));
    const body = { ...inCourse, contentId: examContentId, isExamSubmitted: true };
    await call(who, progress.progressContent, { body: { ...body, userQuestionAnswers } });
  }
  const content = await call(who, operations.readCourse, { params: { id: course.id } });
  for (const { id, contentType, questions } of content.body.sections[0]?.contents ?? []) {
    const userQuestionAnswers = (questions ?? []).map((question) => ({
      questionId: question.id,
      alternativeId: question.alternatives[0]?.id ?? '',
      timeSpent: 5,
    }));
    const answered = contentType === 'QUICK_QUESTION' ? { userQuestionAnswers } : {};
    if (contentType === 'EXAM') continue;
    const body = { ...inCourse, contentId: id, isCompleted: true, ...answered };
    await call(who, progress.progressContent, { body });
  }
}

const changedBetween = (
  before: ReadonlyMap<Name, string>,
  after: ReadonlyMap<Name, string>,
): Name[] => reads.filter((name) => before.get(name) !== after.get(name)).toSorted();

it('no read tells the study of an administrator, before they choose it and after they take it back', async () => {
  const before = await readAll();
  expect(changedBetween(before, await readAll())).toEqual([]);

  await study(author);
  expect(changedBetween(before, await readAll())).toEqual([]);

  await choose(author, true);
  const counted = await readAll();
  expect(changedBetween(before, counted)).toEqual(figures);

  await choose(author, false);
  expect(changedBetween(before, await readAll())).toEqual([]);

  // A learner's study counts, also that of a former administrator.
  const role = (given: 'ADMIN' | 'LEARNER') =>
    call(people.admin, users.changeRole, { params: author, body: { role: given } });
  expect((await role('LEARNER')).status).toBe(200);
  expect(changedBetween(counted, await readAll()).filter((name) => figures.includes(name))).toEqual(
    [],
  );
  expect((await role('ADMIN')).status).toBe(200);
  expect(changedBetween(before, await readAll()).filter((name) => figures.includes(name))).toEqual(
    [],
  );

  // Nor does the study of an administrator whose account is deleted.
  expect((await call(author, privacy.requestDeletionCode)).status).toBe(204);
  const code = assertDefined((await emailsTo(join(app.folder, 'outbox'), author.email)).at(-1));
  const body = { code: assertDefined(codeIn(code)) };
  expect((await call(author, privacy.deleteAccount, { body })).status).toBe(204);
  expect(changedBetween(before, await readAll()).filter((name) => figures.includes(name))).toEqual(
    [],
  );
  // Every read is sent many times.
}, 60_000);
