import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import { changeClass, leaveClass } from '@sabia/domain/classes/classes.contract.ts';
import { pageDataReads } from '@sabia/domain/privacy/privacy.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { removeUser } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { findPersonalData } from '../privacy/personal-data.queries.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { gradebookRulesOf } from './gradebook.factory.ts';
import { markedClasses } from './marked-class.factory.ts';

const { db, call, time } = await createTestApp();
const { aMarkedClass } = markedClasses({ db, call });
time.now = new Date('2031-03-10T12:00:00.000Z');
const admin = await anAdmin(db);

describe('the grade book of a class', () => {
  it('has marks and results of each student with their derivations, by name', async () => {
    const { ana, beto, send, read } = await aMarkedClass();
    const marks = [
      { userId: ana.id, columnId: 'p1', value: '8.0' },
      { userId: ana.id, columnId: 't1', value: '6.5' },
      { userId: beto.id, columnId: 'p2', value: '5' },
    ];
    expect((await send(marks)).status).toBe(204);
    const { students, ...page } = await read();
    expect(page).toEqual({
      rules: {
        ...gradebookRulesOf(),
        columns: gradebookRulesOf().columns.map((one) => ({ ...one, isRecovery: false })),
      },
      revision: 1,
      closedTerms: [],
      sourceTitles: [],
      page: 1,
      limit: 200,
      total: 2,
      totalPages: 1,
    });
    expect(students).toEqual([
      {
        userId: ana.id,
        name: 'Ana Souza',
        marks: [
          { columnId: 'p1', value: '8.0' },
          { columnId: 't1', value: '6.5' },
        ],
        terms: [
          { term: '1º bimestre', value: '7.5', derivation: '7,5 = (8,0 × 2 + 6,5 × 1) ÷ 3' },
          { term: '2º bimestre', value: null, derivation: null },
        ],
        final: {
          value: '7.5',
          derivation: '7,5 = 7,5; sem resultado: 2º bimestre',
          hasPassed: true,
        },
      },
      {
        userId: beto.id,
        name: 'Beto Dias',
        marks: [{ columnId: 'p2', value: '5' }],
        terms: [
          { term: '1º bimestre', value: null, derivation: null },
          { term: '2º bimestre', value: '5.0', derivation: '5,0 = (5,0 × 1) ÷ 1' },
        ],
        final: {
          value: '5.0',
          derivation: '5,0 = 5,0; sem resultado: 1º bimestre',
          hasPassed: false,
        },
      },
    ]);
  });

  it('lists the students before there are rules, and those who are still in the class', async () => {
    const { id, beto, read } = await aMarkedClass(null);
    expect(await read()).toMatchObject({ rules: null, revision: null, total: 2 });
    await call(beto, leaveClass, { params: { id } });
    expect((await read()).students).toMatchObject([{ name: 'Ana Souza', marks: [], terms: [] }]);
  });

  it('counts a mark of somebody on another page as the beginning of the term', async () => {
    const { mark, read, teacher } = await aMarkedClass({ missing: 'ZERO' });
    await mark('p1', '9');
    expect(await read(teacher, { page: 2, limit: 1 })).toMatchObject({
      students: [{ name: 'Beto Dias', final: { value: '0.0' } }],
      totalPages: 2,
    });
    await mark('p1', null);
    expect((await read()).students).toMatchObject([
      { final: { value: null } },
      { final: { value: null } },
    ]);
  });

  it('is read by teachers, monitors and administrators, and changed by no monitor', async () => {
    const { id, read, change, mark, csv, monitor, ana } = await aMarkedClass();
    const params = { id };
    for (const who of [monitor, admin]) expect((await read(who)).total).toBe(2);
    expect(await csv(monitor)).toContain('Ana Souza');
    for (const who of [ana, await aUser(db)]) {
      expect((await call(who, contract.readGradebook, { params })).status).toBe(404);
      expect((await call(who, contract.exportGradebook, { params })).status).toBe(404);
      expect((await change({}, who)).status).toBe(404);
      expect((await mark('p1', '10', {}, who)).status).toBe(404);
    }
    expect((await change({ passing: '1' }, monitor)).status).toBe(403);
    expect((await mark('p1', '10', {}, monitor)).status).toBe(403);
    expect((await mark('p1', '10', {}, admin)).status).toBe(204);
    expect((await change({}, admin)).status).toBe(200);
  });

  it('of an archived class is read and changed no more', async () => {
    const { id, change, mark, read } = await aMarkedClass();
    await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
    expect((await change({ passing: '7' })).body).toMatchObject({ code: 'class_archived' });
    expect((await mark('p1', '7')).body).toMatchObject({ code: 'class_archived' });
    expect((await read()).revision).toBe(1);
  });

  it('is in the audit log of its students, once a day, and as a file each time', async () => {
    const { read, csv, ana, teacher } = await aMarkedClass();
    await read();
    await read();
    await csv();
    const { body } = await call(ana, pageDataReads, { params: { userId: ana.id } });
    expect(body.items).toMatchObject([
      { what: 'EXPORT', by: { id: teacher.id } },
      { what: 'CLASS', by: { id: teacher.id } },
    ]);
  });
});

