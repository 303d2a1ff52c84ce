import {
  changeClass,
  leaveClass,
  removeClassMember,
} from '@sabia/domain/classes/classes.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { removeUser } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { calledClasses, errorsOf, mark } from './called-class.factory.ts';
import { moveMarks } from './move-marks.ts';

const app = await createTestApp();
const { db, call, time } = app;
const { aCalledClass, clock } = calledClasses(app);

describe('a roll call', () => {
  it('gives each student a state, with who marked it and when', async () => {
    const { take, read, ana, beto } = await aCalledClass();
    expect((await read('2031-03-10')).body).toMatchObject({
      classTitle: '3º A',
      firstDate: '2031-03-10',
      lastDate: '2031-03-10',
      students: [
        { userId: ana.id, name: 'Ana Prado', state: null, markedAt: null, markedBy: null },
        { userId: beto.id, state: null },
      ],
    });
    const taken = await take('2031-03-10', [mark(ana, 'PRESENT'), mark(beto, 'ABSENT')]);
    expect(taken).toMatchObject({
      status: 200,
      body: { date: '2031-03-10', counts: { PRESENT: 1, ABSENT: 1, LATE: 0, JUSTIFIED: 0 } },
    });
    expect((await read('2031-03-10')).body.students).toMatchObject([
      { state: 'PRESENT', markedBy: 'Rita Lobo', markedAt: '2031-03-10T12:00:00.000Z' },
      { state: 'ABSENT', markedBy: 'Rita Lobo', markedAt: '2031-03-10T12:00:00.000Z' },
    ]);
  });

  it('keeps every mark: the latest counts, and a repetition adds nothing', async () => {
    const { id, take, read, statesOf, marksQtd, monitor, ana, beto } = await aCalledClass();
    const whole = [mark(ana, 'PRESENT'), mark(beto, 'ABSENT')];
    await take('2031-03-10', whole);
    await take('2031-03-10', whole);
    expect(await marksQtd()).toBe(2);
    clock('2031-03-10T12:05:00.000Z');
    await take('2031-03-10', [mark(beto, 'LATE')], monitor);
    expect(await statesOf('2031-03-10')).toEqual({ Ana: 'PRESENT', Beto: 'LATE' });
    expect((await read('2031-03-10')).body.students[1]).toMatchObject({ markedBy: 'Igor Melo' });
    const history = await db.many(sql`
      select state, marked_by from roll_marks where class_id = ${id} and user_id = ${beto.id} order by marked_at`);
    expect(history).toMatchObject([{ state: 'ABSENT' }, { state: 'LATE', markedBy: monitor.id }]);
  });

  it('of a device without a network counts from the moment on which it was taken', async () => {
    const { take, statesOf, marksQtd, ana } = await aCalledClass();
    clock('2031-03-10T15:00:00.000Z');
    await take('2031-03-10', [mark(ana, 'JUSTIFIED')]);
    const early = [mark(ana, 'ABSENT', '2031-03-10T13:00:00.000Z')];
    await take('2031-03-10', early);
    await take('2031-03-10', early);
    expect(await statesOf('2031-03-10')).toMatchObject({ Ana: 'JUSTIFIED' });
    expect(await marksQtd()).toBe(2);
    // A repetition after a lost reply does not undo the correction.
    clock('2031-03-10T16:00:00.000Z');
    await take('2031-03-10', early);
    expect(await statesOf('2031-03-10')).toMatchObject({ Ana: 'JUSTIFIED' });
    // A clock that is wrong.
    await take('2031-03-10', [mark(ana, 'LATE', '2099-01-01T00:00:00.000Z')]);
    await take('2031-03-10', [mark(ana, 'PRESENT', '1999-01-01T00:00:00.000Z')]);
    expect(await statesOf('2031-03-10')).toMatchObject({ Ana: 'LATE' });
    expect(await db.run(sql`select from roll_marks where marked_at > received_at`)).toBe(0);
  });

  it('keeps a confirmed state although a mark of between arrives later', async () => {
    const { take, statesOf, ana, beto, monitor, marksQtd } = await aCalledClass();
    clock('2031-03-10T15:00:00.000Z');
    const at = (hour: number) => `2031-03-10T${hour}:00:00.000Z`;
    await take('2031-03-10', [mark(ana, 'LATE', at(12))]);
    const confirmed = [mark(ana, 'LATE', at(14))];
    await take('2031-03-10', confirmed);
    await take('2031-03-10', [mark(ana, 'ABSENT', at(13))], monitor);
    await take('2031-03-10', [mark(beto, 'ABSENT', at(13))], monitor);
    await take('2031-03-10', confirmed);
    expect(await statesOf('2031-03-10')).toEqual({ Ana: 'LATE', Beto: 'ABSENT' });
    expect(await marksQtd()).toBe(4);
  });

  it('has one effect if many requests send it at a time', async () => {
    const { take, marksQtd, ana, beto } = await aCalledClass();
    const whole = [mark(ana, 'PRESENT'), mark(beto, 'ABSENT')];
    const taken = await Promise.all(Array.from({ length: 6 }, () => take('2031-03-10', whole)));
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await marksQtd()).toBe(2);
  });

  it('is taken by teachers, monitors and administrators', async () => {
    const { take, read, days, attendance, marksQtd, monitor, ana, teacher } = await aCalledClass();
    const [stranger, admin] = [await aUser(db), await anAdmin(db)];
    for (const act of [
      (who: User) => take('2031-03-10', [mark(ana, 'PRESENT')], who),
      (who: User) => read('2031-03-10', who),
      days,
      (who: User) => attendance({}, who),
    ]) {
      expect((await act(ana)).status).toBe(404);
      expect((await act(stranger)).status).toBe(404);
      for (const who of [teacher, monitor, admin]) expect((await act(who)).status).toBe(200);
    }
    expect(await marksQtd()).toBe(1);
  });

  it('is refused to a teacher who was removed, also meanwhile', async () => {
    const { id, take, marksQtd, teacher, ana } = await aCalledClass();
    const admin = await anAdmin(db);
    const removed = call(admin, removeClassMember, { params: { id, userId: teacher.id } });
    const sent = await take('2031-03-10', [mark(ana, 'PRESENT')]);
    await removed;
    expect([200, 404]).toContain(sent.status);
    expect(await marksQtd()).toBe(sent.status === 200 ? 1 : 0);
    expect((await take('2031-03-10', [mark(ana, 'ABSENT')])).status).toBe(404);
    expect(await marksQtd()).toBe(sent.status === 200 ? 1 : 0);
  });

  it.each([
    ['2031-03-09', 'A turma foi criada em 10/03/2031. Não há chamada antes desse dia'],
    ['2031-03-13', 'Este dia ainda não chegou. Escolha hoje ou um dia que já passou'],
  ])('is refused on %s', async (date, message) => {
    const { take, read, marksQtd, ana } = await aCalledClass();
    // Still 12 March in São Paulo.
    clock('2031-03-13T02:30:00.000Z');
    for (const refused of [await take(date, [mark(ana, 'PRESENT')]), await read(date)]) {
      expect(refused.status).toBe(422);
      expect(errorsOf(refused)).toEqual([{ path: 'date', message }]);
    }
    expect(await marksQtd()).toBe(0);
    expect((await take('2031-03-12', [mark(ana, 'PRESENT')])).status).toBe(200);
  });

  it.each(['2031-3-10', '2031-02-30', 'hoje'])('on %j is unreadable', async (date) => {
    const { take, ana } = await aCalledClass();
    const refused = await take(date, [mark(ana, 'PRESENT')]);
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)).toMatchObject([{ path: 'date' }]);
  });

  it('of an archived class ends with the day on which it was archived', async () => {
    const { id, take, ana } = await aCalledClass();
    const admin = await anAdmin(db);
    await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
    clock('2031-03-12T12:00:00.000Z');
    expect((await take('2031-03-10', [mark(ana, 'PRESENT')])).status).toBe(200);
    const refused = await take('2031-03-11', [mark(ana, 'PRESENT')]);
    expect(errorsOf(refused)).toMatchObject([
      {
        path: 'date',
        message: 'A turma foi arquivada em 10/03/2031. Não há chamada depois desse dia',
      },
    ]);
  });

  const somebody = '0190a0a0-0000-7000-8000-000000000000';
  it.each([
    ['nobody', [], '', 'Marque pelo menos um estudante'],
    ['no list', { userId: somebody, state: 'PRESENT' }, '', 'Valor inválido'],
    ['no user', [{ userId: 'ana', state: 'PRESENT' }], '0.userId', 'Identificador inválido'],
    [
      'another state',
      [{ userId: somebody, state: 'HERE' }],
      '0.state',
      'Use PRESENT, ABSENT, LATE ou JUSTIFIED',
    ],
    ['no state', [{ userId: somebody }], '0.state', 'Campo obrigatório'],
    [
      'no moment',
      [{ userId: somebody, state: 'LATE', markedAt: 'ontem' }],
      '0.markedAt',
      'Valor inválido',
    ],
    [
      'a stranger',
      [{ userId: somebody, state: 'LATE' }],
      '0.userId',
      'Esta pessoa não era estudante da turma neste dia',
    ],
    [
      'a student twice',
      [
        { userId: somebody, state: 'LATE' },
        { userId: somebody.toUpperCase(), state: 'ABSENT' },
      ],
      '1.userId',
      'Este estudante se repete',
    ],
    [
      'more people than a class has',
      Array.from({ length: 1001 }, (_, index) => ({
        userId: somebody.slice(0, -4) + String(index).padStart(4, '0'),
        state: 'PRESENT',
      })),
      '',
      'Uma turma tem no máximo 1.000 pessoas',
    ],
  ])('is refused with %s', async (_, body, path, message) => {
    const { take, marksQtd } = await aCalledClass();
    const refused = await take('2031-03-10', body as object[]);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual([{ path, message }]);
    expect(await marksQtd()).toBe(0);
  });

  it('stores nothing if one entry is refused', async () => {
    const { take, marksQtd, ana, beto, teacher } = await aCalledClass();
    const bad = [mark(ana, 'PRESENT'), mark(teacher, 'PRESENT'), mark(beto, 'ABSENT')];
    expect(errorsOf(await take('2031-03-10', bad))).toMatchObject([{ path: '1.userId' }]);
    expect(await marksQtd()).toBe(0);
  });

  it('has the students of its day: who left meanwhile, and who came later not', async () => {
    const { id, take, read, statesOf, days, ana, beto } = await aCalledClass();
    clock('2031-03-11T12:00:00.000Z');
    await call(beto, leaveClass, { params: { id } });
    clock('2031-03-12T12:00:00.000Z');
    const caio = await aUser(db, { name: 'Caio Luz' });
    await db.run(sql`
      insert into class_members (class_id, user_id, role, joined_at)
      values (${id}, ${caio.id}, 'STUDENT', ${time.now.toISOString()})`);
    expect((await take('2031-03-11', [mark(beto, 'LATE')])).status).toBe(200);
    expect(errorsOf(await take('2031-03-12', [mark(beto, 'LATE')]))).toMatchObject([
      { path: '0.userId' },
    ]);
    expect(errorsOf(await take('2031-03-11', [mark(caio, 'LATE')]))).toMatchObject([
      { path: '0.userId' },
    ]);
    expect(await statesOf('2031-03-11')).toEqual({ Ana: null, Beto: 'LATE' });
    expect(await statesOf('2031-03-12')).toEqual({ Ana: null, Caio: null });
    expect((await take('2031-03-12', [mark(ana, 'PRESENT'), mark(caio, 'ABSENT')])).status).toBe(
      200,
    );
    expect((await days()).body).toMatchObject({
      total: 2,
      items: [
        { date: '2031-03-12', counts: { PRESENT: 1, ABSENT: 1, LATE: 0, JUSTIFIED: 0 } },
        { date: '2031-03-11', counts: { PRESENT: 0, ABSENT: 0, LATE: 1, JUSTIFIED: 0 } },
      ],
    });
    expect((await read('2031-03-12')).body.lastDate).toBe('2031-03-12');
  });

  it('of another class is not seen', async () => {
    const [first, other] = [await aCalledClass(), await aCalledClass()];
    await first.take('2031-03-10', [mark(first.ana, 'ABSENT')]);
    expect(errorsOf(await other.take('2031-03-10', [mark(first.ana, 'LATE')]))).toMatchObject([
      { path: '0.userId' },
    ]);
    expect((await first.read('2031-03-10', other.teacher)).status).toBe(404);
    expect((await other.days()).body.total).toBe(0);
  });
});

it('of a deleted person leaves the figures of the class', async () => {
  const { take, read, days, attendance, ana, beto } = await aCalledClass();
  await take('2031-03-10', [mark(ana, 'PRESENT'), mark(beto, 'ABSENT')]);
  const admin = await anAdmin(db);
  await call(admin, removeUser, { params: { id: beto.id }, body: { keepsName: false } });
  expect((await read('2031-03-10')).body.students.map(({ name }) => name)).toEqual(['Ana Prado']);
  expect((await attendance()).body.students).toHaveLength(1);
  expect((await days()).body.items).toMatchObject([{ counts: { PRESENT: 1, ABSENT: 1 } }]);
});

it('of an invited person goes to the user who accepts the invitation', async () => {
  const { take, statesOf, ana, beto, marksQtd } = await aCalledClass();
  await take('2031-03-10', [mark(ana, 'LATE')]);
  await moveMarks(db, { from: ana.id, to: beto.id });
  expect(await statesOf('2031-03-10')).toEqual({ Ana: null, Beto: 'LATE' });
  expect(await marksQtd()).toBe(1);
});
