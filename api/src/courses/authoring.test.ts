import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/courses/courses.contract.ts';
import { progressContent } from '@sabia/domain/progress/progress.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aCourse } from './courses.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const [category = ''] = await someTerms(db, 'categories', ['Tecnologia']);
const [level = ''] = await someTerms(db, 'levels', ['Iniciante']);
const [skill = ''] = await someTerms(db, 'skills', ['Lógica']);

const filledIn = (given: object = {}) => ({
  title: 'Python em casa',
  slug: `python-${randomUUID().slice(0, 8)}`,
  shortDescription: 'Programe hoje.',
  description: '<h2>Por quê</h2><script>alert(1)</script>',
  estimatedCompletionHours: 6,
  categories: [{ id: category }],
  levels: [level],
  skills: [{ id: skill }],
  banners: [{ desktopUrl: 'https://example.com/d.webp', mobileUrl: 'https://example.com/m.webp' }],
  ...given,
});

const create = (body: object) => call(admin, contract.createCourse, { body });

describe('a new course', () => {
  it('is a PAID draft with a storage of its own, and says where it is', async () => {
    const { status, body, headers } = await create(filledIn());
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/courses/${body.id}`);
    expect(body).toMatchObject({
      paymentType: 'PAID',
      isActive: false,
      isDeleted: false,
      sections: [],
    });
    expect(body.storageId).toMatch(/^\d{8}$/);
    expect(body.banners[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.categories).toEqual([{ id: category, title: 'Tecnologia' }]);
  });

  it('keeps rich text clean', async () => {
    expect((await create(filledIn())).body.description).toBe('<h2>Por quê</h2>');
  });

  it('ignores what it does not know', async () => {
    const { body } = await create(filledIn({ extra: 1, hasFullAccess: true }));
    expect(body).not.toHaveProperty('extra');
  });

  it.each<[name: string, given: object, path: string, message: string]>([
    ['no title', { title: '  ' }, 'title', 'Campo obrigatório'],
    ['no slug', { slug: undefined }, 'slug', 'Campo obrigatório'],
    ['a long slug', { slug: 'a'.repeat(101) }, 'slug', 'O slug deve ter no máximo 100 caracteres.'],
    [
      'a slug with accents',
      { slug: 'programação' },
      'slug',
      'Slug inválido. Use apenas letras minúsculas, números e hifens.',
    ],
    [
      'a slug with two hyphens',
      { slug: 'a--b' },
      'slug',
      'Slug inválido. Use apenas letras minúsculas, números e hifens.',
    ],
    ['no short description', { shortDescription: '' }, 'shortDescription', 'Campo obrigatório'],
    [
      'a long short description',
      { shortDescription: 'x'.repeat(106) },
      'shortDescription',
      'Máximo 105 caracteres',
    ],
    ['no description', { description: null }, 'description', 'Campo obrigatório'],
    ['an empty description', { description: '<p></p>' }, 'description', 'Campo obrigatório'],
    [
      'no hours',
      { estimatedCompletionHours: undefined },
      'estimatedCompletionHours',
      'Campo obrigatório',
    ],
    ['another payment type', { paymentType: 'CHEAP' }, 'paymentType', 'Use PAID, FREE ou FREEMIUM'],
    ['no category', { categories: [] }, 'categories', 'Mínimo de 1 categoria'],
    ['no levels', { levels: undefined }, 'levels', 'Mínimo de 1 nível'],
    ['no skill', { skills: [] }, 'skills', 'Mínimo de 1 habilidade'],
    [
      'a level for a category',
      { categories: [{ id: level }] },
      'categories',
      'Não existe um item com este identificador',
    ],
    [
      'an unknown skill',
      { skills: [randomUUID()] },
      'skills',
      'Não existe um item com este identificador',
    ],
  ])('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await create(filledIn(given));
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ path, message });
  });

  it('leaves nothing behind when it is refused', async () => {
    const slug = `nada-${randomUUID().slice(0, 8)}`;
    await create(filledIn({ slug, skills: [randomUUID()] }));
    expect(await db.many(sql`select from courses where slug = ${slug}`)).toEqual([]);
  });

  it('has a slug of its own, also when two ask at once; a deleted one gives it back', async () => {
    const slug = `disputado-${randomUUID().slice(0, 8)}`;
    const answers = await Promise.all([1, 2, 3].map(() => create(filledIn({ slug }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'slug_taken',
      errors: [{ path: 'slug' }],
    });
    const made = answers.find(({ status }) => status === 201);
    await call(admin, contract.deleteCourse, { params: { id: made?.body.id ?? '' } });
    expect((await create(filledIn({ slug }))).status).toBe(201);
  });
});

describe('the simpler form', () => {
  const simple = (given: object = {}) => ({
    title: 'Python em casa',
    shortDescription: 'Programe hoje.',
    description: '<p>Do zero.</p><script>alert(1)</script>',
    estimatedCompletionHours: 6,
    category,
    level,
    ...given,
  });

  it('makes a PAID draft with a slug from its title, to be completed', async () => {
    const { status, body, headers } = await create(simple({ title: 'Álgebra já' }));
    expect(status).toBe(201);
    expect(headers.location).toBe(`/v1/courses/${body.id}`);
    expect(body).toMatchObject({
      title: 'Álgebra já',
      slug: 'algebra-ja',
      description: '<p>Do zero.</p>',
      paymentType: 'PAID',
      isActive: false,
      categories: [{ id: category, title: 'Tecnologia' }],
      levels: [{ id: level, title: 'Iniciante' }],
      skills: [],
    });
    expect(body.storageId).toMatch(/^\d{8}$/);
  });

  it('finds a free slug, also when several ask at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create(simple({ title: 'Trigonometria' }))));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(made.map(({ body }) => body.slug).toSorted()).toEqual([
      'trigonometria',
      'trigonometria-2',
      'trigonometria-3',
    ]);
  });

  it('has no slug, payment type or skills, and says so', async () => {
    const { status, body } = await create(
      simple({ paymentType: 'FREE', slug: 'livre', skills: [skill] }),
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path)).toEqual(['slug', 'paymentType', 'skills']);
    expect((await create(simple({ slug: '', skills: [] }))).status).toBe(201);
  });

  it('says all that it lacks by its own fields', async () => {
    const { status, body } = await create({ category: '', level: '' });
    expect(status).toBe(422);
    const message = 'Campo obrigatório';
    expect(body.errors.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'category', message },
      { path: 'description', message },
      { path: 'estimatedCompletionHours', message },
      { path: 'level', message },
      { path: 'shortDescription', message },
      { path: 'title', message },
    ]);
  });

  it.each(['category', 'level'])('is refused with an unknown %s', async (path) => {
    const { status, body } = await create(simple({ [path]: randomUUID() }));
    expect(status).toBe(422);
    const message = 'Não existe um item com este identificador';
    expect(body.errors).toEqual([{ path, message }]);
  });

  it('does not mix with the full form', async () => {
    const path = 'category';
    const { status, body } = await create(filledIn({ category }));
    const message = 'Envie o campo no singular ou no plural, não os dois';
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    const { id } = await aCourse(db);
    const changed = await call(admin, contract.configureCourse, {
      params: { id },
      body: { category, categories: [category] },
    });
    expect([changed.status, changed.body.errors]).toEqual([422, [{ path, message }]]);
  });

  it('changes the one category and the one level of a course', async () => {
    const { id } = await aCourse(db, { categories: ['Saúde', 'Arte'], levels: ['Avançado'] });
    const configure = (body: object) =>
      call(admin, contract.configureCourse, { params: { id }, body });
    const { body } = await configure({ category, level });
    expect([...body.categories, ...body.levels].map((term) => term.id)).toEqual([category, level]);
    const unknown = await configure({ category: randomUUID() });
    const message = 'Não existe um item com este identificador';
    expect(unknown.body.errors).toEqual([{ path: 'category', message }]);
  });
});

describe('the settings', () => {
  it('change by what is sent, and nothing else', async () => {
    const course = (await create(filledIn({ thumbUrl: '/files/capa.webp' }))).body;
    const { status, body } = await call(admin, contract.configureCourse, {
      params: { id: course.id },
      query: { verification: 'skip' },
      body: { title: 'Outro', thumbUrl: null, isActive: true },
    });
    expect(status).toBe(200);
    const { updatedAt: _, ...expected } = {
      ...course,
      title: 'Outro',
      thumbUrl: null,
      isActive: true,
      revision: 2,
    };
    expect(body).toMatchObject(expected);
  });

  it('are the same, without a new revision, if the banners are sent again without ids', async () => {
    const banner = (name: string) => ({
      desktopUrl: `https://example.com/${name}.webp`,
      mobileUrl: `https://example.com/${name}-m.webp`,
    });
    const sent = [banner('a'), banner('b'), banner('a')];
    const { body: course } = await create(filledIn({ banners: sent }));
    const change = (banners: { desktopUrl: string; mobileUrl: string }[]) =>
      call(admin, contract.configureCourse, { params: { id: course.id }, body: { banners } });
    const ids = course.banners.map(({ id }) => id);
    expect((await change(sent)).body).toMatchObject({ revision: 1, banners: course.banners });
    // One more in front, one with its id, and one without.
    const more = [banner('c'), { ...banner('a'), id: ids[2] }, banner('a'), banner('a')];
    const { body } = await change(more);
    expect(body).toMatchObject({ revision: 2, banners: more });
    expect(body.banners.slice(1, 3).map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect(new Set([...ids, ...body.banners.map(({ id }) => id)]).size).toBe(5);
    expect((await change([])).body.banners).toEqual([]);
  });

  it('change nothing when one of them is wrong', async () => {
    const { id, slug } = await aCourse(db);
    const other = await aCourse(db);
    const change = (body: object) =>
      call(admin, contract.configureCourse, { params: { id }, body });
    expect((await change({ title: 'Novo', categories: [randomUUID()] })).status).toBe(422);
    expect((await change({ title: 'Novo', slug: other.slug })).status).toBe(409);
    expect((await change({ title: '' })).status).toBe(422);
    const { body } = await call(admin, contract.readCourse, { params: { id } });
    expect(body).toMatchObject({ title: 'Planilhas do zero', slug });
  });

  it('replace the categories that are sent, and keep the levels that are not', async () => {
    const { id } = await aCourse(db, { categories: ['A', 'B'], levels: ['Avançado'] });
    const { body } = await call(admin, contract.configureCourse, {
      params: { id },
      body: { categories: [category] },
    });
    expect(body.categories.map(({ title }) => title)).toEqual(['Tecnologia']);
    expect(body.levels.map(({ title }) => title)).toEqual(['Avançado']);
  });
});

