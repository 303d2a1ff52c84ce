import { randomUUID } from 'node:crypto';
import * as attemptContract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courseContract from '@sabia/domain/courses/courses.contract.ts';
import * as liveContract from '@sabia/domain/lives/lives.contract.ts';
import * as examContract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import * as trailContract from '@sabia/domain/trails/trails.contract.ts';
import * as userContract from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aContent, aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { someTerms } from './taxonomy.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

let lastNumber = 0;
/** A title that no other test has. */
const aTitle = (word = 'Assunto') => `${word} ${(lastNumber += 1)}`;

async function aTerm(kind: TaxonomyKind, title = aTitle()): Promise<{ id: string; title: string }> {
  const [id = ''] = await someTerms(db, kind, [title]);
  return { id, title };
}
const twoTerms = async (kind: TaxonomyKind) => [await aTerm(kind), await aTerm(kind)] as const;

const rename = (kind: TaxonomyKind, id: string, title: string) =>
  call(admin, contract.renameTerm, { params: { kind, id }, body: { title } });
const merge = (kind: TaxonomyKind, id: string, into: string) =>
  call(admin, contract.mergeTerm, { params: { kind, id }, body: { into } });
const remove = (kind: TaxonomyKind, id: string, replacement?: string) =>
  call(admin, contract.deleteTerm, {
    params: { kind, id },
    query: replacement ? { replacement } : {},
  });
const order = (ids: string[]) => call(admin, contract.orderLevels, { body: { ids } });

const idsOf = async (kind: TaxonomyKind) =>
  (await call(null, contract.readTaxonomy)).body[kind].map(({ id }) => id);
const usageOf = async (kind: TaxonomyKind, id: string) =>
  (await call(admin, contract.readTaxonomyUsage)).body[kind].find((term) => term.id === id)?.usage;
const courseOf = async (id: string) =>
  (await call(admin, courseContract.readCourse, { params: { id } })).body;
const examOf = async (id: string) =>
  (await call(admin, examContract.readPracticeExam, { params: { id } })).body;

const unused = {
  coursesQtd: 0,
  practiceExamsQtd: 0,
  livesQtd: 0,
  trailsQtd: 0,
  questionsQtd: 0,
  drawsQtd: 0,
  learnersQtd: 0,
  deletedQtd: 0,
};

describe('the usage of a term', () => {
  it('counts each entity with it once', async () => {
    const { id, title } = await aTerm('levels');
    await aCourse(db, { levels: [title] });
    await aCourse(db, { levels: [title], isActive: false });
    await aTrail(db, { level: title });
    await aPracticeExam(db, {
      level: id,
      levels: [title],
      isLeveling: true,
      levelingBands: [{ levelId: id, minimum: 0 }],
    });
    await aUser(db, { level: id });
    expect(await usageOf('levels', id)).toEqual({
      ...unused,
      coursesQtd: 2,
      trailsQtd: 1,
      questionsQtd: 0,
      practiceExamsQtd: 1,
      learnersQtd: 1,
    });
  });

  it('counts an exam that has the title as its level', async () => {
    const { id, title } = await aTerm('levels', aTitle('Avançado'));
    await aPracticeExam(db, { level: title.toUpperCase() });
    expect(await usageOf('levels', id)).toEqual({ ...unused, practiceExamsQtd: 1 });
  });

  it('counts automatic exams that use it as a filter', async () => {
    const { id, title } = await aTerm('categories');
    await aPracticeExam(db, { categories: [title], questions: 2 });
    await aLive(db, { categories: [title] });
    const draw = { filters: [id], questionsQtd: 2 };
    await aPracticeExam(db, { autoGenerate: true, ...draw });
    const { sections } = await aCourse(db);
    await aContent(db, sections[0]?.id ?? '', {
      contentType: 'EXAM',
      generatedExamFilters: [id],
      questionsQtd: 2,
    });
    expect(await usageOf('categories', id)).toEqual({
      ...unused,
      practiceExamsQtd: 1,
      livesQtd: 1,
      drawsQtd: 2,
    });
  });

  it('counts deleted entities separately', async () => {
    const { id, title } = await aTerm('skills');
    const course = await aCourse(db, { skills: [title] });
    await call(admin, courseContract.deleteCourse, { params: course });
    expect(await usageOf('skills', id)).toEqual({ ...unused, deletedQtd: 1 });
  });
});

