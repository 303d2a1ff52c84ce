import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aBookletExam, aCountedExam, aScoredAttempt } from './exam-scores.factory.ts';

const { db, call } = await createTestApp();

type User = Awaited<ReturnType<typeof aUser>>;

const attemptsOf = async (learner: User, id: string) =>
  (await call(learner, attempts.listPracticeAttempts, { params: { id } })).body;
const examOf = async (learner: User, id: string) =>
  (await call(learner, practiceExams.readPracticeExam, { params: { id } })).body;
const cardOf = async (learner: User, id: string) =>
  (await call(learner, practiceExams.pagePracticeExams, { query: { limit: 100 } })).body.items.find(
    (exam) => exam.id === id,
  );

it('the attempts at an exam with a scale have their scores, and the card of the exam the best one', async () => {
  const learner = await aUser(db);
  const exam = await aCountedExam(db);
  await aScoredAttempt(db, learner, { exam, answers: 'AB' });
  const best = await aScoredAttempt(db, learner, { exam, answers: '.A' });
  const points = (total: number) => ({ kind: 'COUNT', total, isEstimated: false });
  const listed = await attemptsOf(learner, exam.id);
  expect(listed.items.map(({ score }) => score)).toEqual([points(1), points(0)]);
  // Both have the same share of right answers.
  expect(listed.best).toMatchObject({ id: best, result: { correctAverage: 50 }, score: points(1) });
  const progress = { triesQtd: 2, correctAverage: 50, score: points(1) };
  expect(await examOf(learner, exam.id)).toMatchObject({ progress });
  expect(await cardOf(learner, exam.id)).toMatchObject({ progress });
  // A withheld key leaves the score as it is (product.md A38).
  await db.run(sql`update practice_exams set key_release = 'NEVER' where id = ${exam.id}`);
  expect((await attemptsOf(learner, exam.id)).best).toEqual(listed.best);
});

it('a score that is estimated says so', async () => {
  const learner = await aUser(db);
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1076 }]);
  const attemptId = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
  const isEstimated = async () => [
    (await attemptsOf(learner, exam.id)).best?.score,
    (await cardOf(learner, exam.id))?.progress?.score,
  ];
  const published = { kind: 'ITEM_RESPONSE', total: expect.any(Number), isEstimated: false };
  expect(await isEstimated()).toEqual([published, published]);
  await db.run(sql`update attempt_scores set is_estimated = true where attempt_id = ${attemptId}`);
  const estimated = { ...published, isEstimated: true };
  expect(await isEstimated()).toEqual([estimated, estimated]);
});

it('attempts at an exam without a scale have no score', async () => {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db);
  await aScoredAttempt(db, learner, { exam, answers: 'AB' });
  const { best } = await attemptsOf(learner, exam.id);
  const { progress } = await examOf(learner, exam.id);
  expect([best, progress]).toEqual([
    expect.not.objectContaining({ score: expect.anything() }),
    expect.not.objectContaining({ score: expect.anything() }),
  ]);
});
