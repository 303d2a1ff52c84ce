import { randomUUID } from 'node:crypto';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import * as taxonomy from '@sabia/domain/taxonomy/taxonomy.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../../courses/courses.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aBank, someQuestions } from '../questions.factory.ts';

// Changes of many questions at once (product.md Q14, Q30, Q31).

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const list = async (query: object) => (await call(admin, banks.listQuestions, { query })).body;
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);

describe('a bulk change', () => {
  const together = (selection: object, action: object) =>
    call(admin, banks.changeQuestionsTogether, { body: { selection, action } as never });
  const undo = (id: string) => call(admin, banks.undoBulkChange, { params: { id } });
  const read = async (id: string) =>
    (await call(admin, banks.readQuestion, { params: { id } })).body;
  async function aFilledBank(quantity = 3) {
    const { id: bankId } = await aBank(db);
    const ids = await someQuestions(
      db,
      { bankId },
      Array.from({ length: quantity }, (_, at) => ({ tags: ['antes', `n${at}`] })),
    );
    return { bankId, ids };
  }
  const tagsOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(read))).map(({ tags }) => tags.join());

  it('tags all questions that the filters find, and is undone once', async () => {
    const { bankId, ids } = await aFilledBank();
    const action = { kind: 'tag', add: ['Novo'], remove: ['antes'] };
    const { status, body } = await together(
      { filters: { collections: [bankId], tags: ['n1'] } },
      action,
    );
    expect([status, body.questionsQtd]).toEqual([201, 1]);
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'n1,novo', 'antes,n2']);
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 1, keptQtd: 0 });
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'antes,n1', 'antes,n2']);
    const again = await undo(body.id);
    expect([again.status, again.body.code]).toEqual([409, 'nothing_to_undo']);
  });

  it('refuses more tags than a question may have, for all', async () => {
    const { ids } = await aFilledBank();
    const add = Array.from({ length: 19 }, (_, at) => `t${at}`);
    const { status, body } = await together({ ids }, { kind: 'tag', add });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'action.add', message: 'Uma destas questões passaria de 20 etiquetas' }],
    ]);
    expect(await tagsOf(ids)).toEqual(['antes,n0', 'antes,n1', 'antes,n2']);
  });

  it('describes chosen questions, also by taking a value away', async () => {
    const { ids } = await aFilledBank(2);
    const { body } = await together(
      { ids },
      { kind: 'describe', changes: { difficulty: 'HARD', year: 2020, authors: 'Rita' } },
    );
    expect(await read(ids[0] ?? '')).toMatchObject({
      difficulty: 'HARD',
      year: 2020,
      source: null,
      authors: 'Rita',
    });
    const taken = { year: null, source: null, authors: null };
    await together({ ids: [ids[0]] }, { kind: 'describe', changes: taken });
    expect(await read(ids[0] ?? '')).toMatchObject(taken);
    await undo(body.id);
    expect(await read(ids[1] ?? '')).toMatchObject({ difficulty: null, year: null, authors: null });
    const unknown = await together(
      { ids },
      { kind: 'describe', changes: { categoryId: randomUUID() } },
    );
    expect(unknown.body.errors).toEqual([
      { path: 'action.changes.categoryId', message: 'Não existe um item com este identificador' },
    ]);
    expect((await together({ ids }, { kind: 'describe', changes: {} })).status).toBe(422);
  });

  it('is undone only for questions that nobody has changed since', async () => {
    const { ids } = await aFilledBank(3);
    const { body } = await together({ ids }, { kind: 'describe', changes: { source: 'Enem' } });
    time.now = new Date(time.now.getTime() + 60_000);
    await together({ ids: [ids[1]] }, { kind: 'tag', add: ['revisada'] });
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 2, keptQtd: 1 });
    const sources = (await Promise.all(ids.map(read))).map(({ source }) => source);
    expect(sources).toEqual([null, 'Enem', null]);
  });

  it('of an earlier version, which stored no authors, leaves them as they are when it is undone', async () => {
    const { id: bankId } = await aBank(db);
    const ids = await someQuestions(db, { bankId }, [{ authors: 'Rita', source: 'Enem' }]);
    const { body } = await together({ ids }, { kind: 'describe', changes: { source: 'OAB' } });
    await db.run(sql`
      update question_bulk_changes set former = jsonb_build_array(former -> 0 #- '{authors}')
      where id = ${body.id}`);
    await undo(body.id);
    expect(await read(ids[0] ?? '')).toMatchObject({ authors: 'Rita', source: 'Enem' });
  });

  it('moves questions behind those of another place, and back', async () => {
    const { bankId, ids } = await aFilledBank();
    const exam = await aPracticeExam(db, { questions: 1 });
    const to = { practiceExamId: exam.id };
    const { body } = await together({ ids: ids.slice(0, 2) }, { kind: 'move', to });
    const order = () =>
      call(admin, contract.readPracticeExamQuestionOrder, { params: { id: exam.id } });
    expect((await order()).body.questionIds).toEqual([...exam.questionIds, ids[0], ids[1]]);
    expect(await idsOf({ collections: bankId })).toEqual([ids[2]]);
    await undo(body.id);
    expect((await order()).body.questionIds).toEqual(exam.questionIds);
    expect(await idsOf({ collections: bankId })).toEqual(ids.toReversed());
    const page = await aCourse(db, { sections: [{ contents: [{ contentType: 'TEXTPAGE' }] }] });
    const refused = await together(
      { ids },
      { kind: 'move', to: { contentId: page.contentIds[0] } },
    );
    expect(refused.status).toBe(409);
    expect((await together({ ids }, { kind: 'move', to: { bankId: randomUUID() } })).status).toBe(
      404,
    );
  });

  it('leaves moved questions where they are if their former place is deleted or archived', async () => {
    const archived = await aFilledBank(1);
    const kept = await aFilledBank(1);
    const exam = await aPracticeExam(db, { questions: 2, isActive: false });
    const { id: bankId } = await aBank(db);
    const ids = [...archived.ids, ...kept.ids, ...exam.questionIds];
    const { body } = await together({ ids }, { kind: 'move', to: { bankId } });
    await call(admin, practiceExams.deletePracticeExam, { params: { id: exam.id } });
    await call(admin, banks.changeQuestionBank, {
      params: { id: archived.bankId },
      body: { isArchived: true },
    });
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 1, keptQtd: 3 });
    expect(new Set(await idsOf({ collections: bankId }))).toEqual(
      new Set([...archived.ids, ...exam.questionIds]),
    );
    expect(await idsOf({ collections: kept.bankId })).toEqual(kept.ids);
  });

  it('that described questions is undone without terms that were deleted since', async () => {
    const { id: bankId } = await aBank(db);
    const [former = '', other = ''] = await someTerms(db, 'categories', ['Apagada', 'Que fica']);
    const [levelId = ''] = await someTerms(db, 'levels', ['Nível que fica']);
    const ids = await someQuestions(db, { bankId }, [
      { categoryId: former, levelId, source: 'Enem' },
    ]);
    const changes = { categoryId: other, levelId: null, source: null };
    const { body } = await together({ ids }, { kind: 'describe', changes });
    const { status } = await call(admin, taxonomy.deleteTerm, {
      params: { kind: 'categories', id: former },
    });
    expect(status).toBe(204);
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 1, keptQtd: 0 });
    const [described] = (await list({ collections: bankId })).items;
    expect(described).toMatchObject({
      category: null,
      level: { id: levelId },
      source: 'Enem',
    });
  });

  it('can be undone for 30 days', async () => {
    const { ids } = await aFilledBank(1);
    const [first, second] = [
      await together({ ids }, { kind: 'tag', add: ['um'] }),
      await together({ ids }, { kind: 'tag', add: ['dois'] }),
    ];
    const { now } = time;
    const later = (seconds: number) => {
      time.now = new Date(now.getTime() + 30 * 86_400_000 + seconds * 1000);
    };
    later(-1);
    expect((await undo(second.body.id)).status).toBe(200);
    later(1);
    const { status, body } = await undo(first.body.id);
    time.now = now;
    expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
    expect(await tagsOf(ids)).toEqual(['antes,n0,um']);
  });

  it('is listed for 30 days with its user, the latest first, by pages', async () => {
    const { now } = time;
    // No other change is as recent.
    time.now = new Date(now.getTime() + 90 * 86_400_000);
    const first = time.now.toISOString();
    const { ids } = await aFilledBank(2);
    const nothingNew = await together({ ids }, { kind: 'tag', add: ['antes'] });
    time.now = new Date(time.now.getTime() + 1000);
    const second = time.now.toISOString();
    const tagged = await together({ ids }, { kind: 'tag', add: ['n0'] });
    time.now = new Date(time.now.getTime() + 86_400_000);
    const deleted = await together({ ids: [ids[0]] }, { kind: 'delete' });
    await undo(deleted.body.id);
    const page = async (query: object = {}) =>
      (await call(admin, banks.pageBulkChanges, { query })).body;
    const latest = {
      id: deleted.body.id,
      kind: 'delete',
      questionsQtd: 1,
      changedBy: { id: admin.id, name: admin.name },
      changedAt: time.now.toISOString(),
      undoneAt: time.now.toISOString(),
    };
    expect(await page()).toEqual({
      items: [
        latest,
        {
          id: tagged.body.id,
          kind: 'tag',
          questionsQtd: 2,
          // Of the second question: the first one had the tag.
          changedBy: latest.changedBy,
          changedAt: second,
          undoneAt: null,
        },
        {
          id: nothingNew.body.id,
          kind: 'tag',
          questionsQtd: 2,
          changedBy: null,
          changedAt: first,
          undoneAt: null,
        },
      ],
      page: 1,
      limit: 10,
      total: 3,
      totalPages: 1,
    });
    expect((await page({ page: 2, limit: 2 })).items).toMatchObject([{ id: nothingNew.body.id }]);
    time.now = new Date(time.now.getTime() + 30 * 86_400_000 - 1000);
    expect((await page()).items).toEqual([latest]);
    time.now = now;
  });

  it('copies questions with their metadata; the undo takes the copies away', async () => {
    const { ids } = await aFilledBank(2);
    const { id: bankId } = await aBank(db);
    const { body } = await together({ ids }, { kind: 'copy', to: { bankId } });
    const copies = await list({ collections: bankId });
    expect(copies.items.map(({ tags, duplicatesQtd }) => [tags.join(), duplicatesQtd > 0])).toEqual(
      [
        ['antes,n1', true],
        ['antes,n0', true],
      ],
    );
    expect((await undo(body.id)).body).toEqual({ questionsQtd: 2, keptQtd: 0 });
    expect(await idsOf({ collections: bankId })).toEqual([]);
  });

  it('deletes questions, which the bin and the undo restore', async () => {
    const { bankId, ids } = await aFilledBank();
    const { body } = await together({ filters: { collections: [bankId] } }, { kind: 'delete' });
    expect(await idsOf({ collections: bankId })).toEqual([]);
    await call(admin, contract.restoreQuestion, { params: { id: ids[0] ?? '' } });
    await undo(body.id);
    expect(await idsOf({ collections: bankId })).toEqual(ids.toReversed());
    const { revisions } = await db.one<{ revisions: string[] }>(sql`
      select array_agg(what order by number) as revisions from revisions
      where entity_id = ${ids[1] ?? ''}`);
    expect(revisions).toEqual(['IMPORTED', 'DELETED', 'RESTORED']);
  });

  it('of nothing, and of unknown questions, is refused', async () => {
    expect((await together({ ids: [] }, { kind: 'delete' })).status).toBe(422);
    expect((await together({ ids: [randomUUID()] }, { kind: 'delete' })).status).toBe(404);
    expect((await together({ ids: [randomUUID()] }, { kind: 'explode' })).status).toBe(422);
    expect((await undo(randomUUID())).status).toBe(404);
  });
});
