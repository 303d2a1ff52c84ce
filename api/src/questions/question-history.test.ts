import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
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
  expect((await restore(question.id, 1)).body).toEqual({ revision: 3 });
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

describe('the order of questions', () => {
  const statements = ['A', 'B', 'C'];
  const write = (id: string, statement: string) =>
    call(ana, contract.createPracticeExamQuestion, {
      params: { id },
      body: { ...draft, statement: `<p>${statement}</p>` },
    });

  async function anOrderedExam() {
    const exam = await aPracticeExam(db, { questions: 0 });
    const ids: string[] = [];
    for (const statement of statements) ids.push((await write(exam.id, statement)).body.id);
    const { status } = await call(bia, contract.orderPracticeExamQuestions, {
      params: { id: exam.id },
      body: { questionIds: ids.toReversed() },
    });
    expect(status).toBe(200);
    const current = async () =>
      (
        await call(ana, contract.listPracticeExamQuestions, { params: { id: exam.id } })
      ).body.items.map(({ id }) => id);
    return { exam, ids, current };
  }

  it('of a practice exam is told in its history', async () => {
    const { exam } = await anOrderedExam();
    const [ordered, before] = await read('PRACTICE_EXAM', exam.id);
    expect(ordered).toMatchObject({
      kind: 'QUESTIONS',
      entityId: exam.id,
      what: 'ORDERED',
      title: null,
      changedBy: { name: 'Bia' },
      differences: [{ label: 'Ordem', before: '1) A\n2) B\n3) C', after: '1) C\n2) B\n3) A' }],
    });
    expect(before).toMatchObject({ kind: 'QUESTIONS', number: 1, changedBy: null });
  });

  it('of a content is told in the history of its course, with the title of the content', async () => {
    const course = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova final' }] }],
    });
    const id = course.contentIds[0] ?? '';
    const ids: string[] = [];
    for (const statement of ['<p>Um</p>', '<p><img src="/files/a.webp" alt="Dois"></p>']) {
      const body = { ...draft, statement };
      ids.push((await call(ana, contract.createContentQuestion, { params: { id }, body })).body.id);
    }
    await call(bia, contract.orderContentQuestions, {
      params: { id },
      body: { questionIds: ids.toReversed() },
    });
    expect((await read('COURSE', course.id))[0]).toMatchObject({
      kind: 'QUESTIONS',
      what: 'ORDERED',
      title: 'Prova final',
      differences: [{ after: '1) [imagem: Dois]\n2) Um' }],
    });
  });

  it('is restored: deleted questions stay away, newer ones follow at the end', async () => {
    const { exam, ids, current } = await anOrderedExam();
    const [first = '', second = '', third = ''] = ids;
    await call(ana, contract.deleteQuestion, { params: { id: second } });
    const { body: newer } = await write(exam.id, 'D');
    const { status } = await call(bia, history.restoreRevision, {
      params: { kind: 'QUESTIONS', id: exam.id },
      body: { number: 1 },
    });
    expect(status).toBe(200);
    expect(await current()).toEqual([first, third, newer.id]);
    expect((await read('PRACTICE_EXAM', exam.id))[0]).toMatchObject({
      kind: 'QUESTIONS',
      what: 'RESTORED',
      changedBy: { name: 'Bia' },
    });
  });

  it('is not recorded when it is refused', async () => {
    const { exam, ids } = await anOrderedExam();
    const before = await read('PRACTICE_EXAM', exam.id);
    const { status } = await call(ana, contract.orderPracticeExamQuestions, {
      params: { id: exam.id },
      body: { questionIds: ids.slice(1) },
    });
    expect(status).toBe(409);
    expect(await read('PRACTICE_EXAM', exam.id)).toEqual(before);
  });
});
