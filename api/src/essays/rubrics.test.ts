import * as contract from '@sabia/domain/essays/essays.contract.ts';
import * as rubrics from '@sabia/domain/essays/rubrics.contract.ts';
import * as history from '@sabia/domain/history/history.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anEssay, aRubric, rubricGiven } from './essays.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const create = (body: object) =>
  call(admin, rubrics.createRubric, { body: { ...rubricGiven, ...body } });
const change = (id: string, body: { version: number } & Record<string, unknown>) =>
  call(admin, rubrics.changeRubric, { params: { id }, body });
const claim = async (by: typeof admin, { practiceExamId }: { practiceExamId: string }) =>
  (await call(by, contract.claimEssay, { body: { practiceExamId } })).body;

describe('a rubric of the school', () => {
  it('is stored and listed', async () => {
    const { status, body } = await create({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Carta argumentativa',
      version: 1,
      mostPoints: 10,
      criteriaQtd: 2,
      questionsQtd: 0,
      criteria: [
        { levels: [{ points: 0 }, { points: 2.5 }, { points: 5 }] },
        { title: 'Argumentos' },
      ],
      zeroReasons: [{ words: 'fuga ao tema' }],
    });
    const read = await call(admin, rubrics.readRubric, { params: { id: body.id } });
    expect(read.body).toEqual(body);
    const listed = await call(admin, rubrics.listRubrics, {});
    expect(listed.body.find(({ id }) => id === body.id)).toMatchObject({ mostPoints: 10 });
  });

  it.each([
    ['criteria', { criteria: [] }],
    ['criteria.0.levels', { criteria: [{ title: 'Um', levels: [{ points: 1 }] }] }],
    [
      'criteria.0.levels.1.points',
      { criteria: [{ title: 'Um', levels: [{ points: 1 }, { points: 1 }] }] },
    ],
    [
      'criteria.0.levels.1.points',
      { criteria: [{ title: 'Um', levels: [{ points: 0 }, { points: 1.3 }] }] },
    ],
    ['criteria.0.title', { criteria: [{ title: ' ', levels: [{ points: 0 }, { points: 1 }] }] }],
    ['thresholds.total', { thresholds: { total: -1, criterion: 1 } }],
    ['title', { title: '' }],
  ])('is refused with the place of the mistake: %s', async (path, given) => {
    const { status, body } = await create(given);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(`"${path}"`);
  });

  it('gets a version by each change of what it says, and is not changed by an outdated one', async () => {
    const { id } = await aRubric(db);
    expect((await change(id, { version: 1, title: 'Carta aberta' })).body).toMatchObject({
      version: 2,
      title: 'Carta aberta',
    });
    expect((await change(id, { version: 2, title: 'Carta aberta' })).body.version).toBe(2);
    expect((await change(id, { version: 2, isArchived: true })).body).toMatchObject({
      version: 2,
      isArchived: true,
    });
    expect((await change(id, { version: 1, title: 'Carta' })).status).toBe(412);
    const twice = await Promise.all([
      change(id, { version: 2, title: 'Uma' }),
      change(id, { version: 2, title: 'Outra' }),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('exists at most a hundred times', async () => {
    const { left } = await db.one<{ left: number }>(
      sql`select 100 - count(*)::integer as left from rubrics`,
    );
    for (let made = 0; made < left; made += 1) await aRubric(db);
    expect(await create({})).toMatchObject({
      status: 409,
      body: { detail: 'A escola tem no máximo 100 rubricas.' },
    });
    await db.run(
      sql`delete from rubric_versions where rubric_id not in (select own_rubric_id from questions where own_rubric_id is not null)`,
    );
    await db.run(
      sql`delete from rubrics where id not in (select own_rubric_id from questions where own_rubric_id is not null)`,
    );
  });
});

describe('a question', () => {
  it('gets a rubric of the school, and none that is unknown or archived', async () => {
    const { questionId } = await anEssay(db, await aUser(db));
    const give = (rubric: string) =>
      call(admin, questions.changeQuestion, { params: { id: questionId }, body: { rubric } });
    const rubric = await aRubric(db);
    expect((await give(rubric.id)).body).toMatchObject({ rubric: rubric.id });
    expect((await give('019f0000-0000-7000-8000-000000000000')).status).toBe(422);
    expect((await give('ENEN')).status).toBe(422);
    const archived = await aRubric(db);
    await change(archived.id, { version: 1, isArchived: true });
    expect(await give(archived.id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'rubric', message: 'Esta rubrica não existe ou está arquivada' }] },
    });
    const { body } = await call(admin, history.readHistory, {
      params: { kind: 'QUESTION', id: questionId },
    });
    expect(JSON.stringify(body.items[0]?.differences)).toContain('Carta argumentativa');
  });
});

describe('an essay', () => {
  it('keeps the version of its first correction', async () => {
    const rubric = await aRubric(db);
    const essay = await anEssay(db, await aUser(db), { rubric: rubric.id });
    const [first, second] = [await anAdmin(db), await anAdmin(db)];
    expect((await claim(first, essay)).rubric.criteria).toHaveLength(2);
    const [criterion] = rubricGiven.criteria;
    await change(rubric.id, { version: 1, criteria: [criterion] });
    const later = await anEssay(db, await aUser(db), { rubric: rubric.id });
    expect((await claim(first, later)).rubric.criteria).toHaveLength(1);
    expect((await claim(second, essay)).rubric.criteria).toHaveLength(2);

    const mark = (by: typeof admin, levels: Record<string, number>) =>
      call(by, contract.markEssay, {
        params: { attemptId: essay.attemptId, questionId: essay.questionId },
        body: { levels },
      });
    expect((await mark(first, { C1: 5 })).status).toBe(422);
    expect((await mark(first, { C1: 2.5, C2: 5 })).status).toBe(200);
    expect((await mark(second, { C1: 5, C2: 5 })).body).toMatchObject({
      status: 'SETTLED',
      score: 8.75,
      competences: { C1: 3.75, C2: 5 },
      explanation: 'Média de duas correções: 7,5 e 10.',
    });
  });
});
