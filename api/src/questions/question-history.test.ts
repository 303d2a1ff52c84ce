import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const ana = await anAdmin(db, { name: 'Ana' });
const bia = await anAdmin(db, { name: 'Bia' });

const draft = {
  statement: '<p>A capital de Pernambuco?</p>',
  alternatives: [
    { text: '<p>Recife</p>', isCorrect: true },
    { text: '<p>Olinda</p>', isCorrect: false },
  ],
};

async function aQuestion() {
  const exam = await aPracticeExam(db, { questions: 0 });
  const { body } = await call(ana, contract.createPracticeExamQuestion, {
    params: { id: exam.id },
    body: draft,
  });
  return { exam, question: body, key: { params: { id: body.id } } };
}

const read = async (kind: 'COURSE' | 'PRACTICE_EXAM' | 'QUESTION', id: string) =>
  (await call(ana, history.readHistory, { params: { kind, id }, query: {} })).body.items;

const told = async (examId: string) =>
  (await read('PRACTICE_EXAM', examId)).map(
    ({ changedBy, what, kind, title }) => `${changedBy?.name} ${what} ${kind} ${title}`,
  );

const restore = (id: string, number: number) =>
  call(bia, history.restoreRevision, { params: { kind: 'QUESTION', id }, body: { number } });

it('the history of an exam has the creations, changes, deletions and restorations of its questions', async () => {
  const { exam, key } = await aQuestion();
  await call(bia, contract.changeQuestion, {
    ...key,
    body: { statement: '<p>E a de Alagoas?</p>' },
  });
  await call(ana, contract.undoQuestionChange, key);
  await call(bia, contract.deleteQuestion, key);
  await call(ana, contract.restoreQuestion, key);
  expect(await told(exam.id)).toEqual([
    'Ana RESTORED QUESTION A capital de Pernambuco?',
    'Bia DELETED QUESTION A capital de Pernambuco?',
    'Ana RESTORED QUESTION A capital de Pernambuco?',
    'Bia CHANGED QUESTION E a de Alagoas?',
    'Ana CREATED QUESTION A capital de Pernambuco?',
  ]);
});

it('the history of a course has the changes of its questions, in words', async () => {
  const course = await aCourse(db, {
    sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
  });
  const { body } = await call(ana, contract.createContentQuestion, {
    params: { id: assertDefined(course.contentIds[0]) },
    body: draft,
  });
  const [right, wrong] = body.alternatives;
  await call(bia, contract.changeQuestion, {
    params: { id: body.id },
    body: {
      alternatives: [
        { id: assertDefined(right).id, text: assertDefined(right).text, isCorrect: false },
        { id: assertDefined(wrong).id, text: assertDefined(wrong).text, isCorrect: true },
      ],
    },
  });
  const [change] = await read('COURSE', course.id);
  expect(change).toMatchObject({ kind: 'QUESTION', what: 'CHANGED', changedBy: { name: 'Bia' } });
  expect(assertDefined(change).differences).toEqual([
    expect.objectContaining({
      label: 'Alternativas',
      before: 'a) Recife (certa)\nb) Olinda',
      after: 'a) Recife\nb) Olinda (certa)',
    }),
  ]);
});

it('the history of a copy begins with its creation', async () => {
  const { exam, key } = await aQuestion();
  await call(bia, contract.duplicateQuestion, key);
  expect((await told(exam.id))[0]).toBe('Bia CREATED QUESTION A capital de Pernambuco?');
});

it('restoring a revision brings back the fields and the alternatives removed since', async () => {
  const { question, key } = await aQuestion();
  const [right] = question.alternatives;
  const others = ['<p>Natal</p>', '<p>Maceió</p>'].map((text) => ({ text }));
  await call(ana, contract.changeQuestion, {
    ...key,
    body: {
      alternatives: [{ id: assertDefined(right).id, text: 'Recife', isCorrect: true }, ...others],
    },
  });
  expect((await restore(question.id, 1)).body).toEqual({ number: 3 });
  const [, first] = await read('QUESTION', question.id);
  expect(assertDefined(first).canBeRestored).toBe(true);
  const [latest] = await read('QUESTION', question.id);
  expect(assertDefined(latest).differences.map(({ after }) => after)).toEqual([
    'a) Recife (certa)\nb) Olinda',
  ]);
});

it('restoring is refused if learners answered and another alternative would become correct', async () => {
  const { exam, question, key } = await aQuestion();
  const [right, wrong] = question.alternatives;
  await call(ana, contract.changeQuestion, {
    ...key,
    body: {
      alternatives: [
        { id: assertDefined(right).id, text: '<p>Recife</p>', isCorrect: false },
        { id: assertDefined(wrong).id, text: '<p>Olinda</p>', isCorrect: true },
      ],
    },
  });
  const learner = await aUser(db);
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: exam.id },
  });
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers: someAnswers(attempt, [1]) },
  });
  const { status, body } = await restore(question.id, 1);
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ detail: expect.stringContaining('já há respostas') }),
  ]);
});
