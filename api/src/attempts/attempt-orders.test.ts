import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as previews from '@sabia/domain/attempts/attempt-previews.contract.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as scoring from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { listExamScales } from '../item-response/exam-scales.queries.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call, time } = await createTestApp();
const [author, learner] = [await anAdmin(db), await aUser(db)];

const letters = Array.from('ABCDEFGH');
const aQuestion = (last = 'H'): QuestionGiven => ({
  alternatives: [...letters.slice(0, 7), last].map((letter, at) => ({
    text: `<p>Opção de nome ${letter}</p>`,
    isCorrect: at === 0,
  })),
});
const configure = async (id: string, body: object) => {
  const changed = await call(author, practiceExams.configurePracticeExam, { params: { id }, body });
  expect(changed.status).toBe(200);
  return changed.body;
};
const start = async (id: string) => {
  const { body } = await call(learner, contract.startPracticeAttempt, { params: { id } });
  return body;
};
const submit = async (attempt: Attempt, choices: number[] = []) => {
  const body = { answers: someAnswers(attempt, choices) };
  const params = { id: attempt.id };
  return (await call(learner, contract.submitPracticeAttempt, { params, body })).body;
};
const idsOf = ({ questions }: Pick<Attempt, 'questions'>) => questions.map(({ id }) => id);
const choicesOf = ({ questions }: Pick<Attempt, 'questions'>) =>
  questions.map(({ alternatives }) => alternatives.map(({ id }) => id));
const shown = ({ questions }: Attempt, at = 0) =>
  questions[at]?.alternatives.map(({ text, order }) => [text, order]);

it('each attempt at a practice exam can have its questions in another order, which it keeps', async () => {
  const { id, questionIds } = await aPracticeExam(db, { questions: 12 });
  const first = await start(id);
  expect(idsOf(first)).toEqual(questionIds);
  await submit(first);
  await configure(id, { questionsOrder: 'SHUFFLED' });
  const second = await start(id);
  expect(idsOf(second)).not.toEqual(questionIds);
  expect(idsOf(second).toSorted()).toEqual(questionIds.toSorted());
  await configure(id, { questionsOrder: 'AUTHOR' });
  expect(idsOf(await start(id))).toEqual(idsOf(second));
  expect(idsOf(await submit(second))).toEqual(idsOf(second));
});

it('the questions of a practice exam can be shuffled within its areas', async () => {
  const { id, questionIds } = await aPracticeExam(db, { questions: 14 });
  const [maths, mechanics] = [questionIds.slice(6, 12), questionIds.slice(0, 6)];
  const [scale] = await listExamScales(db);
  const areas = {
    scaleId: assertDefined(scale).id,
    areas: [maths, mechanics].map((ids, at) => ({
      title: `Área ${at}`,
      area: null,
      weight: 1,
      cut: null,
      questions: ids.map((question) => ({ id: question, language: null })),
    })),
  };
  await call(author, scoring.setExamScoring, { params: { id }, body: areas });
  await configure(id, { questionsOrder: 'SHUFFLED_IN_AREAS' });
  const asked = idsOf(await start(id));
  const parts = [asked.slice(0, 6), asked.slice(6, 12), asked.slice(12)];
  expect(parts.map((part) => part.toSorted())).toEqual([
    maths.toSorted(),
    mechanics.toSorted(),
    questionIds.slice(12).toSorted(),
  ]);
  expect(asked.slice(0, 12)).not.toEqual([...maths, ...mechanics]);
});

it('an exam of a course can keep the order of the author and shuffle the alternatives', async () => {
  const course = await aCourse(db, {
    paymentType: 'FREE',
    sections: [
      {
        contents: [
          {
            contentType: 'EXAM',
            title: 'Prova',
            questionsOrder: 'AUTHOR',
            alternativesOrder: 'SHUFFLED',
          },
        ],
      },
    ],
  });
  const contentId = assertDefined(course.contentIds[0]);
  const questionIds = await someQuestions(
    db,
    { contentId },
    Array.from({ length: 8 }, () => aQuestion()),
  );
  const { body } = await call(learner, contract.startContentAttempt, { params: { contentId } });
  expect(idsOf(body)).toEqual(questionIds);
  expect(new Set(body.questions.map((_, at) => JSON.stringify(shown(body, at)))).size).toBe(8);
  const content = await call(author, courses.readContent, {
    params: { id: course.id, contentId },
  });
  expect(content.body).toMatchObject({ questionsOrder: 'AUTHOR', alternativesOrder: 'SHUFFLED' });
});

