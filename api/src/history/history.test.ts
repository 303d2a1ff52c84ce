import { randomUUID } from 'node:crypto';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/history/history.contract.ts';
import type { RevisionKind } from '@sabia/domain/history/revision.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as publications from '@sabia/domain/publications/publications.contract.ts';
import * as taxonomy from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { app, db, call, time } = await createTestApp();
const said = recordStatements(db.pool);
time.now = new Date('2026-11-21T17:32:00.000Z');
const ana = await anAdmin(db, { name: 'Ana' });
const bia = await anAdmin(db, { name: 'Bia' });
const learner = await aUser(db);

const over = (revision: number | null | undefined) => ({ 'if-match': `"${revision}"` });
const history = async (kind: RevisionKind, id: string, query = {}) =>
  (await call(ana, contract.readHistory, { params: { kind, id }, query })).body.items;
const restore = (kind: RevisionKind, id: string, number: number) =>
  call(bia, contract.restoreRevision, { params: { kind, id }, body: { number } });
/** Kind and act of the revisions, the latest first. */
const told = async (kind: RevisionKind, id: string) =>
  (await history(kind, id)).map((revision) => `${revision.what} ${revision.kind}`);
const words = (revision: Awaited<ReturnType<typeof history>>[number] | undefined) =>
  assertDefined(revision).differences.map(
    ({ label, before, after }) => `${label}: ${before} → ${after}`,
  );

