import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { expect, it } from 'vitest';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aPracticeExam } from './practice-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const duplicate = (id: string) => call(admin, contract.duplicatePracticeExam, { params: { id } });
const read = async (id: string) =>
  (await call(admin, contract.readPracticeExam, { params: { id } })).body;

it('a copy has the same settings and its own copies of the questions', async () => {
  const { id } = await aPracticeExam(db, { title: 'Funções', timeLimitMinutes: 30, questions: 0 });
  await someQuestions(db, { practiceExamId: id }, 3);
  const original = await read(id);
  const { status, headers, body } = await duplicate(id);
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/practice-exams/${body.id}`);
  expect(body).toMatchObject({
    title: 'Cópia de Funções',
    isActive: false,
    categories: original.categories,
    level: original.level,
    timeLimitMinutes: 30,
  });
  const withoutIds = (questions: typeof body.questions) =>
    questions.map(({ statement, explanation, order, alternatives }) => ({
      statement,
      explanation,
      order,
      alternatives: alternatives.map(({ text, isCorrect }) => ({ text, isCorrect })),
    }));
  expect(withoutIds(body.questions)).toEqual(withoutIds(original.questions));
  const ids = new Set(original.questions.map((question) => question.id));
  expect(body.questions.filter((question) => ids.has(question.id))).toEqual([]);
});

it('a copy gets the filters and bands; the original stays the leveling exam', async () => {
  const [category = ''] = await someTerms(db, 'categories', ['Tecnologia']);
  const [levelId = ''] = await someTerms(db, 'levels', ['Iniciante']);
  const { id } = await aPracticeExam(db, {
    autoGenerate: true,
    filters: [category],
    questionsQtd: 3,
    isLeveling: true,
    levelingBands: [{ levelId, minimum: 0 }],
  });
  const { body } = await duplicate(id);
  expect(body).toMatchObject({
    autoGenerate: true,
    filters: [category],
    questionsQtd: 3,
    isLeveling: false,
    levelingBands: [{ levelId, minimum: 0 }],
  });
  expect((await read(id)).isLeveling).toBe(true);
});

it('a copy of an unknown exam is a 404', async () => {
  expect((await duplicate(randomUUID())).status).toBe(404);
});
