import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as contract from '@sabia/domain/trails/trails.contract.ts';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aTrail } from './trails.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const [category = ''] = await someTerms(db, 'categories', ['Programação']);
const [level = ''] = await someTerms(db, 'levels', ['Iniciante']);

type Somebody = Awaited<ReturnType<typeof aUser>>;

const filledIn = (given: object = {}) => ({
  title: 'Do zero ao primeiro site',
  shortDescription: 'Da primeira linha à página no ar.',
  description: '<p>Passo a passo.</p>',
  category,
  level,
  estimatedCompletionHours: 20,
  ...given,
});
const create = (body: object) => call(admin, contract.createTrail, { body: body as never });
const configure = (id: string, body: object) =>
  call(admin, contract.configureTrail, { params: { id }, query: { verification: 'skip' }, body });
const add = (id: string, body: object) =>
  call(admin, contract.addTrailContent, { params: { id }, body: body as never });
const order = (trailId: string, contents: object[]) =>
  call(admin, contract.orderTrail, { body: { trailId, contents } as never });
const read = async (id: string, who: Somebody = admin) =>
  (await call(who, contract.readTrail, { params: { id } })).body;
const progressOf = async (who: Somebody, id: string) =>
  (await call(who, contract.readTrailProgress, { params: { id, userId: who.id } })).body;

async function completeCourse(who: Somebody, course: MadeCourse) {
  for (const contentId of course.contentIds) {
    await call(who, progress.progressContent, {
      body: {
        courseId: course.id,
        userId: who.id,
        sectionId: course.sections[0]?.id ?? '',
        contentId,
        isCompleted: true,
      },
    });
  }
}

async function passExam(who: Somebody, id: string) {
  const { body } = await call(who, attempts.startPracticeAttempt, { params: { id } });
  time.now = new Date(time.now.getTime() + 60_000);
  await call(who, attempts.submitPracticeAttempt, {
    params: { id: body.id },
    body: { answers: someAnswers(body) },
  });
}

const attend = (who: Somebody, id: string) => call(who, lives.attendLive, { params: { id } });

/** A trail of a course, a live and a practice exam, one after the other. */
async function aWholeTrail() {
  const [course, live, exam] = [await aCourse(db), await aLive(db), await aPracticeExam(db)];
  const trail = await aTrail(db, {
    contents: [
      { kind: 'course', targetId: course.id },
      { kind: 'live', targetId: live.id, after: [0] },
      { kind: 'practice-exam', targetId: exam.id, after: [0, 1] },
    ],
  });
  return { trail, course, live, exam };
}

describe('the payment type of a trail', () => {
  const made = {
    course: aCourse,
    live: aLive,
    'practice-exam': aPracticeExam,
  } as const;
  it.each<[string, [keyof typeof made, object?][], string]>([
    ['of nothing', [], 'FREE'],
    ['of free items', [['course', { paymentType: 'FREE' }], ['live']], 'FREE'],
    ['of paid items', [['course', { paymentType: 'PAID' }]], 'PAID'],
    ['that is partly free', [['course', { paymentType: 'PAID' }], ['live']], 'FREEMIUM'],
    ['of a partly free course', [['course', { paymentType: 'FREEMIUM' }]], 'FREEMIUM'],
    [
      'with a free practice exam',
      [
        ['course', { paymentType: 'PAID' }],
        ['practice-exam', { paymentType: 'FREE' }],
      ],
      'FREEMIUM',
    ],
    [
      'whose only free item is withdrawn',
      [
        ['course', { paymentType: 'PAID' }],
        ['course', { paymentType: 'FREE', isActive: false }],
      ],
      'PAID',
    ],
  ])('%s', async (_, items, paymentType) => {
    const contents = [];
    for (const [kind, fields = {}] of items) {
      const { id: targetId } = await made[kind](db, fields);
      contents.push({ kind, targetId });
    }
    const trail = await aTrail(db, { contents });
    expect(await read(trail.id, await aUser(db))).toMatchObject({ paymentType });
  });
});