describe('sections and contents', () => {
  const write = (sectionId: string, createContentDto: object) =>
    call(admin, contract.createContent, {
      body: { sectionId, createContentDto: createContentDto as never },
    });

  it('are added at the end', async () => {
    const { id, sections } = await aCourse(db);
    const section = await call(admin, contract.createSection, {
      params: { id },
      body: { title: 'Última' },
    });
    expect(section).toMatchObject({
      status: 201,
      body: { order: 1, isActive: true, isFreemium: false, contents: [] },
    });
    const content = await write(sections[0]?.id ?? '', {
      contentType: 'TEXTPAGE',
      title: 'Fim',
      pageContent: '<p>fim</p>',
    });
    expect(content).toMatchObject({
      status: 201,
      body: { order: 2, title: 'Fim', isPreview: false },
    });
  });

  it.each<[name: string, content: object, path: string]>([
    ['a page without text', { contentType: 'TEXTPAGE', title: 'x' }, 'pageContent'],
    [
      'a page of an empty editor',
      { contentType: 'TEXTPAGE', title: 'x', pageContent: '<p></p>' },
      'pageContent',
    ],
    [
      'a page with nothing that may be kept',
      { contentType: 'TEXTPAGE', title: 'x', pageContent: '<script>x</script>' },
      'pageContent',
    ],
    ['a video without an address', { contentType: 'VIDEO', title: 'x' }, 'videoUrl'],
    [
      'a video from a script',
      { contentType: 'VIDEO', title: 'x', videoUrl: 'javascript:alert(1)' },
      'videoUrl',
    ],
    ['another type', { contentType: 'SONG', title: 'x' }, 'contentType'],
    [
      'a complement that leads nowhere',
      {
        contentType: 'TEXTPAGE',
        title: 'x',
        pageContent: 'x',
        readComplements: [{ type: 'LINK', title: 'x' }],
      },
      'readComplements.0.url',
    ],
  ])('%s is refused', async (_name, content, path) => {
    const { sections } = await aCourse(db);
    const { status, body } = await write(sections[0]?.id ?? '', content);
    expect(status).toBe(422);
    expect(body.errors.map((error) => error.path)).toContain(`createContentDto.${path}`);
  });

  it('a section that is not there is a mistake of its field', async () => {
    const { status, body } = await write(randomUUID(), {
      contentType: 'TEXTPAGE',
      title: 'x',
      pageContent: 'x',
    });
    expect(status).toBe(422);
    expect(body.errors[0]?.path).toBe('sectionId');
  });

  it('a page can be rewritten but not emptied', async () => {
    const { contentIds } = await aCourse(db);
    const change = (body: object) =>
      call(admin, contract.changeContent, { params: { id: contentIds[0] ?? '' }, body });
    expect((await change({ pageContent: '<p>novo<script>x</script></p>' })).body.pageContent).toBe(
      '<p>novo</p>',
    );
    expect((await change({ pageContent: null })).status).toBe(422);
    expect((await change({ title: 'Só o título' })).body).toMatchObject({
      title: 'Só o título',
      pageContent: '<p>novo</p>',
    });
  });

  it('an exam without filters may be sent with any number of questions', async () => {
    const { sections } = await aCourse(db);
    const exam = { contentType: 'EXAM', title: 'Prova' };
    for (const questionsQtd of [0, '', null, 501]) {
      const created = await write(sections[0]?.id ?? '', { ...exam, questionsQtd });
      expect(created).toMatchObject({ status: 201, body: { questionsQtd: 0 } });
      const params = { id: created.body.id };
      const changed = await call(admin, contract.changeContent, {
        params,
        body: { title: 'Outra', questionsQtd: questionsQtd as never },
      });
      expect(changed).toMatchObject({ status: 200, body: { questionsQtd: 0 } });
      const drawn = { questionsQtd: questionsQtd as never, generatedExamFilters: [category] };
      const { status, body } = await call(admin, contract.changeContent, { params, body: drawn });
      expect(status).toBe(422);
      expect(body.errors).toEqual([
        {
          path: 'questionsQtd',
          message: questionsQtd === 501 ? 'Máximo de 500 questões' : 'Mínimo de 1 questão',
        },
      ]);
    }
  });

  it('an exam that is wrong in several fields is refused for all of them at once', async () => {
    const { sections } = await aCourse(db);
    const exam = { contentType: 'EXAM', title: 'Prova', closesAt: '2026-12-01T12:00:00Z' };
    const { body: content } = await write(sections[0]?.id ?? '', exam);
    const { status, body } = await call(admin, contract.changeContent, {
      params: { id: content.id },
      body: {
        title: 'Outra',
        opensAt: '2026-12-02T12:00:00Z',
        generatedExamFilters: [randomUUID()],
        drawQuotas: [{ questionsQtd: 1, levels: [randomUUID()] }],
      },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }) => path).toSorted()).toEqual([
      'closesAt',
      'drawQuotas.0.levels',
      'generatedExamFilters',
      'questionsQtd',
    ]);
    const { body: unreadable } = await call(admin, contract.changeContent, {
      params: { id: content.id },
      body: {
        title: '',
        opensAt: '2026-12-02T12:00:00Z',
        closesAt: '2026-12-01T12:00:00Z',
        generatedExamFilters: [randomUUID()],
        questionsQtd: 0,
      },
    });
    expect(unreadable.errors.map(({ path }) => path).toSorted()).toEqual([
      'closesAt',
      'questionsQtd',
      'title',
    ]);
    const created = await write(sections[0]?.id ?? '', {
      contentType: 'EXAM',
      title: 'Prova',
      generatedExamFilters: [randomUUID()],
      questionsQtd: 1,
      drawQuotas: [{ questionsQtd: 1, levels: [randomUUID()] }],
    });
    expect(created.body.errors.map(({ path }) => path).toSorted()).toEqual([
      'createContentDto.drawQuotas.0.levels',
      'createContentDto.generatedExamFilters',
    ]);
  });

  it('a content becomes a preview and no longer', async () => {
    const { contentIds } = await aCourse(db);
    const toggle = (isPreview: boolean) =>
      call(admin, contract.togglePreview, {
        params: { id: contentIds[0] ?? '' },
        body: { isPreview },
      });
    expect((await toggle(true)).body.isPreview).toBe(true);
    expect((await toggle(false)).body.isPreview).toBe(false);
  });

  it('are deleted once', async () => {
    const { id, sections, contentIds } = await aCourse(db, { sections: 2 });
    const [contentId = ''] = contentIds;
    const sectionId = sections[1]?.id ?? '';
    const remove = () => call(admin, contract.deleteContent, { params: { id: contentId } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const removeSection = (courseId: string) =>
      call(admin, contract.deleteSection, { params: { id: courseId, sectionId } });
    expect((await removeSection(randomUUID())).status).toBe(404);
    expect((await removeSection(id)).status).toBe(204);
    const { body } = await call(admin, contract.readCourse, { params: { id } });
    expect(body.sections.map(({ contents }) => contents.length)).toEqual([1]);
  });

  it('of what was deleted are not there, also where a history keeps them', async () => {
    const { id, sections, contentIds } = await aCourse(db, { sections: 2 });
    const rename = (contentId = '') =>
      call(admin, contract.changeContent, { params: { id: contentId }, body: { title: 'Novo' } });
    const sectionId = sections[0]?.id ?? '';
    const step = { courseId: id, userId: admin.id, sectionId, contentId: contentIds[0] ?? '' };
    expect((await call(admin, progressContent, { body: step })).status).toBe(201);
    await call(admin, contract.deleteSection, { params: { id, sectionId } });
    expect((await rename(contentIds[0])).status).toBe(404);
    expect((await rename(contentIds[2])).status).toBe(200);
    await call(admin, contract.deleteCourse, { params: { id } });
    expect((await rename(contentIds[2])).status).toBe(404);
    const { status } = await call(admin, contract.changeSection, {
      params: { id: sections[1]?.id ?? '' },
      body: { title: 'Nova' },
    });
    expect(status).toBe(404);
  });
});

