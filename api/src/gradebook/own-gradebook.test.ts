import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import { changeClass, leaveClass } from '@sabia/domain/classes/classes.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aGradebook, gradebookRulesOf } from './gradebook.factory.ts';

const { db, call, time } = await createTestApp();
time.now = new Date('2031-03-10T12:00:00.000Z');
const admin = await anAdmin(db);
const recovery = { id: 'ry', title: 'Recuperação final', term: null, weight: 1, isRecovery: true };
const rules = { columns: [...gradebookRulesOf().columns, recovery], recovery: 'MAX' as const };

/** A class with marks of Ana and Beto that can be told apart. */
async function aMarkedClass(given: object = {}) {
  const [teacher, monitor, ana, beto] = [
    await aUser(db, { name: 'Rita Lobo' }),
    await aUser(db),
    await aUser(db, { name: 'Ana Souza' }),
    await aUser(db, { name: 'Beto Dias' }),
  ];
  const { id } = await aClass(db, {
    title: '3º B',
    teachers: [teacher],
    monitors: [monitor],
    students: [ana, beto],
  });
  const marks = [
    { userId: ana.id, columnId: 'p1', value: '8.0', reason: 'Chegou atrasada' },
    { userId: ana.id, columnId: 't1', value: '6.5' },
    { userId: ana.id, columnId: 'p2', value: '1.23' },
    { userId: ana.id, columnId: 'ry', value: '4.56' },
    { userId: beto.id, columnId: 'p1', value: '9.87' },
  ];
  await aGradebook(db, id, { by: teacher, rules: { ...rules, ...given }, marks });
  const params = { id };
  const own = (who: User) => call(who, contract.readOwnGradebook, { params });
  const close = (term: string) => call(teacher, contract.closeTerm, { params, body: { term } });
  return { id, params, teacher, monitor, ana, beto, own, close };
}

it('shows a student the own closed terms, and nothing of others', async () => {
  const { ana, own, close } = await aMarkedClass();
  await close('1º bimestre');
  const { status, body } = await own(ana);
  expect(status).toBe(200);
  expect(body).toEqual({
    classTitle: '3º B',
    terms: [
      {
        term: '1º bimestre',
        isClosed: true,
        result: {
          columns: [
            { id: 'p1', title: 'Prova 1', weight: 2, isRecovery: false, value: '8.0' },
            { id: 't1', title: 'Trabalho', weight: 1, isRecovery: false, value: '6.5' },
          ],
          value: '7.5',
          derivation: '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3',
        },
      },
      { term: '2º bimestre', isClosed: false, result: null },
    ],
    final: null,
  });
  const text = JSON.stringify(body);
  for (const hidden of ['1.23', '1,23', '4.56', '4,56', '9.87', '9,87', 'atrasada', 'Prova 2'])
    expect(text).not.toContain(hidden);
});

it('shows nothing of a term that is opened again', async () => {
  const { ana, own, close, params } = await aMarkedClass();
  await close('1º bimestre');
  await call(admin, contract.openTerm, { params, body: { term: '1º bimestre' } });
  expect((await own(ana)).body.terms).toMatchObject([{ result: null }, { result: null }]);
});

it('shows all terms with the final result once they are closed, or if the rules say so', async () => {
  const closed = await aMarkedClass();
  for (const term of gradebookRulesOf().terms) await closed.close(term);
  const open = await aMarkedClass({ openToStudents: true });
  for (const { own, ana } of [closed, open])
    expect((await own(ana)).body).toMatchObject({
      terms: [{ result: { value: '7.5' } }, { result: { value: '1.2' } }],
      final: { columns: [{ id: 'ry', value: '4.56' }], value: '4.6', hasPassed: false },
    });
  const { body } = await open.own(open.beto);
  expect(body.terms).toMatchObject([{ result: { value: '9.9' } }, { result: { value: null } }]);
  expect(JSON.stringify(body)).not.toMatch(/8\.0|6\.5|1\.23/);
});

it('counts a missing mark as zero only after somebody in the class has one', async () => {
  const { beto, own } = await aMarkedClass({ openToStudents: true, missing: 'ZERO' });
  expect((await own(beto)).body.terms).toMatchObject([
    { result: { value: '6.6' } },
    { result: { value: '0.0' } },
  ]);
});

it('is found by students who are in the class only, also in an archived one', async () => {
  const { id, params, own, ana, beto, teacher, monitor } = await aMarkedClass();
  const other = await aUser(db);
  await aClass(db, { students: [other] });
  for (const who of [teacher, monitor, admin, other]) expect((await own(who)).status).toBe(404);
  await call(beto, leaveClass, { params });
  expect((await own(beto)).status).toBe(404);
  await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
  expect((await own(ana)).status).toBe(200);
});

it('is empty before there are rules', async () => {
  const ana = await aUser(db);
  const { id } = await aClass(db, { title: '1º A', students: [ana] });
  expect((await call(ana, contract.readOwnGradebook, { params: { id } })).body).toEqual({
    classTitle: '1º A',
    terms: [],
    final: null,
  });
});

it('tells those who change the rules which columns have marks', async () => {
  const { params, teacher, monitor, ana } = await aMarkedClass();
  const read = (who: User) => call(who, contract.readGradebookRules, { params });
  const { body } = await read(teacher);
  expect(body).toMatchObject({
    rules: { openToStudents: false, passing: '6' },
    revision: 1,
    closedTerms: [],
  });
  expect(body.markedColumns.toSorted()).toEqual(['p1', 'p2', 'ry', 't1']);
  expect((await read(monitor)).status).toBe(200);
  expect((await read(ana)).status).toBe(404);
});

it('can be opened to students while terms are closed', async () => {
  const { params, teacher, ana, own, close } = await aMarkedClass();
  await close('1º bimestre');
  const body = gradebookRulesOf({ ...rules, openToStudents: true });
  expect((await call(teacher, contract.changeGradebookRules, { params, body })).status).toBe(200);
  expect((await own(ana)).body.terms).toMatchObject([{ isClosed: true }, { isClosed: false }]);
  expect((await own(ana)).body.final).not.toBeNull();
});

it('of rules that were stored before students could see it is not open, and they change no revision', async () => {
  const { id, params, teacher, ana, own } = await aMarkedClass();
  await db.run(sql`
    update gradebook_rules set rules = rules - 'openToStudents' where class_id = ${id}`);
  expect((await own(ana)).body.terms).toMatchObject([{ result: null }, { result: null }]);
  const body = gradebookRulesOf(rules);
  const changed = await call(teacher, contract.changeGradebookRules, { params, body });
  expect(changed.body).toMatchObject({ openToStudents: false, revision: 1 });
});