describe('a change is written down', () => {
  it('of a course, with who made it, when, and what differs', async () => {
    const { id } = await aCourse(db, { title: 'Antes' });
    await call(ana, courses.configureCourse, {
      params: { id },
      body: { title: 'Depois', estimatedCompletionHours: 7.5 },
    });
    const [change, original] = await history('COURSE', id);
    expect(change).toMatchObject({
      kind: 'COURSE',
      entityId: id,
      number: 2,
      what: 'CHANGED',
      changedBy: { id: ana.id, name: 'Ana' },
      changedAt: '2026-11-21T17:32:00.000Z',
      canBeRestored: false,
    });
    expect(words(change)).toEqual(['Título: Antes → Depois', 'Horas para concluir: 1 h → 7,5 h']);
    expect(original).toMatchObject({
      number: 1,
      what: 'IMPORTED',
      changedBy: null,
      differences: [],
      canBeRestored: true,
    });
  });

  it('of its sections, contents and order, in one history', async () => {
    const course = await aCourse(db, { sections: 1 });
    const [section] = course.sections;
    const [first = '', second = ''] = course.contentIds;
    const params = { id: assertDefined(section).id };
    await call(ana, courses.changeSection, { params, body: { title: 'Outra' } });
    const added = await call(ana, courses.createContent, {
      body: {
        sectionId: params.id,
        createContentDto: { contentType: 'TEXTPAGE', title: 'Nova', pageContent: '<p>Oi</p>' },
      },
    });
    await call(ana, courses.changeContent, {
      params: { id: added.body.id },
      body: { pageContent: '<p>Oi, <strong>você</strong></p>' },
    });
    await call(ana, courses.orderContents, {
      body: {
        courseId: course.id,
        sections: [{ id: params.id, contents: [added.body.id, second, first] }],
      },
    });
    await call(ana, courses.deleteContent, { params: { id: first } });
    const ending = await call(ana, courses.createSection, {
      params: { id: course.id },
      body: { title: 'Fim' },
    });
    await call(ana, courses.deleteSection, {
      params: { id: course.id, sectionId: ending.body.id },
    });
    await call(ana, courses.deleteSection, {
      params: { id: course.id, sectionId: ending.body.id },
    });
    expect(await told('COURSE', course.id)).toEqual([
      'DELETED SECTION',
      'CREATED SECTION',
      'DELETED CONTENT',
      'IMPORTED CONTENT',
      'ORDERED OUTLINE',
      'IMPORTED OUTLINE',
      'CHANGED CONTENT',
      'CREATED CONTENT',
      'CHANGED SECTION',
      'IMPORTED SECTION',
    ]);
    const all = await history('COURSE', course.id);
    expect(all.find(({ what, kind }) => what === 'CHANGED' && kind === 'CONTENT')).toMatchObject({
      title: 'Nova',
      differences: [{ label: 'Texto', before: 'Oi', after: 'Oi, você', isProse: true }],
    });
    expect(words(all.find(({ what }) => what === 'ORDERED'))).toEqual([
      'Ordem: Outra\n– Página 1\n– Página 2\n– Nova → Outra\n– Nova\n– Página 2\n– Página 1',
    ]);
    expect(await told('CONTENT', added.body.id)).toEqual(['CHANGED CONTENT', 'CREATED CONTENT']);
  });

  it('of a trail and its steps', async () => {
    const [course, live] = [await aCourse(db, { title: 'Lógica' }), await aLive(db)];
    const trail = await aTrail(db, { contents: [{ kind: 'course', targetId: course.id }] });
    const params = { id: trail.id };
    await call(ana, trails.configureTrail, { params, body: { title: 'Outra' } });
    const added = await call(ana, trails.addTrailContent, {
      params,
      body: { kind: 'live', targetId: live.id, after: trail.contentIds },
    });
    await call(ana, trails.removeTrailContent, { params: { id: added.body.id } });
    await call(ana, trails.deleteTrail, { params });
    expect(await told('TRAIL', trail.id)).toEqual([
      'DELETED TRAIL',
      'CHANGED TRAIL_ITEMS',
      'CHANGED TRAIL_ITEMS',
      'IMPORTED TRAIL_ITEMS',
      'CHANGED TRAIL',
      'IMPORTED TRAIL',
    ]);
    expect(words((await history('TRAIL_ITEMS', trail.id))[1])).toEqual([
      'Etapas: Lógica → Lógica\nPlanilhas ao vivo (depois de Lógica)',
    ]);
  });

  it('of a live, from its beginning to its end', async () => {
    const [category = ''] = await someTerms(db, 'categories', ['Tecnologia']);
    const { body } = await call(ana, lives.createLive, {
      body: {
        title: 'Dúvidas',
        liveUrl: 'https://exemplo.com.br',
        shortDescription: 'Tire as suas.',
        categories: [category],
      },
    });
    const params = { id: body.id };
    await call(bia, lives.changeLive, { params, body: { startsAt: '2026-12-01T22:00:00.000Z' } });
    expect(words((await history('LIVE', body.id))[0])).toEqual([
      'Começa em:  → 1 de dezembro de 2026 às 19:00',
    ]);
    await call(ana, lives.deleteLive, { params });
    const revisions = await history('LIVE', body.id);
    expect(revisions.map(({ what }) => what)).toEqual(['DELETED', 'CHANGED', 'CREATED']);
    expect(revisions.map(({ canBeRestored }) => canBeRestored)).toEqual([false, false, false]);
  });

  it('of a practice exam, in the words of the screen', async () => {
    const [first = '', second = ''] = await someTerms(db, 'categories', ['Contas', 'Dados']);
    const { id } = await aPracticeExam(db, { categories: ['Contas'] });
    await call(ana, exams.configurePracticeExam, {
      params: { id },
      body: { paymentType: 'PAID', categories: [first, second], timeLimitMinutes: 30 },
    });
    expect(words((await history('PRACTICE_EXAM', id))[0])).toEqual([
      'Categorias: Contas → Contas, Dados',
      'Acesso: Grátis → Assinantes',
      'Tempo de prova:  → 30 min',
    ]);
  });

  it('of several that are published at once', async () => {
    const made = [await aCourse(db), await aCourse(db), await aCourse(db, { isActive: false })];
    const ids = made.map(({ id }) => id);
    await call(ana, publications.publish, { body: { kind: 'COURSE', ids, isActive: false } });
    const [first, second, third] = await Promise.all(ids.map((id) => history('COURSE', id)));
    expect(assertDefined(first).map(({ what, number }) => `${number} ${what}`)).toEqual([
      '2 CHANGED',
      '1 IMPORTED',
    ]);
    expect(words(assertDefined(second)[0])).toEqual(['Ativo: Sim → Não']);
    expect(assertDefined(third).map(({ what }) => what)).toEqual(['IMPORTED']);
  });

  it('not when nothing differs, nor when it is refused', async () => {
    const course = await aCourse(db, { title: 'Igual' });
    const params = { id: course.id };
    await call(ana, courses.configureCourse, { params, body: { title: 'Igual' } });
    await call(ana, courses.configureCourse, { params, body: { categories: [randomUUID()] } });
    await call(ana, courses.deleteSection, {
      params: { id: (await aCourse(db)).id, sectionId: assertDefined(course.sections[0]).id },
    });
    expect((await history('COURSE', course.id)).filter(({ what }) => what !== 'IMPORTED')).toEqual(
      [],
    );
  });

  it('names a category as it was called then', async () => {
    const { id } = await aLive(db, { categories: ['Velha'] });
    const [old = '', fresh = ''] = await someTerms(db, 'categories', ['Velha', 'Fresca']);
    await call(ana, lives.changeLive, { params: { id }, body: { categories: [fresh] } });
    await call(ana, taxonomy.mergeTerm, {
      params: { kind: 'categories', id: old },
      body: { into: fresh },
    });
    expect(words((await history('LIVE', id))[0])).toEqual(['Categorias: Velha → Fresca']);
  });

  it('costs two statements more', async () => {
    const { id } = await aLive(db);
    const from = said.length;
    await call(ana, lives.changeLive, { params: { id }, body: { title: 'Contada' } });
    expect(
      said.slice(from).filter(({ text }) => text.includes('insert into revisions')),
    ).toHaveLength(2);
  });
});