describe('the order of a course', () => {
  const drawn = async (id: string) => {
    const { body } = await call(admin, contract.readCourse, { params: { id } });
    return body.sections.map((section) => ({
      id: section.id,
      contents: section.contents.map((content) => content.id),
    }));
  };
  const order = (courseId: string, sections: object[]) =>
    call(admin, contract.orderContents, { body: { courseId, sections: sections as never } });

  it('is set at once, across sections, and a repeat changes nothing', async () => {
    const {
      id,
      sections,
      contentIds: [a = '', b = '', c = '', d = ''],
    } = await aCourse(db, { sections: 2 });
    const [first = '', second = ''] = sections.map((section) => section.id);
    const wanted = [
      { id: second, contents: [d, a, c] },
      { id: first, contents: [b] },
    ];
    expect((await order(id, wanted)).status).toBe(200);
    expect((await order(id, wanted)).status).toBe(200);
    expect(await drawn(id)).toEqual(wanted);
  });

  it('made on an old view is told, and changes nothing', async () => {
    const course = await aCourse(db);
    const before = await drawn(course.id);
    const [section] = before;
    const stale = [{ id: section?.id, contents: section?.contents.slice(1) }];
    expect(await order(course.id, stale)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    const other = await aCourse(db);
    expect((await order(course.id, await drawn(other.id))).status).toBe(409);
    expect(await drawn(course.id)).toEqual(before);
    expect((await order(randomUUID(), [])).status).toBe(404);
  });
});
