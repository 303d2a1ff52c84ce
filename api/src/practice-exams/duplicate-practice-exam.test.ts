import { randomUUID } from 'node:crypto';
import * as scores from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as contract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { expect, it } from 'vitest';
import { aBookletExam, aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aPracticeExam } from './practice-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const duplicate = (id: string) => call(admin, contract.duplicatePracticeExam, { params: { id } });
const read = async (id: string) =>
  (await call(admin, contract.readPracticeExam, { params: { id } })).body;

it('a copy has the same settings and its own copies of the questions', async () => {
  const closesAt = '2031-03-10T14:00:00.000Z';
  const { id } = await aPracticeExam(db, {
    title: 'Funções',
    timeLimitMinutes: 30,
    closesAt,
    questions: 0,
  });
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
    opensAt: null,
    closesAt,
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

it('a copy has the same scale, areas of its own and the connections of its own questions', async () => {
  const exam = await aBookletExam(db, [
    { year: 2022, booklet: 1076 },
    { year: 2022, booklet: 1065 },
  ]);
  const scoringOf = async (id: string) =>
    (await call(admin, scores.readExamScoring, { params: { id } })).body;
  const original = await scoringOf(exam.id);
  const { body } = await duplicate(exam.id);
  const copy = await scoringOf(body.id);
  const withoutIds = ({ scale, areas, questionIds }: typeof copy) => ({
    scale: scale?.id,
    areas: areas.map(({ questions, ...area }) => ({
      ...area,
      id: null,
      questions: questions.map(({ id, ...question }) => ({
        ...question,
        at: questionIds.indexOf(id),
      })),
    })),
  });
  expect(withoutIds(copy)).toEqual(withoutIds(original));
  expect(copy.areas.map(({ questions }) => questions.length)).toEqual([45, 50]);
  const ids = original.areas.flatMap((area) => [area.id, ...area.questions.map(({ id }) => id)]);
  const copied = copy.areas.flatMap((area) => [area.id, ...area.questions.map(({ id }) => id)]);
  expect(copied.filter((id) => ids.includes(id))).toEqual([]);
  // The same answers have the same scores.
  const learner = await aUser(db);
  const scored = async (made: { id: string; questionIds: string[] }) => {
    const attempt = { exam: made, answers: 'ABCDE'.repeat(18), foreignLanguage: 1 as const };
    const id = await aScoredAttempt(db, learner, attempt);
    const { body: known } = await call(learner, scores.readAttemptScores, { params: { id } });
    return known.areas.map(({ score, correctQtd }) => [score, correctQtd]);
  };
  const given = await scored(exam);
  expect(given.every(([score]) => (score ?? 0) > 0)).toBe(true);
  expect(await scored({ id: body.id, questionIds: copy.questionIds })).toEqual(given);
});

it('a copy of an unknown exam is a 404', async () => {
  expect((await duplicate(randomUUID())).status).toBe(404);
});
