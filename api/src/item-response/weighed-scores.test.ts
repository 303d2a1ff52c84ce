import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as trainings from '@sabia/domain/item-response/trainings.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import type { MadePracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aBookletExam, aCountedExam, aScoredAttempt } from './exam-scores.factory.ts';
import { sweepScores } from './sweep-scores.ts';

// Weights of questions in scores (product.md A21).

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const change = async (
  id: string | undefined,
  body: { weight: number; regrade?: boolean } | { name: string },
) => {
  const { status } = await call(admin, questions.changeQuestion, {
    params: { id: assertDefined(id) },
    body,
  });
  expect(status).toBe(200);
};
const scoresOf = async (id: string) =>
  (await call(learner, contract.readAttemptScores, { params: { id } })).body;
const stored = async (attemptId: string) => {
  await sweepScores(db, { clock: () => time.now });
  return db.one<{ total: number; itemsQtd: number; version: number }>(sql`
    select total, items_qtd, version from attempt_scorings join attempt_scores using (attempt_id)
    where attempt_id = ${attemptId}`);
};
const weightsOfNewAttempt = async ({ id }: MadePracticeExam) => {
  const { body } = await call(await aUser(db), attempts.startPracticeAttempt, { params: { id } });
  return body.questions.map(({ weight }) => weight);
};

describe('a scale that counts', () => {
  it('multiplies the points by the weight of the attempt, and leaves questions without one out', async () => {
    const exam = await aCountedExam(db);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'AB' });
    const before = await stored(id);
    expect(before).toMatchObject({ total: 0, itemsQtd: 2 });
    await change(exam.questionIds[0], { weight: 0, regrade: true });
    const annulled = {
      total: -1,
      areas: [{ score: -1, correctQtd: 0, wrongQtd: 1, itemsQtd: 1, annulledQtd: 1 }],
    };
    expect(await scoresOf(id)).toMatchObject(annulled);
    expect(await stored(id)).toEqual({ total: -1, itemsQtd: 1, version: before.version + 1 });
    await change(exam.questionIds[0], { weight: 2.5, regrade: false });
    expect(await stored(id)).toMatchObject({ total: -1, itemsQtd: 1 });
    await change(exam.questionIds[0], { weight: 2, regrade: false });
    await change(exam.questionIds[0], { weight: 2.5, regrade: true });
    expect(await stored(id)).toEqual({ total: 1.5, itemsQtd: 2, version: before.version + 2 });
    expect((await scoresOf(id)).areas).toMatchObject([
      { annulledQtd: 0, hasQuestionWeights: true, questions: [{ weight: 2.5 }, { weight: 1 }] },
    ]);
  });

  it('has other scores by a change of the weight only', async () => {
    const exam = await aCountedExam(db);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'AB' });
    const before = await stored(id);
    await change(exam.questionIds[0], { name: 'Outro nome' });
    await change(exam.questionIds[0], { weight: 1 });
    expect(await stored(id)).toEqual(before);
  });
});

describe('a scale of item response', () => {
  const mathematics = { year: 2022, booklet: 1076 };

  it('leaves an annulled question out, as an abandoned item', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
    const areaOf = async () => assertDefined((await scoresOf(id)).areas[0]);
    const before = await areaOf();
    const right = before.questions.find(({ isRight, effect }) => isRight && effect);
    await change(right?.questionId, { weight: 0, regrade: true });
    const after = await areaOf();
    expect(after).toMatchObject({
      itemsQtd: before.itemsQtd - 1,
      correctQtd: assertDefined(before.correctQtd) - 1,
      annulledQtd: 1,
      hasQuestionWeights: false,
    });
    expect(after.questions.filter(({ weight }) => weight === 0)).toMatchObject([
      { questionId: right?.questionId, effect: null },
    ]);
    expect(after.score).toBeLessThan(assertDefined(before.score));
    expect((await stored(id)).itemsQtd).toBe(after.itemsQtd);
    const weights = await weightsOfNewAttempt(exam);
    expect(weights.filter((weight) => weight === 0)).toHaveLength(1);
  });

  it('knows no other weights, also in the share of right answers', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const id = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
    const before = await scoresOf(id);
    await change(exam.questionIds[0], { weight: 3, regrade: true });
    expect(await scoresOf(id)).toEqual(before);
    expect(new Set(await weightsOfNewAttempt(exam))).toEqual(new Set([undefined]));
  });

  it('has no annulled question in a training', async () => {
    const exam = await aBookletExam(db, [mathematics]);
    const asked = assertDefined(exam.questionIds[7]);
    for (const questionId of exam.questionIds) {
      if (questionId !== asked) await change(questionId, { weight: 0 });
    }
    const { body } = await call(learner, trainings.startTraining, {
      body: { id: crypto.randomUUID(), practiceExamId: exam.id },
    });
    expect(body.question?.id).toBe(asked);
  });
});
