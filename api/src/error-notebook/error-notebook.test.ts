import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';

const { db, call, time } = await createTestApp();
// Noon in São Paulo, far from the change of the day.
time.now = new Date('2026-11-21T15:00:00.000Z');

const days = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 86_400_000);
};

type User = Awaited<ReturnType<typeof aUser>>;

/** An attempt by the index of the chosen alternative of each question; 0 is right. */
async function takeExam(learner: User, id: string, choices: number[]) {
  const { body } = await call(learner, attempts.startPracticeAttempt, { params: { id } });
  return submitted(learner, body, choices);
}

async function submitted(
  learner: User,
  attempt: Parameters<typeof someAnswers>[0] & { id: string },
  choices: number[],
) {
  const answers = someAnswers(attempt, choices).map((line) => ({
    ...line,
    answeredAt: time.now.toISOString(),
  }));
  const { body } = await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers },
  });
  return body;
}

const overview = async (user: User) => (await call(user, contract.readNotebook)).body;
const queue = async (user: User) =>
  (await call(user, contract.readNotebookQueue)).body.flatMap((card) =>
    'question' in card ? [card] : [],
  );
const review = (user: User, questionId: string, alternativeId: string, id: string = randomUUID()) =>
  call(user, contract.reviewQuestion, { body: { id, questionId, alternativeId } });

async function withMisses(choices: number[]) {
  const learner = await aUser(db);
  const exam = await aPracticeExam(db, { questions: choices.length });
  await takeExam(learner, exam.id, choices);
  return { learner, exam };
}