describe('the latest first', () => {
  it('by pages', async () => {
    const { id } = await aLive(db);
    for (const title of ['Um', 'Dois', 'Três'])
      await call(ana, lives.changeLive, { params: { id }, body: { title } });
    const { body } = await call(ana, contract.readHistory, {
      params: { kind: 'LIVE', id },
      query: { page: 2, limit: 3 },
    });
    expect(body).toMatchObject({ page: 2, limit: 3, total: 4, totalPages: 2 });
    expect(body.items.map(({ number }) => number)).toEqual([1]);
  });

  it('is for administrators', async () => {
    const params = { kind: 'LIVE' as const, id: (await aLive(db)).id };
    expect((await call(learner, contract.readHistory, { params })).status).toBe(403);
    expect((await call(null, contract.readHistory, { params })).status).toBe(401);
    const body = { number: 1 };
    expect((await call(learner, contract.restoreRevision, { params, body })).status).toBe(403);
  });
});

describe('two who change the same version', () => {
  const things = [
    {
      name: 'a course',
      make: async () => (await aCourse(db)).id,
      read: courses.readCourse,
      change: courses.configureCourse,
    },
    {
      name: 'a trail',
      make: async () => (await aTrail(db)).id,
      read: trails.readTrail,
      change: trails.configureTrail,
    },
    {
      name: 'a live',
      make: async () => (await aLive(db)).id,
      read: lives.readLive,
      change: lives.changeLive,
    },
    {
      name: 'a practice exam',
      make: async () => (await aPracticeExam(db)).id,
      read: exams.readPracticeExam,
      change: exams.configurePracticeExam,
    },
  ];

  it.each(things)('of $name: the second is told', async ({ make, read, change }) => {
    const params = { id: await make() };
    const seen = await call(ana, read, { params });
    expect(seen.headers.etag).toBe('"1"');
    const first = await call(ana, change, { params, body: { title: 'De Ana' } }, over(1));
    expect([first.status, first.headers.etag]).toEqual([200, '"2"']);
    const second = await call(bia, change, { params, body: { title: 'De Bia' } }, over(1));
    expect(second).toMatchObject({
      status: 412,
      body: {
        code: 'changed_meanwhile',
        detail: 'Alterado por Ana às 14:32',
        current: {
          number: 2,
          changedBy: { id: ana.id, name: 'Ana' },
          changedAt: '2026-11-21T17:32:00.000Z',
          fields: { title: 'De Ana' },
          formerFields: { title: seen.body.title },
        },
      },
    });
    expect((await call(ana, read, { params })).body.title).toBe('De Ana');
    const again = await call(bia, change, { params, body: { title: 'De Bia' } }, over(2));
    expect([again.status, again.headers.etag]).toEqual([200, '"3"']);
  });

  it.each(things)('of $name at once: exactly one does', async ({ make, change }) => {
    const params = { id: await make() };
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => call(ana, change, { params, body: { title } }, over(1))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
  });

  it('of a section or a content: its revision is in the course', async () => {
    const course = await aCourse(db);
    const params = { id: assertDefined(course.contentIds[0]) };
    const read = async () =>
      (await call(ana, courses.readCourse, { params: { id: course.id } })).body.sections[0];
    const revisionsOf = async () => {
      const section = assertDefined(await read());
      return [section.revision, section.contents[0]?.revision];
    };
    expect(await revisionsOf()).toEqual([1, 1]);
    const change = (title: string, revision: number) =>
      call(bia, courses.changeContent, { params, body: { title } }, over(revision));
    expect((await change('Um', 1)).body.revision).toBe(2);
    expect((await change('Dois', 1)).status).toBe(412);
    expect(await revisionsOf()).toEqual([1, 2]);
    const section = { params: { id: assertDefined(await read()).id }, body: { title: 'Outra' } };
    expect((await call(bia, courses.changeSection, section, over(9))).status).toBe(412);
    expect((await call(bia, courses.changeSection, section, over(1))).status).toBe(200);
  });

  it('on another day: the day is told', async () => {
    const params = { id: (await aLive(db)).id };
    await call(ana, lives.changeLive, { params, body: { title: 'Ontem' } });
    time.now = new Date('2026-11-22T12:00:00.000Z');
    const { body } = await call(bia, lives.changeLive, { params, body: {} }, over(1));
    time.now = new Date('2026-11-21T17:32:00.000Z');
    expect(body.detail).toBe('Alterado por Ana em 21 de novembro de 2026 às 14:32');
  });

  it('who does not say over which version changes what there is', async () => {
    const params = { id: (await aLive(db)).id };
    const change = (ifMatch?: string) =>
      call(
        ana,
        lives.changeLive,
        { params, body: { title: randomUUID() } },
        {
          ...(ifMatch && { 'if-match': ifMatch }),
        },
      );
    expect((await change()).status).toBe(200);
    expect((await change('*')).status).toBe(200);
    expect((await change('"1", "3"')).status).toBe(200);
    expect((await change('W/"4"')).status).toBe(200);
    expect((await change('nonsense')).status).toBe(412);
  });

  it('a learner is told no revision', async () => {
    const { id } = await aCourse(db);
    const { headers, body } = await call(learner, courses.readCourse, { params: { id } });
    expect(headers.etag).toBeUndefined();
    expect(body.revision).toBeNull();
    expect(body.sections[0]?.contents[0]?.revision).toBeNull();
  });
});

