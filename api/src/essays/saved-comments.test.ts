import { savedCommentsLimit } from '@sabia/domain/essays/comment-limits.ts';
import * as contract from '@sabia/domain/essays/saved-comments.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, call } = await createTestApp();

describe('saved comments', () => {
  it('are listed to the person who keeps them, the newest first, until they are deleted', async () => {
    const [corrector, other] = [await anAdmin(db), await anAdmin(db)];
    const save = async (body: { criterion?: string | null; text: string }) =>
      (await call(corrector, contract.saveComment, { body })).body;
    const first = await save({ text: 'Dê um exemplo concreto.' });
    const second = await save({ criterion: 'Coesão', text: 'Varie os conectivos.' });
    const listOf = async (by: typeof corrector) =>
      (await call(by, contract.listSavedComments)).body.comments;
    expect(await listOf(corrector)).toEqual([
      { id: second.id, criterion: 'Coesão', text: 'Varie os conectivos.' },
      { id: first.id, criterion: null, text: 'Dê um exemplo concreto.' },
    ]);
    expect(await listOf(other)).toEqual([]);

    const remove = (by: typeof corrector) =>
      call(by, contract.deleteSavedComment, { params: { id: first.id } });
    expect((await remove(other)).status).toBe(204);
    expect(await listOf(corrector)).toHaveLength(2);
    await remove(corrector);
    expect((await remove(corrector)).status).toBe(204);
    expect(await listOf(corrector)).toMatchObject([{ id: second.id }]);
  });

  it('are kept once, also by two requests at once', async () => {
    const corrector = await anAdmin(db);
    const save = (criterion: string | null) =>
      call(corrector, contract.saveComment, { body: { criterion, text: 'Releia o parágrafo.' } });
    const [one, other] = await Promise.all([save(null), save(null)]);
    expect(one.body).toEqual(other.body);
    expect((await save('Coesão')).body.id).not.toBe(one.body.id);
    const { body } = await call(corrector, contract.listSavedComments);
    expect(body.comments).toHaveLength(2);
  });

  it('are at most 200', async () => {
    const corrector = await anAdmin(db);
    const save = (number: number) =>
      call(corrector, contract.saveComment, { body: { text: `Comentário ${number}` } });
    for (let number = 1; number < savedCommentsLimit; number += 1) await save(number);
    const last = await Promise.all([save(200), save(201)]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    // A kept one is answered at the limit, too.
    expect((await save(1)).status).toBe(201);
  });

  it('have words', async () => {
    const corrector = await anAdmin(db);
    const { status, body } = await call(corrector, contract.saveComment, { body: { text: ' ' } });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('"text"');
  });
});