describe('the error notebook', () => {
  it('is empty without missed questions', async () => {
    const { learner } = await withMisses([0, 0]);
    expect(await overview(learner)).toEqual({
      dueQtd: 0,
      reviewedTodayQtd: 0,
      dailyCap: 20,
      totalQtd: 0,
      essayCardsQtd: 0,
      nextDueDay: null,
    });
  });

  it('has missed questions due the next day, without the answer key', async () => {
    const { learner, exam } = await withMisses([0, 1, 1]);
    expect(await overview(learner)).toMatchObject({
      dueQtd: 0,
      totalQtd: 2,
      nextDueDay: '2026-11-22',
    });
    days(1);
    const due = await queue(learner);
    expect(due.map(({ question }) => question.id).toSorted()).toEqual(
      exam.questionIds.slice(1).toSorted(),
    );
    expect(due[0]?.origin).toMatchObject({ kind: 'practice-exam', id: exam.id });
    expect(JSON.stringify(due)).not.toMatch(/isCorrect|explanation/);
    days(-1);
  });

  it('has blank questions only if the learner includes those of their attempt', async () => {
    const { learner } = await withMisses([1]);
    const exam = await aPracticeExam(db, { questions: 3, passingScore: 0 });
    const { id } = await takeExam(learner, exam.id, [1]);
    const states = async () => [
      (await overview(learner)).totalQtd,
      (await call(learner, contract.readBlanks, { params: { id } })).body,
    ];
    const body = { attemptId: id };
    expect(await states()).toEqual([2, { isIncluded: false, blankQtd: 2 }]);
    const both = [1, 2].map(() => call(learner, contract.includeBlanks, { body }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 204]);
    expect(await states()).toEqual([4, { isIncluded: true, blankQtd: 2 }]);
    expect(await call(learner, contract.excludeBlanks, { params: { id } })).toMatchObject({
      status: 204,
    });
    expect(await states()).toEqual([2, { isIncluded: false, blankQtd: 2 }]);
    expect(await call(await aUser(db), contract.includeBlanks, { body })).toMatchObject({
      status: 404,
    });
  });

  // Without a passing score every score passes, and the limit alone withholds the key.
  it.each([70, 0])('has a blank question once a result tells its key: %d', async (passingScore) => {
    const learner = await aUser(db);
    const exam = await aPracticeExam(db, { questions: 4, passingScore, attemptsLimit: 3 });
    const { id, graded } = await takeExam(learner, exam.id, [0, 1]);
    const questionId = assertDefined(exam.questionIds[2]);
    const offered = async () =>
      (await call(learner, contract.readBlanks, { params: { id } })).body.blankQtd;
    const { body: next } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    const blank = assertDefined(next.questions.find((question) => question.id === questionId));
    const alternativeId = assertDefined(blank.alternatives[1]).id;
    await call(learner, contract.includeBlanks, { body: { attemptId: id } });

    expect(graded.map(({ correctAlternativeId }) => correctAlternativeId !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await offered()).toBe(0);
    expect(await overview(learner)).toMatchObject({ totalQtd: 1 });
    expect((await review(learner, questionId, alternativeId)).status).toBe(422);
    const { body: exercise } = await call(learner, contract.startNotebookAttempt);
    expect(exercise.questions.map((question) => question.id)).toEqual([exam.questionIds[1]]);

    // The second attempt answers one of the two, so that its result tells the key.
    await submitted(learner, next, [0, 1, 1]);
    expect(await offered()).toBe(1);
    expect(await overview(learner)).toMatchObject({ totalQtd: 2 });
    expect((await review(learner, questionId, alternativeId)).status).toBe(200);

    await takeExam(learner, exam.id, [0, 1]);
    expect(await offered()).toBe(2);
    expect(await overview(learner)).toMatchObject({ totalQtd: 3 });
  });

  it('has at most the daily cap due on one day', async () => {
    const { learner } = await withMisses(Array.from({ length: 25 }, () => 1));
    days(1);
    expect(await overview(learner)).toMatchObject({ dueQtd: 20, totalQtd: 25 });
    const [first] = await queue(learner);
    await review(
      learner,
      assertDefined(first).question.id,
      assertDefined(assertDefined(first).question.alternatives[0]).id,
    );
    expect(await overview(learner)).toMatchObject({ dueQtd: 19, reviewedTodayQtd: 1 });
    expect(await queue(learner)).toHaveLength(19);
    days(1);
    expect(await overview(learner)).toMatchObject({ dueQtd: 20 });
    days(-2);
  });

  it('is not shown to another user', async () => {
    const { learner } = await withMisses([1]);
    const { body } = await call(learner, contract.pageNotebook);
    const card = assertDefined(body.items[0]);
    const other = await aUser(db);
    const alternativeId = assertDefined(card.question.alternatives[0]).id;
    expect((await review(other, card.question.id, alternativeId)).status).toBe(422);
    const params = { id: card.question.id };
    expect((await call(other, contract.dismissQuestion, { params })).status).toBe(404);
  });
});

describe('a review', () => {
  it('is graded at once, and schedules a remembered question later than a missed one', async () => {
    const { learner } = await withMisses([1, 1]);
    days(1);
    const [one, two] = await queue(learner);
    const right = await review(
      learner,
      assertDefined(one).question.id,
      assertDefined(assertDefined(one).question.alternatives[0]).id,
    );
    const wrong = await review(
      learner,
      assertDefined(two).question.id,
      assertDefined(assertDefined(two).question.alternatives[1]).id,
    );
    expect(right.body.answer).toMatchObject({
      isCorrect: true,
      explanation: '<p>Conte nos dedos.</p>',
    });
    expect(wrong.body.answer).toMatchObject({
      isCorrect: false,
      correctAlternativeId: assertDefined(assertDefined(two).question.alternatives[0]).id,
    });
    expect(right.body.dueDay > wrong.body.dueDay).toBe(true);
    expect(wrong.body.dueQtd).toBe(0);
    days(-1);
  });

  it('with a wrong answer counts as one more miss', async () => {
    const { learner } = await withMisses([1]);
    days(1);
    const [card] = await queue(learner);
    await review(
      learner,
      assertDefined(card).question.id,
      assertDefined(assertDefined(card).question.alternatives[1]).id,
    );
    const { body } = await call(learner, contract.pageNotebook);
    expect(body.items).toMatchObject([{ lapses: 2, missedAt: time.now.toISOString() }]);
    days(-1);
  });

  it('has one effect when it is repeated', async () => {
    const { learner } = await withMisses([1]);
    days(1);
    const [card] = await queue(learner);
    const id = randomUUID();
    const send = () =>
      review(
        learner,
        assertDefined(card).question.id,
        assertDefined(assertDefined(card).question.alternatives[0]).id,
        id,
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    expect((await send()).body).toEqual(first.body);
    expect(await overview(learner)).toMatchObject({ reviewedTodayQtd: 1 });
    days(-1);
  });

  it('refuses an alternative of another question', async () => {
    const { learner } = await withMisses([1, 1]);
    days(1);
    const [one, two] = await queue(learner);
    const { status, body } = await review(
      learner,
      assertDefined(one).question.id,
      assertDefined(assertDefined(two).question.alternatives[0]).id,
    );
    expect({ status, path: body.errors[0]?.path }).toEqual({ status: 422, path: 'alternativeId' });
    days(-1);
  });
});

describe('a dismissed question', () => {
  it('is not due until it is recalled or missed again', async () => {
    const { learner, exam } = await withMisses([1]);
    const params = { id: exam.questionIds[0] ?? '' };
    await overview(learner);
    expect((await call(learner, contract.dismissQuestion, { params })).status).toBe(204);
    expect(await overview(learner)).toMatchObject({ totalQtd: 0 });
    expect((await call(learner, contract.recallQuestion, { params })).status).toBe(204);
    expect(await overview(learner)).toMatchObject({ totalQtd: 1 });
    await call(learner, contract.dismissQuestion, { params });
    await takeExam(learner, exam.id, [1]);
    expect(await overview(learner)).toMatchObject({ totalQtd: 1 });
  });

  it('is not due when it was deleted', async () => {
    const { learner, exam } = await withMisses([1]);
    await call(await anAdmin(db), questions.deleteQuestion, {
      params: { id: exam.questionIds[0] ?? '' },
    });
    expect(await overview(learner)).toMatchObject({ totalQtd: 0 });
  });
});

describe('a practice exam of errors', () => {
  it('is made of the missed questions, and its answers count as reviews', async () => {
    const { learner, exam } = await withMisses([1, 0, 1]);
    const { status, body } = await call(learner, contract.startNotebookAttempt);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Caderno de erros',
      contentId: null,
      practiceExamId: null,
    });
    expect(body.questions.map(({ id }) => id).toSorted()).toEqual(
      [exam.questionIds[0] ?? '', exam.questionIds[2] ?? ''].toSorted(),
    );
    const before = await overview(learner);
    days(2);
    const graded = await submitted(learner, body, [0, 0]);
    expect(graded.result).toMatchObject({ correctAverage: 100 });
    const after = await overview(learner);
    expect(assertDefined(after.nextDueDay) > assertDefined(before.nextDueDay)).toBe(true);
    const { body: listed } = await call(learner, contract.listNotebookAttempts);
    expect(listed).toMatchObject({ total: 1, items: [{ number: 1 }] });
    days(-2);
  });

  it('is refused with an empty notebook', async () => {
    expect(await call(await aUser(db), contract.startNotebookAttempt)).toMatchObject({
      status: 409,
      body: { code: 'exam_empty' },
    });
  });
});