describe('a former version is restored', () => {
  it('as the next one, by the rules of the entity', async () => {
    const course = await aCourse(db, { title: 'Primeiro', slug: 'primeiro-slug' });
    const params = { id: course.id };
    await call(ana, courses.configureCourse, {
      params,
      body: { title: 'Segundo', slug: 'segundo-slug' },
    });
    const taken = await aCourse(db, { slug: 'primeiro-slug' });
    expect(await restore('COURSE', course.id, 1)).toMatchObject({
      status: 409,
      body: { code: 'slug_taken' },
    });
    await call(ana, courses.deleteCourse, { params: { id: taken.id } });
    expect(await restore('COURSE', course.id, 1)).toMatchObject({
      status: 200,
      body: { revision: 3 },
    });
    const { body, headers } = await call(ana, courses.readCourse, { params });
    expect([body.title, body.slug, headers.etag]).toEqual(['Primeiro', 'primeiro-slug', '"3"']);
    expect((await history('COURSE', course.id))[0]).toMatchObject({
      what: 'RESTORED',
      changedBy: { name: 'Bia' },
      differences: [{ label: 'Título' }, { label: 'Slug' }],
    });
    const { body: differences } = await call(ana, contract.compareRevision, {
      params: { kind: 'COURSE', id: course.id, number: '2' },
    });
    expect(differences).toMatchObject([
      { label: 'Título', before: 'Primeiro', after: 'Segundo' },
      { label: 'Slug', before: 'primeiro-slug', after: 'segundo-slug' },
    ]);
    await restore('COURSE', course.id, 2);
    expect((await call(ana, courses.readCourse, { params })).body.title).toBe('Segundo');
  });

  it.each<[string, () => Promise<[RevisionKind, string]>]>([
    ['a section', async () => ['SECTION', assertDefined((await aCourse(db)).sections[0]).id]],
    ['a content', async () => ['CONTENT', assertDefined((await aCourse(db)).contentIds[0])]],
    ['a trail', async () => ['TRAIL', (await aTrail(db)).id]],
    ['a live', async () => ['LIVE', (await aLive(db)).id]],
    ['a practice exam', async () => ['PRACTICE_EXAM', (await aPracticeExam(db)).id]],
  ])('of %s', async (_name, make) => {
    const [kind, id] = await make();
    const verbs = {
      SECTION: courses.changeSection,
      CONTENT: courses.changeContent,
      TRAIL: trails.configureTrail,
      LIVE: lives.changeLive,
      PRACTICE_EXAM: exams.configurePracticeExam,
    };
    if (!(kind in verbs)) throw new Error('nobody changes that');
    await call(ana, verbs[kind as keyof typeof verbs], { params: { id }, body: { title: 'Novo' } });
    expect((await restore(kind, id, 1)).status).toBe(200);
    const [restored, change] = await history(kind, id);
    expect(assertDefined(restored).differences).toEqual(
      assertDefined(change).differences.map((found) => ({
        ...found,
        before: found.after,
        after: found.before,
      })),
    );
  });

  it('of an order, as far as things are still there', async () => {
    const course = await aCourse(db);
    const [section] = course.sections;
    const [first = '', second = ''] = course.contentIds;
    const sectionId = assertDefined(section).id;
    const order = async () =>
      (await call(ana, courses.readCourse, { params: { id: course.id } })).body.sections.flatMap(
        ({ contents }) => contents.map(({ id }) => id),
      );
    await call(ana, courses.orderContents, {
      body: { courseId: course.id, sections: [{ id: sectionId, contents: [second, first] }] },
    });
    const { body: added } = await call(ana, courses.createContent, {
      body: {
        sectionId,
        createContentDto: { contentType: 'QUICK_QUESTION', title: 'Depois' },
      },
    });
    expect((await restore('OUTLINE', course.id, 1)).status).toBe(200);
    expect(await order()).toEqual([first, second, added.id]);
  });

  it('of the steps of a trail, without what has been deleted since', async () => {
    const [kept, gone] = [await aLive(db, { title: 'Fica' }), await aLive(db, { title: 'Vai' })];
    const trail = await aTrail(db, {
      contents: [
        { kind: 'live', targetId: gone.id },
        { kind: 'live', targetId: kept.id, after: [0] },
      ],
    });
    const [first = '', second = ''] = trail.contentIds;
    for (const id of [second, first])
      await call(ana, trails.removeTrailContent, { params: { id } });
    await restore('TRAIL_ITEMS', trail.id, 1);
    const steps = async () =>
      (await call(ana, trails.readTrail, { params: { id: trail.id } })).body.contents.map(
        ({ id, after }) => ({ id, after }),
      );
    expect(await steps()).toEqual([
      { id: first, after: [] },
      { id: second, after: [first] },
    ]);
    await call(ana, trails.removeTrailContent, { params: { id: first } });
    await call(ana, lives.deleteLive, { params: { id: gone.id } });
    await restore('TRAIL_ITEMS', trail.id, 1);
    expect(await steps()).toEqual([{ id: second, after: [] }]);
  });

  it('but for its publication, which has a verification of its own', async () => {
    const { id } = await aCourse(db, { title: 'Antes' });
    const params = { id };
    await call(ana, courses.configureCourse, { params, body: { title: 'Depois' } });
    await call(ana, publications.publish, { body: { kind: 'COURSE', ids: [id], isActive: false } });
    const { body: differences } = await call(ana, contract.compareRevision, {
      params: { kind: 'COURSE', id, number: '1' },
    });
    expect(differences.map(({ label }) => label)).toEqual(['Título']);
    await restore('COURSE', id, 1);
    expect((await call(ana, courses.readCourse, { params })).body).toMatchObject({
      title: 'Antes',
      isActive: false,
    });
  });

  it('not when there is none, nor when it is gone', async () => {
    const { id } = await aLive(db);
    expect((await restore('LIVE', id, 1)).status).toBe(404);
    await call(ana, lives.changeLive, { params: { id }, body: { title: 'Outro' } });
    expect((await restore('LIVE', id, 7)).status).toBe(404);
    await call(ana, lives.deleteLive, { params: { id } });
    expect((await restore('LIVE', id, 1)).status).toBe(404);
  });
});

it('the description of the API tells of ETag, If-Match and the version that comes with a 412', async () => {
  const { paths } = (await app.inject({ method: 'GET', url: '/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  expect(paths['/courses/{id}']?.['get']).toMatchObject({
    responses: { 200: { headers: { ETag: {} } } },
  });
  expect(paths['/courses/{id}/config']?.['patch']).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'If-Match', in: 'header' }),
    ]),
    responses: {
      200: { headers: { ETag: {} } },
      412: { description: expect.stringContaining('changed_meanwhile') },
    },
  });
});
