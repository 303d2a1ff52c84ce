import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import {
  aBookletExam,
  aCountedExam,
  aScoredAttempt,
} from '../item-response/exam-scores.factory.ts';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();

/** The São Paulo day this many years before. */
const dayYearsBefore = (now: Date, years: number) => {
  const today = dayInSaoPaulo(now);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
};
const later = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000);

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

it('users under 18 get no recommendation by completed courses or level', async () => {
  const [level = ''] = await someTerms(db, 'levels', ['Avançado']);
  const minor = await aUser(db, { level, birthDate: dayYearsBefore(time.now, 17) });
  await complete(minor, budget);
  expect(await recommendedTo(minor)).toEqual([]);
  await call(minor, contract.startCourse, { body: { courseId: first.id, userId: minor.id } });
  expect((await recommendedTo(minor)).map(([, kind]) => kind)).toEqual(['TRAIL', 'TRAIL']);
  const adult = await aUser(db, { level, birthDate: dayYearsBefore(time.now, 18) });
  expect(await recommendedTo(adult)).toEqual([['Planilhas', 'LEVEL', 'Avançado']]);
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
    scaleKind: null,
    score: null,
    trend: [],
    areaTitle: null,
  });
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1076 }]);
  const attemptId = await aScoredAttempt(db, learner, { exam, answers: 'A'.repeat(45) });
  const scored = await lastExam();
  expect(scored).toMatchObject({
    attemptId,
    scaleKind: 'ITEM_RESPONSE',
    score: expect.any(Number),
    areaTitle: 'Matemática',
  });
  expect(scored?.trend).toEqual([scored?.score]);
  // Another exam of the same area can be compared, one of another area can't.
  const other = await aBookletExam(db, [{ year: 2022, booklet: 1075 }]);
  await aScoredAttempt(db, learner, { exam: other, answers: 'B'.repeat(45), now: later(1) });
  const another = await lastExam();
  const humanities = await aBookletExam(db, [{ year: 2022, booklet: 1055 }]);
  await aScoredAttempt(db, learner, { exam: humanities, answers: 'A'.repeat(45), now: later(2) });
  expect(another?.trend).toEqual([scored?.score, another?.score]);
  expect((await lastExam())?.trend).toHaveLength(1);
});

it('the last practice exam has its points on a scale that counts, compared within the same exam', async () => {
  const learner = await aUser(db);
  const overview = async () =>
    (await call(learner, contract.readOverview, { params: { id: learner.id } })).body.lastExam;
  await aScoredAttempt(db, learner, { exam: await aCountedExam(db), answers: 'AA' });
  const exam = await aCountedExam(db);
  await aScoredAttempt(db, learner, { exam, answers: 'AB', now: later(1) });
  await aScoredAttempt(db, learner, { exam, answers: 'AA', now: later(2) });
  expect(await overview()).toMatchObject({ scaleKind: 'COUNT', score: 2, trend: [0, 2] });
});
