import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { gradebookRulesOf } from './gradebook.factory.ts';
import { markedClasses } from './marked-class.factory.ts';

const { db, call, time } = await createTestApp();
const { aMarkedClass } = markedClasses({ db, call });
time.now = new Date('2031-03-10T12:00:00.000Z');
const admin = await anAdmin(db);

describe('rules', () => {
  it('have a revision, by which the second of two changes is refused', async () => {
    const { change, read } = await aMarkedClass();
    expect((await change({ passing: '7', revision: 1 })).body).toMatchObject({
      passing: '7',
      revision: 2,
    });
    const refused = await change({ passing: '5', revision: 1 });
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({ current: { passing: '7', revision: 2 } });
    expect((await change({ passing: '7' })).body.revision).toBe(2);
    expect((await read()).rules?.passing).toBe('7');
  });

  it('at the same moment: one of those with the same revision is stored', async () => {
    const { change, read } = await aMarkedClass();
    const statuses = await Promise.all(
      ['1', '2', '3', '4'].map(async (passing) => (await change({ passing, revision: 1 })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 412, 412, 412]);
    expect((await read()).revision).toBe(2);
  });

  it('can leave a column out, whose marks come back with it', async () => {
    const { change, mark, read } = await aMarkedClass();
    await mark('t1', '7');
    const columns = gradebookRulesOf().columns.filter(({ id }) => id !== 't1');
    await change({ columns });
    expect((await read()).students[0]).toMatchObject({ marks: [], final: { value: null } });
    expect((await mark('t1', '8')).status).toBe(422);
    await change();
    expect((await read()).students[0]).toMatchObject({
      marks: [{ columnId: 't1', value: '7' }],
      final: { value: '7.0' },
    });
  });

  it('with mistakes change nothing', async () => {
    const { change, read } = await aMarkedClass(null);
    const [column] = gradebookRulesOf().columns;
    const refused = await change({
      columns: [
        { ...column, term: '9º bimestre' },
        { ...column, weight: 0 },
      ],
      rounding: '0.2',
    });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: [
        { path: 'columns.1.weight' },
        { path: 'rounding', message: 'Use 1, 0.5, 0.1 ou 0.01' },
      ],
    });
    expect((await change({ dropLowest: 2 })).body).toMatchObject({
      errors: [{ path: 'dropLowest' }],
    });
    expect(await read()).toMatchObject({ rules: null });
  });
});

describe('a closed term', () => {
  const first = '1º bimestre';

  it('has marks and rules that change no more, until an administrator opens it', async () => {
    const { close, open, mark, change, read, monitor, ana, teacher } = await aMarkedClass();
    await mark('p1', '7');
    for (const [who, status] of [
      [monitor, 403],
      [ana, 404],
    ] as const)
      expect((await close(first, who)).status).toBe(status);
    expect((await close(first)).body).toEqual({ closedTerms: [first] });
    expect((await close(first)).body).toEqual({ closedTerms: [first] });
    expect((await mark('p1', '9')).body).toMatchObject({ status: 409, code: 'term_closed' });
    expect((await mark('p1', null)).body).toMatchObject({ code: 'term_closed' });
    // A mark that it has already, sent once more.
    expect((await mark('p1', '7.0')).status).toBe(204);
    expect((await mark('p2', '5')).status).toBe(204);
    expect((await change({ rounding: '1' })).body).toMatchObject({ code: 'term_closed' });
    expect((await change({ passing: '4' })).status).toBe(200);
    expect(await read()).toMatchObject({
      closedTerms: [first],
      rules: { rounding: '0.1', passing: '4' },
      students: [{ final: { value: '6.0' } }, {}],
    });
    expect((await open(first, teacher)).status).toBe(403);
    expect((await open(first, admin)).body).toEqual({ closedTerms: [] });
    expect((await mark('p1', '9')).status).toBe(204);
    expect((await close(first)).body).toEqual({ closedTerms: [first] });
  });

  it('is one of the rules', async () => {
    const { close, open } = await aMarkedClass();
    for (const refused of [await close('3º bimestre'), await open('3º bimestre', admin)])
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'term' }] } });
  });

  it('is closed before or after a request with marks of the same moment, never between', async () => {
    const { close, send, ana, beto, read } = await aMarkedClass();
    const marks = [ana, beto].map(({ id: userId }) => ({ userId, columnId: 'p1', value: '8' }));
    const [sent] = await Promise.all([send(marks), close(first)]);
    const { students, closedTerms } = await read();
    expect(closedTerms).toEqual([first]);
    const marked = students.filter((one) => one.marks.length > 0).length;
    expect([sent.status, marked]).toEqual(sent.status === 204 ? [204, 2] : [409, 0]);
  });
});

describe('a preview of rules', () => {
  it('names the students whose results would change, and stores nothing', async () => {
    const { id, ana, beto, send, read, teacher } = await aMarkedClass();
    await send([
      { userId: ana.id, columnId: 'p1', value: '8' },
      { userId: ana.id, columnId: 't1', value: '5' },
      { userId: beto.id, columnId: 'p1', value: '6' },
      { userId: beto.id, columnId: 't1', value: '6' },
    ]);
    const preview = (given: object, who: User = teacher) =>
      call(who, contract.previewGradebookRules, {
        params: { id },
        body: gradebookRulesOf(given),
      });
    const { body } = await preview({ dropLowest: 1 });
    expect(body.students).toEqual([
      {
        userId: ana.id,
        name: 'Ana Souza',
        terms: [{ term: '1º bimestre', before: '7.0', after: '8.0' }],
        final: { before: '7.0', after: '8.0' },
        hasPassed: { before: true, after: true },
      },
    ]);
    expect((await preview({ passing: '6.5' })).body.students).toMatchObject([
      { userId: beto.id, terms: [], hasPassed: { before: true, after: false } },
    ]);
    expect((await preview({})).body).toEqual({ students: [] });
    expect((await preview({ rounding: '2' })).status).toBe(422);
    expect((await read()).revision).toBe(1);
  });

  it('is not for monitors and students', async () => {
    const { id, monitor, ana } = await aMarkedClass();
    const request = { params: { id }, body: gradebookRulesOf() };
    expect((await call(monitor, contract.previewGradebookRules, request)).status).toBe(403);
    expect((await call(ana, contract.previewGradebookRules, request)).status).toBe(404);
  });
});
