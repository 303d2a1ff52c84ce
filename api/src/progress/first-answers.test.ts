import * as contract from '@sabia/domain/progress/progress.contract.ts';
import { mergeTerm } from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse, type CourseGiven } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();

const make = (title: string, given: CourseGiven = {}) =>
  aCourse(db, { title, categories: ['Outra'], levels: ['Outro'], ...given });

const answer = (learner: User, categoryId: string | null) =>
  call(learner, contract.keepFirstAnswers, { params: { id: learner.id }, body: { categoryId } });

async function isAsked(learner: User): Promise<boolean> {
  const { body } = await call(learner, contract.readOverview, { params: { id: learner.id } });
  return !body.hasFirstAnswers;
}

async function recommendedTo(learner: User) {
  const { body } = await call(learner, contract.listRecommendedCourses, {
    params: { id: learner.id },
  });
  return body.map(({ title, because }) => `${title}: ${because.kind} ${because.title}`);
}

describe('the first questions', () => {
  it('are asked until they are answered or skipped', async () => {
    const learner = await aUser(db);
    expect(await isAsked(learner)).toBe(true);
    expect((await answer(learner, null)).body).toEqual({ categoryId: null });
    expect(await isAsked(learner)).toBe(false);
    expect(await recommendedTo(learner)).toEqual([]);
  });

  it('keep the topic, which is a reason from then on', async () => {
    const [topic = ''] = await someTerms(db, 'categories', ['Dança']);
    await make('Samba', { categories: ['Dança'] });
    const learner = await aUser(db);
    for (const categoryId of [null, topic, topic])
      expect((await answer(learner, categoryId)).body).toEqual({ categoryId });
    expect(await recommendedTo(learner)).toEqual(['Samba: TOPIC Dança']);
  });

  it('refuse an unknown topic', async () => {
    const [level = ''] = await someTerms(db, 'levels', ['Não é assunto']);
    const learner = await aUser(db);
    for (const unknown of [level, learner.id]) {
      const { status, body } = await answer(learner, unknown);
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: [{ path: 'categoryId' }] });
    }
    expect(await isAsked(learner)).toBe(true);
  });

  it('follow a merged topic, and stay answered without a deleted one', async () => {
    const [from = '', into = ''] = await someTerms(db, 'categories', ['Hortas', 'Horta']);
    await make('Couve', { categories: ['Horta'] });
    const learner = await aUser(db);
    await answer(learner, from);
    const admin = await aUser(db, { role: 'ADMIN' });
    const merge = { params: { kind: 'categories' as const, id: from }, body: { into } };
    expect((await call(admin, mergeTerm, merge)).status).toBe(200);
    expect(await recommendedTo(learner)).toEqual(['Couve: TOPIC Horta']);
    await db.run(sql`delete from course_terms where term_id = ${into}`);
    await db.run(sql`delete from terms where id = ${into}`);
    expect(await recommendedTo(learner)).toEqual([]);
    expect(await isAsked(learner)).toBe(false);
  });
});

describe('the openness of recommendations', async () => {
  const [level = ''] = await someTerms(db, 'levels', ['Do jardim']);
  const [topic = ''] = await someTerms(db, 'categories', ['Jardim']);
  const garden = { categories: ['Jardim'] };
  await make('Adubo', { ...garden, paymentType: 'PAID', levels: ['Do jardim'] });
  await make('Bonsai', { ...garden, paymentType: 'FREEMIUM', levels: ['Do jardim'] });
  await make('Cerca', { ...garden, paymentType: 'FREE', levels: ['Do jardim'] });
  await make('Dália', { levels: ['Do jardim'] });

  it('puts what a learner can open first, whatever the reason', async () => {
    const learner = await aUser(db, { level });
    await answer(learner, topic);
    expect(await recommendedTo(learner)).toEqual([
      'Cerca: TOPIC Jardim',
      'Bonsai: TOPIC Jardim',
      'Dália: LEVEL Do jardim',
      'Adubo: TOPIC Jardim',
    ]);
  });

  it.each([
    ['a subscriber', { hasActiveSubscription: true }],
    ['an administrator', { role: 'ADMIN' as const }],
  ])('is the same for %s', async (_, given) => {
    const learner = await aUser(db, { level, ...given });
    await answer(learner, topic);
    expect(await recommendedTo(learner)).toEqual([
      'Adubo: TOPIC Jardim',
      'Bonsai: TOPIC Jardim',
      'Cerca: TOPIC Jardim',
      'Dália: LEVEL Do jardim',
    ]);
  });

  it('comes after the level of the learner', async () => {
    await make('Estufa', { ...garden, paymentType: 'FREE' });
    const learner = await aUser(db, { level });
    await answer(learner, topic);
    expect((await recommendedTo(learner)).slice(0, 3)).toEqual([
      'Cerca: TOPIC Jardim',
      'Bonsai: TOPIC Jardim',
      'Estufa: TOPIC Jardim',
    ]);
  });
});

it('the tutorial is no reason for another course', async () => {
  const kitchen = { categories: ['Cozinha'] };
  const tutorial = await make('Comece por aqui', kitchen);
  await db.run(sql`update courses set is_tutorial = true where id = ${tutorial.id}`);
  const bread = await make('Pão', kitchen);
  const contents = [tutorial, bread].map(({ id }) => ({ kind: 'course' as const, targetId: id }));
  await aTrail(db, { title: 'Do começo', contents });
  const learner = await aUser(db);
  const [contentId = ''] = tutorial.contentIds;
  const body = {
    courseId: tutorial.id,
    userId: learner.id,
    sectionId: tutorial.sections[0]?.id ?? '',
    contentId,
    isCompleted: true,
  };
  await call(learner, contract.progressContent, { body });
  expect(await recommendedTo(learner)).toEqual([]);
});

it('a course that was opened only comes after one that is studied', async () => {
  const [studied, opened] = [await make('Estudado'), await make('Aberto')];
  const learner = await aUser(db);
  const last = async () => {
    const params = { id: learner.id };
    const { course } = (await call(learner, contract.readLastOngoingCourse, { params })).body;
    return course && [course.title, course.isStudied];
  };
  const open = (course: typeof studied) =>
    call(learner, contract.startCourse, { body: { courseId: course.id, userId: learner.id } });
  await open(studied);
  expect(await last()).toEqual(['Estudado', false]);
  const body = {
    courseId: studied.id,
    userId: learner.id,
    sectionId: studied.sections[0]?.id ?? '',
    contentId: studied.contentIds[0] ?? '',
    isCompleted: true,
  };
  await call(learner, contract.progressContent, { body });
  await open(opened);
  expect(await last()).toEqual(['Estudado', true]);
});
