import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';

const { db, call, time } = await createTestApp();
// Noon in São Paulo, far from the change of the day.
time.now = new Date('2026-11-21T15:00:00.000Z');
const admin = await anAdmin(db);

type User = Awaited<ReturnType<typeof aUser>>;

const days = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 86_400_000);
};

/** The cards of a learner, by their question. */
async function cardsOf(learner: User) {
  const { body } = await call(learner, contract.pageNotebook);
  return Object.fromEntries(
    body.items.map(({ question, lapses, dueDay, missedAt }) => [
      question.id,
      { lapses, dueDay, missedAt },
    ]),
  );
}

/** An exam, and a function that answers its questions by the index of the alternatives; 0 is right. */
async function anExam(questionsQtd: number) {
  const exam = await aPracticeExam(db, {
    questions: Array.from({ length: questionsQtd }, () => ({
      statement: `<p>${randomUUID()}</p>`,
      alternatives: ['Certa', 'Errada', 'Outra errada'].map((text, at) => ({
        text,
        isCorrect: at === 0,
      })),
    })),
  });
  const take = async (learner: User, choices: number[]) => {
    const { body } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    await call(learner, attempts.submitPracticeAttempt, {
      params: { id: body.id },
      body: { answers: someAnswers(body, choices) },
    });
    return body.questions;
  };
  /** Makes another alternative right, and regrades. */
  const rekey = async (question: { id: string; alternatives: { text: string }[] }, right: number) =>
    expect(
      await call(admin, questions.changeQuestion, {
        params: { id: question.id },
        body: {
          alternatives: question.alternatives.map((alternative, at) => ({
            ...alternative,
            isCorrect: at === right,
          })),
          regrade: true,
        },
      }),
    ).toMatchObject({ status: 200 });
  return { take, rekey };
}

it('an answer that a regrade makes right is no error any more, and one that it makes wrong is', async () => {
  const { take, rekey } = await anExam(2);
  const [wrong, right] = [await aUser(db), await aUser(db)];
  const [asked] = await take(wrong, [1, 0]);
  await take(right, [0, 0]);
  if (!asked) throw new Error('the exam has a question');
  expect([await cardsOf(wrong), await cardsOf(right)]).toEqual([
    { [asked.id]: { lapses: 1, dueDay: '2026-11-22', missedAt: time.now.toISOString() } },
    {},
  ]);
  const missedAt = time.now.toISOString();
  days(3);
  await rekey(asked, 1);
  const missed = { [asked.id]: { lapses: 1, dueDay: '2026-11-22', missedAt } };
  expect([await cardsOf(wrong), await cardsOf(right)]).toEqual([{}, missed]);
  expect((await call(wrong, contract.readNotebook)).body).toMatchObject({ dueQtd: 0, totalQtd: 0 });
  // With the former key both are as before.
  await rekey(asked, 0);
  expect([await cardsOf(wrong), await cardsOf(right)]).toEqual([missed, {}]);
  days(-3);
});

it('a regrade takes one of several errors back, and leaves other questions as they are', async () => {
  const { take, rekey } = await anExam(2);
  const learner = await aUser(db);
  const [asked, other] = await take(learner, [1, 1]);
  if (!asked || !other) throw new Error('the exam has two questions');
  const before = await cardsOf(learner);
  days(1);
  // A review with the same answer, and an attempt with another wrong one.
  await call(learner, contract.reviewQuestion, {
    body: {
      id: randomUUID(),
      questionId: asked.id,
      alternativeId: asked.alternatives[1]?.id ?? null,
    },
  });
  days(1);
  await take(learner, [2, 0]);
  expect((await cardsOf(learner))[asked.id]).toMatchObject({ lapses: 3 });
  const unchanged = (await cardsOf(learner))[other.id];
  expect(unchanged).not.toEqual(before[other.id]);
  await rekey(asked, 1);
  const after = await cardsOf(learner);
  expect(after).toEqual({
    [asked.id]: { lapses: 1, dueDay: '2026-11-24', missedAt: time.now.toISOString() },
    [other.id]: unchanged,
  });
  expect(await cardsOf(learner)).toEqual(after);
  days(-2);
});

it('a regrade leaves a dismissed question dismissed', async () => {
  const { take, rekey } = await anExam(1);
  const learner = await aUser(db);
  const [asked] = await take(learner, [1]);
  if (!asked) throw new Error('the exam has a question');
  await call(learner, contract.readNotebook);
  days(1);
  await take(learner, [2]);
  await call(learner, contract.readNotebook);
  days(1);
  await call(learner, contract.dismissQuestion, { params: { id: asked.id } });
  await rekey(asked, 1);
  expect(await cardsOf(learner)).toEqual({});
  await call(learner, contract.recallQuestion, { params: { id: asked.id } });
  expect((await cardsOf(learner))[asked.id]).toMatchObject({ lapses: 1 });
  days(-2);
});

it('a dismissed question stays dismissed when a regrade is undone', async () => {
  const { take, rekey } = await anExam(1);
  const learner = await aUser(db);
  const [asked] = await take(learner, [1]);
  if (!asked) throw new Error('the exam has a question');
  expect(await cardsOf(learner)).toHaveProperty(asked.id);
  days(1);
  await call(learner, contract.dismissQuestion, { params: { id: asked.id } });
  await rekey(asked, 1);
  expect(await cardsOf(learner)).toEqual({});
  await rekey(asked, 0);
  expect(await cardsOf(learner)).toEqual({});
  days(-1);
});