describe('marks', () => {
  it('are rows that are only added, with their reason and person', async () => {
    const { mark, rows, teacher, colleague, read } = await aMarkedClass();
    await mark('p1', '7.5');
    await mark('p1', '8', { reason: 'Questão 3 revista' }, colleague);
    await mark('p1', '8.00');
    await mark('p1', '');
    expect(await rows()).toEqual([
      { columnId: 'p1', value: '7.5', reason: null, markedBy: teacher.id },
      { columnId: 'p1', value: '8', reason: 'Questão 3 revista', markedBy: colleague.id },
      { columnId: 'p1', value: null, reason: null, markedBy: teacher.id },
    ]);
    expect((await read()).students[0]?.marks).toEqual([]);
  });

  it('tell who gave them, when and why, also to monitors', async () => {
    const { id, ana, beto, mark, colleague, monitor, teacher } = await aMarkedClass();
    await mark('p1', '7.5');
    await mark('t1', '3');
    await mark('p1', '8', { reason: 'Questão 3 revista' }, colleague);
    await call(admin, removeUser, { params: teacher, body: { keepsName: false } });
    const marksOf = (userId: string, who: User) =>
      call(who, contract.pageMarksOfCell, { params: { id, userId }, query: { columnId: 'p1' } });
    const markedAt = '2031-03-10T12:00:00.000Z';
    expect((await marksOf(ana.id, monitor)).body).toMatchObject({
      userId: ana.id,
      total: 2,
      items: [
        { value: '8', reason: 'Questão 3 revista', markedAt, markedBy: 'Otto Lima' },
        { value: '7.5', reason: null, markedAt, markedBy: null },
      ],
    });
    expect((await marksOf(ana.id, ana)).status).toBe(404);
    expect((await marksOf(beto.id, colleague)).body.items).toEqual([]);
  });

  it('of two teachers in one cell: the second sees the mark of the first', async () => {
    const { ana, mark, colleague, read } = await aMarkedClass();
    expect((await mark('p1', '7', { before: null })).status).toBe(204);
    const refused = await mark('p1', '9', { before: null }, colleague);
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({
      code: 'changed_meanwhile',
      detail: 'Rita Lobo lançou 7 enquanto isso.',
      current: [
        {
          userId: ana.id,
          columnId: 'p1',
          value: '7',
          markedAt: '2031-03-10T12:00:00.000Z',
          markedBy: 'Rita Lobo',
        },
      ],
    });
    // A repetition whose first reply was lost.
    expect((await mark('p1', '7.0', { before: '' })).status).toBe(204);
    expect((await mark('p1', '9', { before: '7.00' }, colleague)).status).toBe(204);
    expect((await read()).students[0]?.marks).toEqual([{ columnId: 'p1', value: '9' }]);
  });

  it('at the same moment: one is stored', async () => {
    const { mark, teacher, colleague, rows } = await aMarkedClass();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const who = at % 2 ? teacher : colleague;
        return (await mark('p1', String(at), { before: null }, who)).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([204, ...Array<number>(9).fill(412)]);
    expect(await rows()).toHaveLength(1);
  });

  it('are stored all or none', async () => {
    const { ana, beto, send, mark, rows } = await aMarkedClass();
    await mark('p1', '5');
    const good = { userId: beto.id, columnId: 'p1', value: '5' };
    const overtaken = { userId: ana.id, columnId: 'p1', value: '6', before: '4' };
    expect((await send([good, overtaken])).status).toBe(412);
    expect((await send([good, { ...good, columnId: 'x' }])).status).toBe(422);
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['a comma', { value: '7,5' }, '0.value', 'Escreva com ponto em vez de vírgula: 7.5'],
    ['more than 10', { value: '11' }, '0.value', /^Use um número de 0 a 10/],
    ['10.5', { value: '10.5' }, '0.value', /^Use um número de 0 a 10/],
    ['a negative one', { value: '-1' }, '0.value', /^Use um número de 0 a 10/],
    ['three decimals', { value: '7.125' }, '0.value', /^Use um número de 0 a 10/],
    ['letters', { value: 'abc' }, '0.value', /^Use um número de 0 a 10/],
    ['a number of JSON', { value: 7.5 }, '0.value', /^Use um número de 0 a 10/],
    ['no value', { value: undefined }, '0.value', 'Campo obrigatório'],
    ['a column that is not there', { columnId: 'p9' }, '0.columnId', /^Não existe/],
    ['no id', { userId: 'ana' }, '0.userId', 'Identificador inválido'],
    ['a long reason', { reason: 'a'.repeat(201) }, '0.reason', 'Máximo 200 caracteres'],
    ['a value before that is none', { before: 'oito' }, '0.before', /^Use um número de 0 a 10/],
  ])('with %s are refused', async (_, given, path, message) => {
    const { mark, rows } = await aMarkedClass();
    const refused = await mark('p1', '5', given);
    expect(refused.status).toBe(422);
    const { errors } = refused.body as unknown as { errors: { path: string; message: string }[] };
    expect(errors).toMatchObject([{ path }]);
    expect(errors[0]?.message).toMatch(message);
    expect(await rows()).toEqual([]);
  });

  it('of others than students of the class, or twice in one request, are refused', async () => {
    const { ana, teacher, send, rows } = await aMarkedClass();
    const others = [teacher, await aUser(db)];
    const of = ({ id: userId }: { id: string }, columnId = 'p1') => ({
      userId,
      columnId,
      value: '5',
    });
    expect((await send([...others.map((one) => of(one)), of(ana)])).body).toMatchObject({
      errors: [
        { path: '0.userId', message: 'Esta pessoa não é estudante da turma' },
        { path: '1.userId' },
      ],
    });
    expect((await send([of(ana), of(ana, 't1'), of(ana)])).body).toMatchObject({
      errors: [{ path: '2.value', message: 'Esta nota está duas vezes no pedido' }],
    });
    expect((await send(Array.from({ length: 2001 }, () => of(ana)))).status).toBe(422);
    expect((await send({} as never)).status).toBe(422);
    expect(await rows()).toEqual([]);
    expect((await send([])).status).toBe(204);
  });

  it('of a former student of the class cannot be given', async () => {
    const { id, ana, mark } = await aMarkedClass();
    await call(ana, leaveClass, { params: { id } });
    expect((await mark('p1', '5')).status).toBe(422);
  });

  it('are in the export of their student, and lose their reason with the account', async () => {
    const { ana, mark, rows } = await aMarkedClass();
    await mark('p1', '5.5', { reason: 'Ana esteve doente' });
    const { tables } = await findPersonalData(db, { userId: ana.id, now: time.now });
    expect(tables.find(({ table }) => table === 'gradebook_marks')?.rows).toMatchObject([
      { column_id: 'p1', value: 5.5, reason: 'Ana esteve doente' },
    ]);
    await call(admin, removeUser, {
      params: { id: ana.id },
      body: { keepsName: false },
    });
    expect(await rows()).toMatchObject([{ value: '5.5', reason: null }]);
  });
});

describe('the CSV file', () => {
  it('is one for Brazilian spreadsheet programs', async () => {
    const { ana, mark, csv, change } = await aMarkedClass();
    const recovery = {
      id: 'r',
      title: '=Recuperação',
      term: null,
      weight: 1,
      isRecovery: true,
    };
    await change({ columns: [...gradebookRulesOf().columns, recovery], recovery: 'MAX' });
    await db.run(sql`update users set name = '@Ana' where id = ${ana.id}`);
    await mark('p1', '7.25');
    await mark('r', '9');
    const text = await csv();
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.slice(1).split('\r\n')).toEqual([
      '"Nome";"Prova 1 (1º bimestre)";"Trabalho (1º bimestre)";"Resultado (1º bimestre)";' +
        `"Prova 2 (2º bimestre)";"Resultado (2º bimestre)";"'=Recuperação";"Resultado final";"Passou"`,
      `"'@Ana";"7,25";"";"7,3";"";"";"9";"9,0";"sim"`,
      '"Beto Dias";"";"";"";"";"";"";"";""',
      '',
    ]);
  });
});
