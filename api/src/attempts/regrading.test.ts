import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { sweepTrails } from '../trails/recompute-trails.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const task = { kind: 'NUMERIC' as const, unit: null };
const keyOf = (value: number, tolerance = 0) => ({ kind: 'NUMERIC' as const, value, tolerance });
const aNumeric: QuestionGiven = {
  kind: 'NUMERIC',
  statement: '<p>Quanto é 6 × 7?</p>',
  alternatives: [],
  task,
  answerKey: keyOf(42),
};

type User = Awaited<ReturnType<typeof aUser>>;

/** A submitted attempt with these numbers; null is blank. */
async function submitted(
  learner: User,
  examId: string,
  values: readonly (string | null)[],
): Promise<void> {
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: examId },
  });
  const answers = attempt.questions.flatMap(({ id: questionId }, at) => {
    const value = values[at] ?? null;
    const response = value === null ? null : { kind: 'NUMERIC' as const, value };
    return response ? [{ questionId, alternativeId: null, response }] : [];
  });
  const { status } = await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers },
  });
  expect(status).toBe(200);
}

it('a practice exam that is approved by another key completes the trail that waits for it', async () => {
  const exam = await aPracticeExam(db, { questions: [aNumeric] });
  await aTrail(db, { contents: [{ kind: 'practice-exam', targetId: exam.id }] });
  const [passing, failing] = [await aUser(db), await aUser(db)];
  await submitted(passing, exam.id, ['43']);
  await submitted(failing, exam.id, ['44']);
  // Until a changed trail is swept, each request of a user recomputes it.
  await sweepTrails(db, { clock: () => time.now });
  const certificatesQtd = async ({ id: userId }: User) =>
    (await call(admin, certificates.listCertificates, { params: { userId } })).body.length;
  expect([await certificatesQtd(passing), await certificatesQtd(failing)]).toEqual([0, 0]);
  const [id = ''] = exam.questionIds;
  const regrade = (value: number) =>
    call(admin, contract.changeQuestion, {
      params: { id },
      body: { answerKey: keyOf(value), regrade: true },
    });
  expect((await regrade(43)).status).toBe(200);
  expect([await certificatesQtd(passing), await certificatesQtd(failing)]).toEqual([1, 0]);
  // The certificate stays with a third key.
  expect((await regrade(44)).status).toBe(200);
  expect([await certificatesQtd(passing), await certificatesQtd(failing)]).toEqual([1, 1]);
});

it('the preview of another key has the numbers of attempts that change, pass and fail', async () => {
  const exam = await aPracticeExam(db, { questions: [aNumeric, aNumeric], passingScore: 100 });
  for (const values of [
    ['42', '42'],
    ['43', '42'],
    ['43', '0'],
    [null, '42'],
  ]) {
    await submitted(await aUser(db), exam.id, values);
  }
  const [id = ''] = exam.questionIds;
  const preview = (answerKey: object, of = id) =>
    call(admin, contract.previewTaskRegrading, {
      params: { id: of },
      body: { task, answerKey } as never,
    });
  const figures = { triesQtd: 4, changedTriesQtd: 3, approvedQtd: 1, failedQtd: 1 };
  expect((await preview(keyOf(43))).body).toEqual(figures);
  expect((await preview(keyOf(42, 1))).body).toMatchObject({ changedTriesQtd: 2, failedQtd: 0 });
  expect((await preview(keyOf(42))).body).toMatchObject({ changedTriesQtd: 0, approvedQtd: 0 });
  // The regrade does what the preview says.
  const readAverage = async () =>
    (await call(admin, progress.readContentAverage, { params: { id: exam.id } })).body;
  expect((await readAverage()).correctAverage).toBe(50);
  const body = { answerKey: keyOf(43), regrade: true };
  await call(admin, contract.changeQuestion, { params: { id }, body });
  expect((await readAverage()).correctAverage).toBe(62.5);
  const choice = await aPracticeExam(db, { questions: 1 });
  const refused = await preview(keyOf(43), choice.questionIds[0]);
  expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'task' }] }]);
});

it('the averages of a question have the credit of its responses', async () => {
  const exam = await aPracticeExam(db, { questions: [aNumeric] });
  const [id = ''] = exam.questionIds;
  const learners: User[] = [];
  for (let made = 0; made < 30; made++) {
    const learner = await aUser(db);
    learners.push(learner);
    await submitted(learner, exam.id, [made < 24 ? '42' : made < 29 ? '41' : null]);
  }
  const read = async (viewer: User) =>
    (await call(viewer, progress.readQuestionAverage, { params: { id } })).body;
  const average = await read(admin);
  expect(average).toMatchObject({ answers: 29, alternatives: [] });
  expect(average.correctAverage).toBeCloseTo((100 * 24) / 29);
  const [first, blank] = [learners.at(0), learners.at(-1)];
  if (!first || !blank) throw new Error('learners have answered');
  expect((await read(first)).correctAverage).toBeCloseTo((100 * 24) / 29);
  expect((await read(blank)).correctAverage).toBeNull();
  const { body: listed } = await call(admin, banks.listQuestions, {
    query: { collections: [exam.id] },
  });
  expect(listed.items.map(({ measured }) => measured)).toEqual([
    { rightShare: 80, answersQtd: 30 },
  ]);
  const measuredAs = async (measuredDifficulty: 'EASY' | 'MEDIUM' | 'HARD') => {
    const query = { collections: [exam.id], measuredDifficulty };
    return (await call(admin, banks.listQuestions, { query })).body.items.map((one) => one.id);
  };
  expect([await measuredAs('EASY'), await measuredAs('MEDIUM')]).toEqual([[id], []]);
  // Another key makes other answers right.
  await call(admin, contract.changeQuestion, {
    params: { id },
    body: { answerKey: { kind: 'NUMERIC', value: 41, tolerance: 0 }, regrade: true },
  });
  expect([await measuredAs('EASY'), await measuredAs('HARD')]).toEqual([[], [id]]);
});