describe('a new trail', () => {
  it('is inactive, has a storage id, and answers with its location', async () => {
    const banner = { desktopUrl: 'https://a.br/d.png', mobileUrl: 'https://a.br/m.png' };
    const { status, body, headers } = await create(filledIn({ banners: [banner] }));
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/trails/${body.id}`);
    expect(body).toMatchObject({
      isActive: false,
      contents: [],
      category: { id: category, title: 'Programação' },
      level: { id: level },
      banners: [{ ...banner, id: expect.any(String) }],
    });
    expect(body.storageId).toMatch(/^\d{8}$/);
    const again = await call(admin, contract.configureTrail, {
      params: { id: body.id },
      body: { banners: [banner] },
    });
    expect(again.body).toMatchObject({ revision: 1, banners: body.banners });
  });

  it.each<[string, object, string, string]>([
    ['no title', { title: ' ' }, 'title', 'Campo obrigatório'],
    ['no short description', { shortDescription: '' }, 'shortDescription', 'Campo obrigatório'],
    [
      'a long one',
      { shortDescription: 'x'.repeat(106) },
      'shortDescription',
      'Máximo 105 caracteres',
    ],
    ['no description', { description: '<p></p>' }, 'description', 'Campo obrigatório'],
    ['no category', { category: undefined }, 'category', 'Campo obrigatório'],
    ['no level', { level: null }, 'level', 'Campo obrigatório'],
    [
      'no hours',
      { estimatedCompletionHours: undefined },
      'estimatedCompletionHours',
      'Campo obrigatório',
    ],
    [
      'a level that is not there',
      { level: randomUUID() },
      'level',
      'Não existe um item com este identificador',
    ],
    [
      'a level for a category',
      { category: level },
      'category',
      'Não existe um item com este identificador',
    ],
  ])('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await create(filledIn(given));
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
  });

  it('changes the sent fields only', async () => {
    const { body: trail } = await create(filledIn());
    const { body } = await configure(trail.id, { title: 'Outra', isActive: true });
    const { updatedAt: _, ...rest } = trail;
    expect(body).toMatchObject({ ...rest, title: 'Outra', isActive: true, revision: 2 });
  });
});

describe('the items of a trail', () => {
  it('are courses, lives and practice exams, in order', async () => {
    const { trail, course, live, exam } = await aWholeTrail();
    const { contents, contentsQtd } = await read(trail.id);
    expect(contents.map(({ kind, targetId, after }) => [kind, targetId, after])).toEqual([
      ['course', course.id, []],
      ['live', live.id, [trail.contentIds[0]]],
      ['practice-exam', exam.id, [trail.contentIds[0], trail.contentIds[1]]],
    ]);
    expect(contentsQtd).toBe(3);
  });

  it('are unique and exist', async () => {
    const { trail, course } = await aWholeTrail();
    expect(await add(trail.id, { kind: 'course', targetId: course.id })).toMatchObject({
      status: 409,
      body: { detail: 'Esta etapa já está na trilha.' },
    });
    const { status, body } = await add(trail.id, { kind: 'live', targetId: course.id });
    expect({ status, path: body.errors[0]?.path }).toEqual({ status: 422, path: 'targetId' });
  });

  it('can be reordered', async () => {
    const { trail } = await aWholeTrail();
    const [a = '', b = '', c = ''] = trail.contentIds;
    expect(
      (
        await order(trail.id, [
          { id: c, after: [] },
          { id: a, after: [c] },
          { id: b, after: [] },
        ])
      ).status,
    ).toBe(200);
    expect((await read(trail.id)).contents.map(({ id, after }) => [id, after])).toEqual([
      [c, []],
      [a, [c]],
      [b, []],
    ]);
  });

  it('refuse a cycle with its description, without effect', async () => {
    const { trail } = await aWholeTrail();
    const [a = '', b = '', c = ''] = trail.contentIds;
    const before = await read(trail.id);
    const { status, body } = await order(trail.id, [
      { id: a, after: [c] },
      { id: b, after: [a] },
      { id: c, after: [b] },
    ]);
    expect(status).toBe(409);
    expect(body.detail).toBe(
      'As etapas esperam umas pelas outras: “Planilhas do zero” depois de “Contas de cabeça” depois de “Planilhas ao vivo” depois de “Planilhas do zero”.',
    );
    expect(await read(trail.id)).toEqual(before);
  });

  it('can be removed, also as prerequisites', async () => {
    const { trail } = await aWholeTrail();
    const [a = '', b = '', c = ''] = trail.contentIds;
    const params = { id: a };
    expect((await call(admin, contract.removeTrailContent, { params })).status).toBe(204);
    expect((await call(admin, contract.removeTrailContent, { params })).status).toBe(404);
    expect((await read(trail.id)).contents.map(({ id, after }) => [id, after])).toEqual([
      [b, []],
      [c, [b]],
    ]);
  });
});

describe('the progress in a trail', () => {
  it('follows from its items and lists their open prerequisites', async () => {
    const { trail, course } = await aWholeTrail();
    const learner = await aUser(db);
    const [a, b, c] = trail.contentIds;
    expect(await progressOf(learner, trail.id)).toMatchObject({
      percentage: 0,
      startedAt: null,
      contents: [
        { trailContentId: a, waitsFor: [] },
        { trailContentId: b, waitsFor: [a] },
        { trailContentId: c, waitsFor: [a, b] },
      ],
    });
    await completeCourse(learner, course);
    expect(await progressOf(learner, trail.id)).toMatchObject({
      percentage: 33,
      completedContentsQtd: 1,
      contents: [{ isCompleted: true, percentage: 100 }, { waitsFor: [] }, { waitsFor: [b] }],
    });
  });

  it('is completed by the last item of any kind, with a certificate', async () => {
    const ways = [
      ['course', 'live', 'exam'],
      ['live', 'exam', 'course'],
      ['exam', 'course', 'live'],
    ] as const;
    for (const way of ways) {
      const { trail, course, live, exam } = await aWholeTrail();
      const learner = await aUser(db);
      const take = {
        course: () => completeCourse(learner, course),
        live: () => attend(learner, live.id),
        exam: () => passExam(learner, exam.id),
      };
      for (const step of way) {
        expect((await progressOf(learner, trail.id)).isCompleted).toBe(false);
        await take[step]();
      }
      const { isCompleted, percentage, certificate } = await progressOf(learner, trail.id);
      expect({ isCompleted, percentage }).toEqual({ isCompleted: true, percentage: 100 });
      expect(certificate).toMatchObject({
        trailId: trail.id,
        courseId: null,
        courseTitle: 'Do zero ao primeiro site',
        courseHours: 20,
        holderName: learner.name,
      });
      const verified = await call(null, certificates.verifyCertificate, {
        params: { code: certificate?.code ?? '' },
      });
      expect(verified.body.isOfTrail).toBe(true);
    }
  });

  it('has one certificate, also when the last items are completed concurrently', async () => {
    const { trail, course, live, exam } = await aWholeTrail();
    const learner = await aUser(db);
    await completeCourse(learner, course);
    await passExam(learner, exam.id);
    await Promise.all(Array.from({ length: 5 }, () => attend(learner, live.id)));
    const issued = await db.many(sql`select from certificates where trail_id = ${trail.id}`);
    expect(issued).toHaveLength(1);
  });

  it('stays completed when items are added', async () => {
    const { trail, course, live, exam } = await aWholeTrail();
    const learner = await aUser(db);
    await completeCourse(learner, course);
    await attend(learner, live.id);
    await passExam(learner, exam.id);
    await add(trail.id, { kind: 'course', targetId: (await aCourse(db)).id });
    expect(await progressOf(learner, trail.id)).toMatchObject({
      isCompleted: true,
      percentage: 75,
    });
  });

  it('is completed when the last open item is removed or becomes inactive', async () => {
    for (const withdraw of ['out', 'off'] as const) {
      const { trail, course, live, exam } = await aWholeTrail();
      const learner = await aUser(db);
      await completeCourse(learner, course);
      await passExam(learner, exam.id);
      if (withdraw === 'out') {
        await call(admin, contract.removeTrailContent, {
          params: { id: trail.contentIds[1] ?? '' },
        });
      } else {
        await call(admin, lives.changeLive, { params: { id: live.id }, body: { isActive: false } });
      }
      expect(await progressOf(learner, trail.id)).toMatchObject({
        isCompleted: true,
        percentage: 100,
      });
    }
  });

  it('of another user is refused', async () => {
    const { trail } = await aWholeTrail();
    const [one, other] = [await aUser(db), await aUser(db)];
    const { status } = await call(one, contract.readTrailProgress, {
      params: { id: trail.id, userId: other.id },
    });
    expect(status).toBe(403);
  });
});

describe('the listing', () => {
  it('shows active trails, and inactive ones to admins', async () => {
    const searchKey = 'Jardinagem';
    await aTrail(db, { title: 'Jardinagem no quintal' });
    await aTrail(db, { title: 'Jardinagem em vasos', isActive: false });
    const { body } = await call(null, contract.pageTrails, { query: { searchKey } });
    expect(body).toMatchObject({ total: 1, items: [{ title: 'Jardinagem no quintal' }] });
    const all = await call(admin, contract.pageTrailsForAdmin, { query: { searchKey } });
    expect(all.body.total).toBe(2);
    const drafts = await call(admin, contract.pageTrailsForAdmin, {
      query: { searchKey, status: 'INACTIVE' },
    });
    expect(drafts.body.items.map(({ title }) => title)).toEqual(['Jardinagem em vasos']);
  });

  it('is filtered by category and level', async () => {
    const trail = await aTrail(db, { category: 'Culinária', level: 'Avançado' });
    const { category: made } = await read(trail.id);
    const { body } = await call(null, contract.pageTrails, { query: { category: made.id } });
    expect(body.items.map(({ id }) => id)).toEqual([trail.id]);
    const none = await call(null, contract.pageTrails, { query: { category: made.id, level } });
    expect(none.body.total).toBe(0);
    const other = await aTrail(db, { category: 'Marcenaria' });
    const either = await call(null, contract.pageTrails, {
      query: { category: [made.id, (await read(other.id)).category.id] },
    });
    expect(either.body.items.map(({ id }) => id)).toEqual([other.id, trail.id]);
  });

  it('has the progress of the viewer', async () => {
    const { trail, course, live, exam } = await aWholeTrail();
    const learner = await aUser(db);
    const own = async () => (await read(trail.id, learner)).progress;
    expect(await own()).toBeNull();
    await completeCourse(learner, course);
    expect(await own()).toEqual({ isCompleted: false, percentage: 33, completedContentsQtd: 1 });
    await attend(learner, live.id);
    await passExam(learner, exam.id);
    expect(await own()).toEqual({ isCompleted: true, percentage: 100, completedContentsQtd: 3 });
  });

  it('is filtered by a course in it', async () => {
    const [course, other] = [await aCourse(db), await aCourse(db)];
    const trail = await aTrail(db);
    await aTrail(db);
    await add(trail.id, { kind: 'course', targetId: course.id });
    const trailsWith = async (id: string) => {
      const reply = await call(null, contract.pageTrails, { query: { course: id } });
      return reply.body.items.map((card) => card.id);
    };
    expect(await trailsWith(course.id)).toEqual([trail.id]);
    expect(await trailsWith(other.id)).toEqual([]);
  });

  it('has no deleted trails', async () => {
    const trail = await aTrail(db);
    const params = { id: trail.id };
    expect((await call(admin, contract.deleteTrail, { params })).status).toBe(204);
    expect((await call(admin, contract.readTrail, { params })).status).toBe(404);
    expect((await call(admin, contract.deleteTrail, { params })).status).toBe(404);
  });
});

it('an inactive trail is a 404 for learners', async () => {
  const trail = await aTrail(db, { isActive: false });
  const { status } = await call(await aUser(db), contract.readTrail, { params: { id: trail.id } });
  expect(status).toBe(404);
});

describe('the preview of a trail', () => {
  const preview = (id: string, who: Somebody | null = null) =>
    call(who, contract.previewTrail, { params: { id } });

  it('tells a visitor what is in it and which items are paid', async () => {
    const [paid, partly] = [
      await aCourse(db, { paymentType: 'PAID' }),
      await aCourse(db, { paymentType: 'FREEMIUM' }),
    ];
    const [live, hidden] = [await aLive(db), await aLive(db, { isActive: false })];
    const exam = await aPracticeExam(db, { paymentType: 'PAID' });
    const trail = await aTrail(db, {
      contents: [
        { kind: 'course', targetId: paid.id },
        { kind: 'course', targetId: partly.id },
        { kind: 'live', targetId: live.id },
        { kind: 'live', targetId: hidden.id },
        { kind: 'practice-exam', targetId: exam.id },
      ],
    });
    const { status, body } = await preview(trail.id);
    expect(status).toBe(200);
    expect(body.contents.map(({ targetId, paymentType }) => [targetId, paymentType])).toEqual([
      [paid.id, 'PAID'],
      [partly.id, 'FREEMIUM'],
      [live.id, 'FREE'],
      [exam.id, 'PAID'],
    ]);
    expect(JSON.stringify(body)).not.toContain('storageId');
  });

  it('is the same for a learner, without progress', async () => {
    const { trail, course } = await aWholeTrail();
    const learner = await aUser(db);
    await completeCourse(learner, course);
    expect((await preview(trail.id, learner)).body).toEqual((await preview(trail.id)).body);
  });

  it('is a 404 for an inactive, deleted or unknown trail', async () => {
    const inactive = await aTrail(db, { isActive: false });
    const deleted = await aTrail(db);
    await call(admin, contract.deleteTrail, { params: { id: deleted.id } });
    for (const id of [inactive.id, deleted.id, randomUUID()])
      expect((await preview(id)).status).toBe(404);
  });
});

it('an inactive course is not added as an item', async () => {
  const { trail, course } = await aWholeTrail();
  await call(admin, courses.configureCourse, {
    params: { id: course.id },
    body: { isActive: false },
  });
  const { contents } = await progressOf(await aUser(db), trail.id);
  expect(contents).toHaveLength(2);
});