it('an attempt keeps an order of alternatives of its own, through answers, result and another setting', async () => {
  const exam = await aPracticeExam(db, { alternativesOrder: 'SHUFFLED', questions: [aQuestion()] });
  const first = await start(exam.id);
  expect(shown(first)?.map(([, order]) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(shown(first)?.map(([text]) => text)).not.toEqual(
    letters.map((letter) => `<p>Opção de nome ${letter}</p>`),
  );
  await configure(exam.id, { alternativesOrder: 'AUTHOR' });
  expect(choicesOf(await start(exam.id))).toEqual(choicesOf(first));
  const isRight = (text: string) => text.includes('nome A');
  const right = assertDefined(first.questions[0]).alternatives.findIndex(({ text }) =>
    isRight(text),
  );
  time.now = new Date(time.now.getTime() + 60_000);
  const result = await submit(first, [right]);
  expect(result.result).toMatchObject({ correctAverage: 100, isApproved: true });
  expect(choicesOf(result)).toEqual(choicesOf(first));
  expect(result.questions[0]?.alternatives.map(({ isCorrect }) => isCorrect)).toEqual(
    letters.map((_, at) => at === right),
  );
  const second = await start(exam.id);
  expect(shown(second)?.map(([text]) => text)).toEqual(
    letters.map((letter) => `<p>Opção de nome ${letter}</p>`),
  );
});

it('alternatives that refer to each other keep the order of the author', async () => {
  const exam = await aPracticeExam(db, {
    alternativesOrder: 'SHUFFLED',
    questions: [
      aQuestion('Nenhuma das anteriores'),
      { kind: 'MULTIPLE_CHOICE', alternatives: [], ...options },
    ],
  });
  const attempt = await start(exam.id);
  expect(shown(attempt)?.map(([text]) => text)[0]).toBe('<p>Opção de nome A</p>');
  const task = assertDefined(attempt.questions[1]?.task);
  const { body } = await call(author, practiceExams.readPracticeExam, { params: { id: exam.id } });
  const stored = assertDefined(body.questions[1]?.task);
  if (task.kind !== 'MULTIPLE_CHOICE' || stored.kind !== 'MULTIPLE_CHOICE')
    throw new Error(task.kind);
  expect(task.options).not.toEqual(stored.options);
  expect(task.options.map(({ id }) => id).toSorted()).toEqual(
    stored.options.map(({ id }) => id).toSorted(),
  );
});

const options = {
  task: {
    kind: 'MULTIPLE_CHOICE' as const,
    options: letters.map((letter) => ({ id: letter, text: `<p>Opção de nome ${letter}</p>` })),
  },
  answerKey: { kind: 'MULTIPLE_CHOICE' as const, rightOptionIds: ['A', 'B'] },
};

it('a preview shuffles as an attempt does, and is graded in the same order', async () => {
  const exam = await aPracticeExam(db, {
    alternativesOrder: 'SHUFFLED',
    questionsOrder: 'SHUFFLED',
    questions: Array.from({ length: 6 }, () => aQuestion()),
  });
  const params = { id: exam.id };
  const { body } = await call(author, previews.startPracticePreview, { params });
  const { id, startedAt, versionIds } = body;
  const graded = await call(author, previews.gradePracticePreview, {
    params,
    body: { id, startedAt, versionIds, answers: someAnswers(body) },
  });
  expect(idsOf(body)).not.toEqual(exam.questionIds);
  expect(idsOf(graded.body)).toEqual(idsOf(body));
  expect(choicesOf(graded.body)).toEqual(choicesOf(body));
});

it('the orders are copied, recorded in the history and restored', async () => {
  const { id } = await aPracticeExam(db);
  const orders = { questionsOrder: 'SHUFFLED', alternativesOrder: 'SHUFFLED' } as const;
  const { revision } = await configure(id, orders);
  const copy = await call(author, practiceExams.duplicatePracticeExam, { params: { id } });
  expect(copy.body).toMatchObject(orders);
  await configure(id, { questionsOrder: 'AUTHOR', alternativesOrder: 'AUTHOR' });
  const restored = await call(author, history.restoreRevision, {
    params: { kind: 'PRACTICE_EXAM', id },
    body: { number: assertDefined(revision) },
  });
  expect(restored.status).toBe(200);
  const { body } = await call(author, practiceExams.readPracticeExam, { params: { id } });
  expect(body).toMatchObject(orders);
});