describe('renaming a term', () => {
  it('changes the title everywhere', async () => {
    const { id, title } = await aTerm('categories');
    const course = await aCourse(db, { categories: [title] });
    const renamed = await rename('categories', id, ' Música ');
    expect(renamed).toMatchObject({ status: 200, body: { id, title: 'Música' } });
    expect((await courseOf(course.id)).categories).toEqual([{ id, title: 'Música' }]);
  });

  it('may change accents only', async () => {
    const { id } = await aTerm('skills', 'Logica de predicados');
    expect((await rename('skills', id, 'Lógica de predicados')).status).toBe(200);
  });

  it('is refused if another term of the kind has the title, in any case and accents', async () => {
    const { id } = await aTerm('skills');
    await aTerm('skills', 'Redação');
    expect(await rename('skills', id, 'REDACAO')).toMatchObject({
      status: 409,
      body: {
        code: 'title_taken',
        errors: [
          {
            path: 'title',
            message: 'Este nome já está em uso. Escolha outro ou use “Juntar com…”.',
          },
        ],
      },
    });
    const category = await aTerm('categories');
    expect((await rename('categories', category.id, 'Redação')).status).toBe(200);
  });

  it('is refused with an empty or too long title, and for an unknown term', async () => {
    const { id } = await aTerm('skills');
    expect((await rename('skills', id, ' ')).body.errors).toEqual([
      { path: 'title', message: 'Campo obrigatório' },
    ]);
    expect((await rename('skills', id, 'x'.repeat(61))).body.errors).toEqual([
      { path: 'title', message: 'Máximo 60 caracteres' },
    ]);
    expect((await rename('skills', randomUUID(), 'Escrita')).status).toBe(404);
    expect((await rename('categories', id, 'Escrita')).status).toBe(404);
  });

  it('keeps the level of an exam that has the title of the level', async () => {
    const { id, title } = await aTerm('levels');
    const exam = await aPracticeExam(db, { level: title });
    const renamed = aTitle('Renomeado');
    await rename('levels', id, renamed);
    expect(await examOf(exam.id)).toMatchObject({ level: id, levels: [{ id, title: renamed }] });
  });
});

