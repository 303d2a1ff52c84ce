import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aBookletExam, aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();

const make = (title: string, given: CourseGiven = {}) =>
  aCourse(db, { title, categories: ['Outra'], levels: ['Outro'], ...given });

const [first, second, third] = [await make('Um'), await make('Dois'), await make('Três')];
const trail = [third, first, second].map(({ id }) => ({ kind: 'course' as const, targetId: id }));
await aTrail(db, { title: 'A trilha', contents: trail });
const finance = { categories: ['Finanças'] };
const [budget] = [await make('Orçamento', finance), await make('Poupar', finance)];
await make('Planilhas', { levels: ['Avançado'] });
await make('Rascunho', { ...finance, isActive: false });

async function complete(user: User, course: typeof first) {
  for (const contentId of course.contentIds) {
    const sectionId = course.sections[0]?.id ?? '';
    const body = { courseId: course.id, userId: user.id, sectionId, contentId, isCompleted: true };
    await call(user, contract.progressContent, { body });
  }
}

async function recommendedTo(user: User) {
  const { body } = await call(user, contract.listRecommendedCourses, { params: { id: user.id } });
  return body.map(({ title, because }) => [title, because.kind, because.title]);
}

it('nothing is recommended to a learner of whom nothing is known', async () => {
  expect(await recommendedTo(await aUser(db))).toEqual([]);
});

it('trails come first, in their order, then completed courses, then the level', async () => {
  const [level = ''] = await someTerms(db, 'levels', ['Avançado']);
  const learner = await aUser(db, { level });
  expect(await recommendedTo(learner)).toEqual([['Planilhas', 'LEVEL', 'Avançado']]);
  await complete(learner, budget);
  expect(await recommendedTo(learner)).toEqual([
    ['Poupar', 'COMPLETED', 'Orçamento'],
    ['Planilhas', 'LEVEL', 'Avançado'],
  ]);
  await call(learner, contract.startCourse, { body: { courseId: first.id, userId: learner.id } });
  expect(await recommendedTo(learner)).toEqual([
    ['Três', 'TRAIL', 'A trilha'],
    ['Dois', 'TRAIL', 'A trilha'],
    ['Poupar', 'COMPLETED', 'Orçamento'],
    ['Planilhas', 'LEVEL', 'Avançado'],
  ]);
});

it('the totals have the last practice exam that was submitted', async () => {
  const learner = await aUser(db);
  const lastExam = async () =>
    (await call(learner, contract.readOverview, { params: { id: learner.id } })).body.lastExam;
  const take = async (title: string) => {
    const { id } = await aPracticeExam(db, { title });
    const { body } = await call(learner, attempts.startPracticeAttempt, { params: { id } });
    const isOpen = await lastExam();
    expect(isOpen?.attemptId).not.toBe(body.id);
    await call(learner, attempts.submitPracticeAttempt, {
      params: { id: body.id },
      body: { answers: someAnswers(body) },
    });
    return { practiceExamId: id, attemptId: body.id, title };
  };
  expect(await lastExam()).toBeNull();
  await take('Primeiro');
  const last = await take('Segundo');
  expect(await lastExam()).toMatchObject({
    ...last,
    correctAverage: expect.any(Number),
    score: null,
    areaTitle: null,
  });
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1076 }]);
  const attemptId = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
  expect(await lastExam()).toMatchObject({
    attemptId,
    score: expect.any(Number),
    areaTitle: 'Matemática',
  });
});
