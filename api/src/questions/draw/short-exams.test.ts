import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aCourse } from '../../courses/courses.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aBank, someQuestions } from '../questions.factory.ts';

// Changes that leave active exams short of questions (product.md Q22).

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const remove = (ids: string[], given: object = {}) =>
  call(admin, banks.changeQuestionsTogether, {
    body: { selection: { ids }, action: { kind: 'delete' }, ...given },
  });

/** A bank of three questions, from which an active exam with this title draws two. */
async function aDrawnBank(title: string) {
  const { id: bankId } = await aBank(db);
  const ids = await someQuestions(db, { bankId }, 3);
  const exam = await aPracticeExam(db, {
    title,
    autoGenerate: true,
    filters: [bankId],
    questionsQtd: 2,
  });
  return { bankId, ids, exam };
}

it('a deletion that leaves an active draw short names the exam and changes nothing, unless it is accepted', async () => {
  const title = `Sorteio ${randomUUID()}`;
  const { bankId, ids } = await aDrawnBank(title);
  expect((await remove(ids.slice(0, 1))).status).toBe(201);
  const refused = await remove(ids.slice(1, 2));
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'exams_short',
      detail: `Uma prova ativa fica sem questões suficientes: “${title}”.`,
    },
  });
  const listed = await call(admin, banks.listQuestions, { query: { collections: bankId } });
  expect(listed.body.total).toBe(2);
  expect((await remove(ids.slice(1, 2), { acceptsShortExams: true })).status).toBe(201);
});

it('a move of the only questions of active exams names them, but not inactive ones', async () => {
  const { id: bankId } = await aBank(db);
  const exam = await aPracticeExam(db, { title: `Própria ${randomUUID()}`, questions: 1 });
  const draft = await aPracticeExam(db, { questions: 1, isActive: false });
  const course = await aCourse(db, {
    title: `Curso ${randomUUID()}`,
    sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
  });
  const [contentId = ''] = course.contentIds;
  const ofCourse = await someQuestions(db, { contentId }, 1);
  const move = (ids: string[]) =>
    call(admin, banks.changeQuestionsTogether, {
      body: { selection: { ids }, action: { kind: 'move', to: { bankId } } },
    });
  const { body } = await move([...exam.questionIds, ...draft.questionIds, ...ofCourse]);
  expect(body).toMatchObject({ code: 'exams_short' });
  expect(body.detail).toMatch(/^2 provas ativas ficam sem questões suficientes/);
  expect(body.detail).toContain(', Prova”');
  expect((await move(draft.questionIds)).status).toBe(201);
  await call(admin, practiceExams.configurePracticeExam, {
    params: { id: exam.id },
    body: { isActive: false },
  });
  await call(admin, courses.changeContent, {
    params: { id: contentId },
    body: { isActive: false },
  });
  expect((await move([...exam.questionIds, ...ofCourse])).status).toBe(201);
});

it('a bank from which an active exam draws is archived only if that is accepted', async () => {
  const { bankId } = await aDrawnBank(`Sorteio ${randomUUID()}`);
  const archive = (given: object = {}) =>
    call(admin, banks.changeQuestionBank, {
      params: { id: bankId },
      body: { isArchived: true, ...given },
    });
  expect((await archive()).body.code).toBe('exams_short');
  expect((await archive({ acceptsShortExams: true })).body.isArchived).toBe(true);
  expect((await archive()).status).toBe(200);
});