describe('the order of the levels', () => {
  it('is set as a whole; a new level is last', async () => {
    await aTerm('levels');
    const before = await idsOf('levels');
    const after = before.toReversed();
    expect(await order(after)).toMatchObject({ status: 200, body: { ids: after } });
    expect(await idsOf('levels')).toEqual(after);
    const [first = ''] = after;
    const { id: unusedId } = await aTerm('levels');
    await remove('levels', unusedId);
    const { id } = await aTerm('levels');
    expect((await idsOf('levels')).at(0)).toBe(first);
    expect((await idsOf('levels')).at(-1)).toBe(id);
  });

  it('is refused without effect if it does not name every level once', async () => {
    const before = await idsOf('levels');
    const [first = '', ...rest] = before;
    const { id: category } = await aTerm('categories');
    for (const ids of [rest, [...rest, first, first], [...rest.toReversed(), category]]) {
      expect(await order(ids)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    expect(await idsOf('levels')).toEqual(before);
  });

  it('is one of several that were requested concurrently', async () => {
    const ids = await idsOf('levels');
    const answers = await Promise.all([order(ids), order(ids.toReversed()), order(ids)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([ids, ids.toReversed()]).toContainEqual(await idsOf('levels'));
  });
});

describe('a merge', () => {
  it('of categories changes courses, lives, trails, exams and their filters', async () => {
    const [from, into] = await twoTerms('categories');
    const course = await aCourse(db, { categories: [from.title], sections: 1 });
    const live = await aLive(db, { categories: [from.title] });
    const trail = await aTrail(db, { category: from.title });
    const exam = await aPracticeExam(db, { categories: [from.title], questions: 2 });
    const draw = await aPracticeExam(db, {
      autoGenerate: true,
      filters: [from.id, course.id],
      questionsQtd: 2,
    });
    const contentId = await aContent(db, course.sections[0]?.id ?? '', {
      contentType: 'EXAM',
      generatedExamFilters: [course.id, from.id],
      questionsQtd: 2,
    });

    expect(await merge('categories', from.id, into.id)).toMatchObject({ status: 200, body: into });

    const moved = await courseOf(course.id);
    expect(moved.categories).toEqual([into]);
    expect(
      moved.sections[0]?.contents.find(({ id }) => id === contentId)?.generatedExamFilters,
    ).toEqual([course.id, into.id]);
    expect((await call(admin, liveContract.readLive, { params: live })).body.categories).toEqual([
      into,
    ]);
    expect((await call(admin, trailContract.readTrail, { params: trail })).body.category).toEqual(
      into,
    );
    expect((await examOf(exam.id)).categories).toEqual([into]);
    expect((await examOf(draw.id)).filters).toEqual([into.id, course.id]);
    expect(await idsOf('categories')).not.toContain(from.id);
    expect(await usageOf('categories', into.id)).toEqual({
      ...unused,
      coursesQtd: 1,
      livesQtd: 1,
      trailsQtd: 1,
      questionsQtd: 0,
      practiceExamsQtd: 1,
      drawsQtd: 2,
    });
  });

  it('of levels changes courses, trails, exams, leveling bands and learners', async () => {
    const [from, into] = await twoTerms('levels');
    const top = await aTerm('levels');
    const course = await aCourse(db, { levels: [from.title] });
    const trail = await aTrail(db, { level: from.title });
    const byId = await aPracticeExam(db, { level: from.id });
    const byTitle = await aPracticeExam(db, { level: from.title.toLowerCase() });
    const leveling = await aPracticeExam(db, {
      isLeveling: true,
      levelingBands: [
        { levelId: from.id, minimum: 0 },
        { levelId: into.id, minimum: 40 },
        { levelId: top.id, minimum: 70 },
      ],
    });
    const learner = await aUser(db, { level: from.id });

    await merge('levels', from.id, into.id);

    expect((await courseOf(course.id)).levels).toEqual([into]);
    expect((await call(admin, trailContract.readTrail, { params: trail })).body.level).toEqual(
      into,
    );
    for (const { id } of [byId, byTitle]) {
      expect(await examOf(id)).toMatchObject({ level: into.id, levels: [into] });
    }
    expect((await examOf(leveling.id)).levelingBands).toEqual([
      { levelId: into.id, minimum: 0 },
      { levelId: top.id, minimum: 70 },
    ]);
    expect((await call(learner, userContract.readUser, { params: learner })).body).toMatchObject({
      level: into.title,
    });
  });

  it('of skills changes courses', async () => {
    const [from, into] = await twoTerms('skills');
    const course = await aCourse(db, { skills: [from.title] });
    await merge('skills', from.id, into.id);
    expect((await courseOf(course.id)).skills).toEqual([into]);
  });

  it('leaves one term on an entity that has both', async () => {
    const [from, into] = await twoTerms('categories');
    const categories = [from.title, into.title];
    const course = await aCourse(db, { categories });
    const live = await aLive(db, { categories });
    const exam = await aPracticeExam(db, { categories, questions: 2 });
    const draw = await aPracticeExam(db, {
      autoGenerate: true,
      filters: [into.id, from.id],
      questionsQtd: 2,
    });
    await merge('categories', from.id, into.id);
    expect((await courseOf(course.id)).categories).toEqual([into]);
    expect((await call(admin, liveContract.readLive, { params: live })).body.categories).toEqual([
      into,
    ]);
    expect((await examOf(exam.id)).categories).toEqual([into]);
    expect((await examOf(draw.id)).filters).toEqual([into.id]);
  });

  it('does not change a term of another kind with the same title', async () => {
    const title = aTitle();
    const [from, into] = [await aTerm('categories', title), await aTerm('categories')];
    const level = await aTerm('levels', title);
    const exam = await aPracticeExam(db, { level: title });
    await merge('categories', from.id, into.id);
    expect(await examOf(exam.id)).toMatchObject({ level: title, levels: [level] });
  });

  it('changes deleted entities too', async () => {
    const [from, into] = await twoTerms('categories');
    const trail = await aTrail(db, { category: from.title });
    await call(admin, trailContract.deleteTrail, { params: trail });
    expect((await merge('categories', from.id, into.id)).status).toBe(200);
    expect(await usageOf('categories', into.id)).toEqual({ ...unused, deletedQtd: 1 });
  });

  it('is refused with itself, with another kind and with unknown terms', async () => {
    const { id } = await aTerm('skills');
    const { id: category } = await aTerm('categories');
    const message = 'Não existe um item com este identificador';
    expect((await merge('skills', id, id)).body.errors).toEqual([
      { path: 'into', message: 'Escolha outro item: este é o mesmo.' },
    ]);
    expect((await merge('skills', id, category)).body.errors).toEqual([{ path: 'into', message }]);
    expect((await merge('skills', id, randomUUID())).status).toBe(422);
    expect((await merge('skills', randomUUID(), id)).status).toBe(404);
    expect((await merge('categories', id, category)).status).toBe(404);
    expect(await idsOf('skills')).toContain(id);
  });

  it('is all or nothing', async () => {
    const [from, into] = await twoTerms('levels');
    const course = await aCourse(db, { levels: [from.title] });
    const learner = await aUser(db, { level: from.id });
    await db.run(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`);
    await db.run(sql`
      create trigger refuse before update of level on users for each row execute function refuse()`);
    expect((await merge('levels', from.id, into.id)).status).toBe(500);
    await db.run(sql`drop function refuse cascade`);
    expect((await courseOf(course.id)).levels).toEqual([from]);
    expect(await usageOf('levels', from.id)).toEqual({ ...unused, coursesQtd: 1, learnersQtd: 1 });
    expect(learner.level).toBe(from.title);
  });
});

describe('deleting a term', () => {
  it('works for an unused one', async () => {
    const { id } = await aTerm('skills');
    expect((await remove('skills', id)).status).toBe(204);
    expect(await idsOf('skills')).not.toContain(id);
    expect((await remove('skills', id)).status).toBe(404);
  });

  it('is refused for a used one, with its uses', async () => {
    const { id, title } = await aTerm('categories');
    const course = await aCourse(db, { categories: [title] });
    await aTrail(db, { category: title });
    expect(await remove('categories', id)).toMatchObject({
      status: 409,
      body: {
        code: 'term_in_use',
        detail: `“${title}” está em uso: 1 curso e 1 trilha. Escolha o que fica no lugar antes de excluir.`,
      },
    });
    expect((await courseOf(course.id)).categories).toEqual([{ id, title }]);
  });

  it('with a replacement changes all uses', async () => {
    const [from, into] = await twoTerms('skills');
    const course = await aCourse(db, { skills: [from.title] });
    expect((await remove('skills', from.id, into.id)).status).toBe(204);
    expect((await courseOf(course.id)).skills).toEqual([into]);
  });

  it('is refused with an invalid replacement', async () => {
    const { id } = await aTerm('skills');
    const { id: category } = await aTerm('categories');
    for (const replacement of [id, category, randomUUID()]) {
      const { status, body } = await remove('skills', id, replacement);
      expect([status, body.errors[0]?.path]).toEqual([422, 'replacement']);
    }
    expect(await idsOf('skills')).toContain(id);
  });
});

describe('concurrently', () => {
  it('two terms are merged into each other: one stays', async () => {
    const [one, other] = await twoTerms('skills');
    const course = await aCourse(db, { skills: [one.title, other.title] });
    const answers = await Promise.all([
      merge('skills', one.id, other.id),
      merge('skills', other.id, one.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const left = (await courseOf(course.id)).skills;
    expect(left).toHaveLength(1);
    expect(await idsOf('skills')).toContain(left[0]?.id);
  });

  it('a term is merged into two others: one replaces it', async () => {
    const [from, one] = await twoTerms('skills');
    const other = await aTerm('skills');
    const course = await aCourse(db, { skills: [from.title] });
    const answers = await Promise.all([
      merge('skills', from.id, one.id),
      merge('skills', from.id, other.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const [left] = (await courseOf(course.id)).skills;
    expect([one.id, other.id]).toContain(left?.id);
  });

  it('entities get a term that is merged: they have the other term, or are refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = await twoTerms('categories');
      const [level, skill] = [await aTerm('levels'), await aTerm('skills')];
      const known = await aCourse(db, { categories: ['Tecnologia'] });
      const exam = await aPracticeExam(db, { categories: [from.title], questions: 2 });
      const texts = {
        title: 'Artes',
        shortDescription: 'Um pouco de cada.',
        description: '<p>A</p>',
      };
      const [merged, ...filed] = await Promise.all([
        merge('categories', from.id, into.id),
        call(admin, courseContract.createCourse, {
          body: {
            ...texts,
            slug: `artes-${randomUUID()}`,
            estimatedCompletionHours: 1,
            categories: [from.id],
            levels: [level.id],
            skills: [skill.id],
          },
        }),
        call(admin, courseContract.configureCourse, {
          params: known,
          body: { categories: [from.id] },
        }),
        call(admin, examContract.configurePracticeExam, {
          params: exam,
          body: { categories: [from.id], filters: [from.id] },
        }),
        call(admin, trailContract.createTrail, {
          body: { ...texts, category: from.id, level: level.id, estimatedCompletionHours: 1 },
        }),
        call(admin, liveContract.createLive, {
          body: {
            title: 'Artes',
            shortDescription: 'Ao vivo.',
            liveUrl: 'https://youtu.be/1',
            categories: [from.id],
          },
        }),
      ]);
      expect(merged.status).toBe(200);
      for (const { status, body } of filed) {
        expect([200, 201, 422]).toContain(status);
        if (status === 422) expect(body.errors[0]?.message).toMatch('Não existe um item');
      }
      expect((await examOf(exam.id)).categories).toEqual([into]);
      expect((await examOf(exam.id)).filters).not.toContain(from.id);
      expect(await idsOf('categories')).not.toContain(from.id);
    }
  });

  it('a level is merged while a leveling exam sets it: the learner has the other level', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [from, into] = await twoTerms('levels');
      const { id } = await aPracticeExam(db, {
        isLeveling: true,
        levelingBands: [{ levelId: from.id, minimum: 0 }],
      });
      const learner = await aUser(db);
      const { body: attempt } = await call(learner, attemptContract.startPracticeAttempt, {
        params: { id },
      });
      const [merged, submitted] = await Promise.all([
        merge('levels', from.id, into.id),
        call(learner, attemptContract.submitPracticeAttempt, {
          params: attempt,
          body: { answers: someAnswers(attempt) },
        }),
      ]);
      expect([merged.status, submitted.status]).toEqual([200, 200]);
      const { body: user } = await call(learner, userContract.readUser, { params: learner });
      expect(user.level).toBe(into.title);
    }
  });

  it('a term is deleted and used: either the deletion or the use is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aTerm('categories');
      const course = await aCourse(db, { categories: ['Tecnologia'] });
      const [removed, used] = await Promise.all([
        remove('categories', id),
        call(admin, courseContract.configureCourse, { params: course, body: { categories: [id] } }),
      ]);
      expect([
        [204, 422],
        [409, 200],
      ]).toContainEqual([removed.status, used.status]);
    }
  });
});
