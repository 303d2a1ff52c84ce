import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as contract from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anOpenText } from '../attempts/corrections.factory.ts';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCountedExam } from './exam-scores.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const parts = ['Um', 'Dois', 'Tres', 'Quatro'].map((text) => ({
  id: text,
  text: `<p>${text}</p>`,
}));

const certoOuErrado: QuestionGiven = {
  kind: 'TRUE_FALSE',
  statement: '<p>Julgue os itens.</p>',
  alternatives: [],
  task: { kind: 'TRUE_FALSE', items: parts, scoring: 'PER_ITEM' },
  answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['Um', 'Dois'] },
};

const severalRight: QuestionGiven = {
  kind: 'MULTIPLE_CHOICE',
  statement: '<p>Marque as certas.</p>',
  alternatives: [],
  task: { kind: 'MULTIPLE_CHOICE', options: parts, scoring: 'RIGHT_MINUS_WRONG' },
  answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['Um', 'Dois'] },
};

type Task = Parameters<typeof idOf>[0];
const idOf = (
  task: { items?: { id: string; text: string }[]; options?: { id: string; text: string }[] },
  text: string,
) =>
  assertDefined(
    [...(task.items ?? []), ...(task.options ?? [])].find((part) => part.text.includes(text)),
  ).id;

/** A submitted attempt of the learner: each response is made from the task of its question; null is blank. */
async function submitted(examId: string, given: ((task: Task) => QuestionResponse | null)[]) {
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: examId },
    body: {},
  });
  const answers = attempt.questions.flatMap(({ id, task }, at) => {
    const response = given[at]?.((task ?? {}) as Task) ?? null;
    return response ? [{ questionId: id, alternativeId: null, response }] : [];
  });
  const { status } = await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers },
  });
  expect(status).toBe(200);
  return attempt.id;
}

const scoresOf = async (id: string) =>
  (await call(learner, contract.readAttemptScores, { params: { id } })).body;

it('counts items of certo ou errado one by one, a share of a partly right answer, and a correction', async () => {
  const exam = await aCountedExam(db, [certoOuErrado, severalRight, anOpenText]);
  const id = await submitted(exam.id, [
    // Two right, one wrong, one blank.
    (task) => ({
      kind: 'TRUE_FALSE',
      items: ['Um', 'Dois', 'Tres'].map((text) => ({ id: idOf(task, text), isTrue: true })),
    }),
    (task) => ({ kind: 'MULTIPLE_CHOICE', optionIds: [idOf(task, 'Um')] }),
    () => ({ kind: 'OPEN_TEXT', text: 'Porque o ar espalha a luz.' }),
  ]);
  const before = await scoresOf(id);
  expect(before).toMatchObject({
    total: 1.5,
    areas: [{ score: 1.5, correctQtd: 2, wrongQtd: 1, blankQtd: 1, itemsQtd: 6 }],
  });
  const correct = async (credit: number) => {
    const params = { attemptId: id, questionId: assertDefined(exam.questionIds[2]) };
    const { status } = await call(admin, corrections.correctAnswer, {
      params,
      body: { credit, comment: null },
    });
    expect(status).toBe(200);
    return (await scoresOf(id)).total;
  };
  expect([await correct(0.25), await correct(1), await correct(0)]).toEqual([1.75, 2.5, 0.5]);
});

it('counts a set of certo ou errado once where its scoring is another', async () => {
  const { task } = certoOuErrado;
  const whole = { ...certoOuErrado, task: { ...task, scoring: 'ALL_OR_NOTHING' } } as QuestionGiven;
  const exam = await aCountedExam(db, [whole]);
  const id = await submitted(exam.id, [
    (seen) => ({
      kind: 'TRUE_FALSE',
      items: ['Um', 'Dois', 'Tres'].map((text) => ({ id: idOf(seen, text), isTrue: true })),
    }),
  ]);
  expect(await scoresOf(id)).toMatchObject({ total: -1, areas: [{ wrongQtd: 1, itemsQtd: 1 }] });
  // The teacher changes the scoring, and the attempt follows.
  const [questionId = ''] = exam.questionIds;
  const { body: page } = await call(admin, questions.listPracticeExamQuestions, {
    params: { id: exam.id },
    query: { limit: 50 },
  });
  const { task: seen, answerKey } = assertDefined(page.items[0]);
  const { status } = await call(admin, questions.changeQuestion, {
    params: { id: questionId },
    body: { task: { ...seen, scoring: 'PER_ITEM' }, answerKey, regrade: true } as never,
  });
  expect(status).toBe(200);
  expect(await scoresOf(id)).toMatchObject({
    total: 1,
    areas: [{ correctQtd: 2, wrongQtd: 1, blankQtd: 1, itemsQtd: 4 }],
  });
});
