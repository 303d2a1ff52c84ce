import { randomUUID } from 'node:crypto';
import * as courseContract from '@sabia/domain/courses/courses.contract.ts';
import * as liveContract from '@sabia/domain/lives/lives.contract.ts';
import * as examContract from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as bankContract from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { termsLimit, type TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import * as trailContract from '@sabia/domain/trails/trails.contract.ts';
import * as userContract from '@sabia/domain/users/users.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aContent, aCourse } from '../courses/courses.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { changeTaxonomy } from './change-taxonomy.ts';
import { storeMerge } from './store-merge.ts';
import { someTerms } from './taxonomy.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db, { name: 'Ana' });
const start = new Date('2026-11-21T12:00:00.000Z');
const days = (quantity: number) => new Date(start.getTime() + quantity * 24 * 3600 * 1000);

beforeEach(() => {
  time.now = start;
});

async function aTerm(kind: TaxonomyKind): Promise<{ id: string; title: string }> {
  const title = `Assunto ${randomUUID()}`;
  const [id = ''] = await someTerms(db, kind, [title]);
  return { id, title };
}
const twoTerms = async (kind: TaxonomyKind) => [await aTerm(kind), await aTerm(kind)] as const;
const merge = async (kind: TaxonomyKind, from: { id: string }, into: { id: string }) =>
  assertDefined(
    (
      await call(admin, contract.mergeTerm, {
        params: { kind, id: from.id },
        body: { into: into.id },
      })
    ).body.mergeId ?? undefined,
  );
const undo = (id: string) => call(admin, contract.undoMerge, { params: { id } });
const listed = async () => (await call(admin, contract.pageMerges, { query: { limit: 100 } })).body;
const idsOf = async (kind: TaxonomyKind) =>
  (await call(null, contract.readTaxonomy)).body[kind].map(({ id }) => id);
const read = {
  course: async (params: { id: string }) =>
    (await call(admin, courseContract.readCourse, { params })).body,
  exam: async ({ id }: { id: string }) =>
    (await call(admin, examContract.readPracticeExam, { params: { id } })).body,
  live: async (params: { id: string }) =>
    (await call(admin, liveContract.readLive, { params })).body,
  trail: async (params: { id: string }) =>
    (await call(admin, trailContract.readTrail, { params })).body,
  question: async (id: string) =>
    (await call(admin, bankContract.readQuestion, { params: { id } })).body,
};

describe('the undo of a merge', () => {
  it('gives the category back to everything that had it, and takes the other one from it', async () => {
    const [from, into] = await twoTerms('categories');
    const course = await aCourse(db, { categories: [from.title], sections: 1 });
    const both = await aCourse(db, { categories: [from.title, into.title] });
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
      generatedExamFilters: [into.id, from.id],
      questionsQtd: 2,
    });
    const questionId = assertDefined(exam.questionIds[0]);
    await db.run(sql`update questions set category_id = ${from.id} where id = ${questionId}`);
    const learner = await aUser(db);
    await db.run(sql`
      insert into first_answers (user_id, category_id, answered_at)
      values (${learner.id}, ${from.id}, now())`);
    const filters = async () =>
      (await read.course(course)).sections[0]?.contents.find(({ id }) => id === contentId)
        ?.generatedExamFilters;

    const id = await merge('categories', from, into);
    expect(await filters()).toEqual([into.id]);
    expect(await undo(id)).toMatchObject({ status: 200, body: { usesQtd: 9, keptQtd: 0 } });

    expect(await idsOf('categories')).toContain(from.id);
    expect((await read.course(course)).categories).toEqual([from]);
    expect((await read.course(both)).categories.map((term) => term.id).toSorted()).toEqual(
      [from.id, into.id].toSorted(),
    );
    expect(await filters()).toEqual([into.id, from.id]);
    expect((await read.live(live)).categories).toEqual([from]);
    expect((await read.trail(trail)).category).toEqual(from);
    expect((await read.exam(exam)).categories).toEqual([from]);
    expect((await read.exam(draw)).filters).toEqual([from.id, course.id]);
    expect((await read.question(questionId)).categoryId).toBe(from.id);
    const answered = await db.one(sql`
      select category_id from first_answers where user_id = ${learner.id}`);
    expect(answered).toEqual({ categoryId: from.id });
  });

  it('gives the level back to exams, bands and learners, at its place', async () => {
    const [from, into] = await twoTerms('levels');
    const top = await aTerm('levels');
    const order = await idsOf('levels');
    const course = await aCourse(db, { levels: [from.title] });
    const trail = await aTrail(db, { level: from.title });
    const byId = await aPracticeExam(db, { level: from.id });
    const byTitle = await aPracticeExam(db, { level: from.title });
    const levelingBands = [
      { levelId: from.id, minimum: 0 },
      { levelId: into.id, minimum: 40 },
      { levelId: top.id, minimum: 70 },
    ];
    const leveling = await aPracticeExam(db, { isLeveling: true, levelingBands });
    const learner = await aUser(db, { level: from.id });

    const id = await merge('levels', from, into);
    expect((await undo(id)).body).toMatchObject({ keptQtd: 0 });

    expect(await idsOf('levels')).toEqual(order);
    expect((await read.course(course)).levels).toEqual([from]);
    expect((await read.trail(trail)).level).toEqual(from);
    expect(await read.exam(byId)).toMatchObject({ level: from.id, levels: [from] });
    expect(await read.exam(byTitle)).toMatchObject({ level: from.title, levels: [from] });
    expect((await read.exam(leveling)).levelingBands).toEqual(levelingBands);
    expect((await call(learner, userContract.readUser, { params: learner })).body).toMatchObject({
      level: from.title,
    });
  });

  it('leaves what somebody has changed since, and tells how much that is', async () => {
    const [from, into] = await twoTerms('categories');
    const other = await aTerm('categories');
    const [changed, same] = [
      await aCourse(db, { categories: [from.title] }),
      await aCourse(db, { categories: [from.title] }),
    ];
    await aPracticeExam(db, { categories: [from.title], questions: 2 });
    const draw = await aPracticeExam(db, {
      autoGenerate: true,
      filters: [from.id],
      questionsQtd: 2,
    });
    const id = await merge('categories', from, into);
    await call(admin, courseContract.configureCourse, {
      params: changed,
      body: { categories: [other.id] },
    });
    await db.run(sql`
      update practice_exams set filters = array[${other.id}::uuid] where id = ${draw.id}`);
    expect((await undo(id)).body).toEqual({ usesQtd: 2, keptQtd: 2 });
    expect((await read.course(changed)).categories).toEqual([other]);
    expect((await read.course(same)).categories).toEqual([from]);
    expect((await read.exam(draw)).filters).toEqual([other.id]);
  });

  it('of two merges works in the reverse order', async () => {
    const [one, two] = await twoTerms('skills');
    const three = await aTerm('skills');
    const course = await aCourse(db, { skills: [one.title] });
    const first = await merge('skills', one, two);
    const second = await merge('skills', two, three);
    await undo(second);
    expect((await undo(first)).body).toEqual({ usesQtd: 1, keptQtd: 0 });
    expect((await read.course(course)).skills).toEqual([one]);
  });

  it('also undoes a deletion with a replacement, from the list', async () => {
    const [from, into] = await twoTerms('skills');
    const course = await aCourse(db, { skills: [from.title] });
    await call(admin, contract.deleteTerm, {
      params: { kind: 'skills', id: from.id },
      query: { replacement: into.id },
    });
    const found = (await listed()).items.find((one) => one.from === from.title);
    expect(found).toMatchObject({
      kind: 'skills',
      into: into.title,
      usesQtd: 1,
      changedBy: { id: admin.id, name: 'Ana' },
      changedAt: start.toISOString(),
      undoneAt: null,
    });
    await undo(assertDefined(found).id);
    expect((await read.course(course)).skills).toEqual([from]);
  });

  it('has its effect once', async () => {
    const [from, into] = await twoTerms('skills');
    const id = await merge('skills', from, into);
    const replies = await Promise.all([undo(id), undo(id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_undo', detail: 'Esta junção já foi desfeita.' },
    });
    expect((await listed()).items.find((one) => one.id === id)?.undoneAt).toBe(start.toISOString());
  });

  it('is refused after 30 days, and for an unknown merge', async () => {
    const [from, into] = await twoTerms('skills');
    const id = await merge('skills', from, into);
    time.now = days(30);
    expect((await listed()).items.map((one) => one.id)).toContain(id);
    time.now = days(30.01);
    expect((await listed()).items.map((one) => one.id)).not.toContain(id);
    expect((await undo(id)).status).toBe(404);
    expect((await undo(randomUUID())).status).toBe(404);
    expect(await idsOf('skills')).not.toContain(from.id);
  });

  it('is refused without effect while another term has the title', async () => {
    const [from, into] = await twoTerms('skills');
    const course = await aCourse(db, { skills: [from.title] });
    const id = await merge('skills', from, into);
    const [taken = ''] = await someTerms(db, 'skills', [from.title.toUpperCase()]);
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: {
        code: 'title_taken',
        detail: `Já existe outro item com o nome “${from.title}”. Renomeie-o antes de desfazer.`,
      },
    });
    expect((await read.course(course)).skills).toEqual([into]);
    await call(admin, contract.deleteTerm, { params: { kind: 'skills', id: taken } });
    expect((await undo(id)).status).toBe(200);
  });

  it('is refused without effect where the school has no room for another term', async () => {
    const [from, into] = await twoTerms('categories');
    const id = await merge('categories', from, into);
    const room = termsLimit - (await idsOf('categories')).length;
    const others = await someTerms(
      db,
      'categories',
      Array.from({ length: room }, () => `Outro ${randomUUID()}`),
    );
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
    await db.run(sql`delete from terms where id = any(${others}::uuid[])`);
    expect((await undo(id)).status).toBe(200);
  });
});

describe('the bytes of merges', () => {
  const act = { viewer: admin, now: start };
  const store = async (limits: { oneMerge: number; allMerges: number }) => {
    const [from, into] = await twoTerms('skills');
    const replacement = { kind: 'skills' as const, from, into };
    const replaced = [{ courses: [{ id: randomUUID(), had_both: false }] }];
    return changeTaxonomy(db, (tx) => storeMerge(tx, { replacement, replaced, limits }, act));
  };

  it('of all of them are limited: the oldest are forgotten', async () => {
    const [from, into] = await twoTerms('skills');
    await aCourse(db, { skills: [from.title] });
    const before = await merge('skills', from, into);
    const kept = await store({ oneMerge: 1000, allMerges: 100 });
    const items = (await listed()).items.map(({ id }) => id);
    expect(items).toContain(kept);
    expect(items).not.toContain(before);
  });

  it('of one are limited: a larger one deletes its term, and cannot be undone', async () => {
    expect(await store({ oneMerge: 10, allMerges: 1000 })).toBeNull();
  });
});
