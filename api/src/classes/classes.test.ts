import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/classes/classes.contract.ts';
import { classesOfTeacherLimit, membersLimit } from '@sabia/domain/classes/class-limits.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aClass } from './classes.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const days = (quantity: number) => new Date(time.now.getTime() + quantity * 86_400_000);

const of = (id: string) => ({ params: { id } });
const read = (who: User, id: string) => call(who, contract.readClass, of(id));
const members = (who: User, id: string, query = {}) =>
  call(who, contract.pageClassMembers, { ...of(id), query });
const join = (who: User, code: string) => call(who, contract.joinClass, { body: { code } });
const add = (id: string, { id: userId }: User, role: 'STUDENT' | 'TEACHER' | 'MONITOR') =>
  call(admin, contract.addClassMember, { ...of(id), body: { userId, role } });
const remove = (who: User, id: string, { id: userId }: User) =>
  call(who, contract.removeClassMember, { params: { id, userId } });
const change = (id: string, body: object) => call(admin, contract.changeClass, { ...of(id), body });

/** Present people of a class with their role. */
const present = (id: string) =>
  db.many<{ userId: string; role: string }>(sql`
    select user_id, role from class_members where class_id = ${id} and left_at is null order by id`);
/** All stays of a person in a class. */
const stays = (id: string, { id: userId }: User) =>
  db.many<{ role: string; isOver: boolean }>(sql`
    select role, left_at is not null as is_over from class_members
    where class_id = ${id} and user_id = ${userId} order by id`);
const usesOf = async (id: string) =>
  (await db.one<{ usesQtd: number }>(sql`select uses_qtd from class_codes where class_id = ${id}`))
    .usesQtd;

describe('a class', () => {
  it('is created by an administrator, with a code and the zone of São Paulo', async () => {
    const { status, body } = await call(admin, contract.createClass, { body: { title: '3º A' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: '3º A',
      timeZone: 'America/Sao_Paulo',
      isArchived: false,
      membersQtd: 0,
      code: expect.stringMatching(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/),
      codeUsesQtd: 0,
    });
    expect((await read(admin, body.id)).body).toEqual(body);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Campo obrigatório'],
    [{}, 'title', 'Campo obrigatório'],
    [
      { title: '3º A', timeZone: 'America/Sabia' },
      'timeZone',
      'Fuso horário desconhecido. Use um nome como America/Sao_Paulo',
    ],
    [
      { title: '3º A', timeZone: '+03:00' },
      'timeZone',
      'Fuso horário desconhecido. Use um nome como America/Sao_Paulo',
    ],
    [{ title: '3º A', shift: 'NOON' }, 'shift', 'Use MORNING, AFTERNOON, EVENING ou FULL_DAY'],
  ])('is refused as %j', async (body, path, message) => {
    const refused = await call(admin, contract.createClass, { body: body as { title: string } });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([{ path, message }]);
  });

  it('keeps every field that is changed, and is accepted as it was read', async () => {
    const { id } = await aClass(db);
    const changes = {
      title: '3º B',
      period: '2027',
      shift: 'EVENING' as const,
      timeZone: 'America/Manaus',
    };
    const { body } = await change(id, changes);
    expect(body).toMatchObject(changes);
    expect((await change(id, body)).body).toEqual(body);
    expect((await change(id, { period: '' })).body.period).toBeNull();
  });

  it('studies what an administrator says, in that order, without what is deleted', async () => {
    const [course, trail, exam] = [await aCourse(db), await aTrail(db), await aPracticeExam(db)];
    const items = [
      { kind: 'PRACTICE_EXAM' as const, targetId: exam.id },
      { kind: 'COURSE' as const, targetId: course.id },
      { kind: 'TRAIL' as const, targetId: trail.id },
    ];
    const { id } = await aClass(db, { items });
    const listed = (await read(admin, id)).body.items;
    expect(listed.map(({ kind, targetId }) => ({ kind, targetId }))).toEqual(items);
    const [last, first] = [assertDefined(items[0]), assertDefined(items[2])];
    const changed = (await change(id, { items: [first, last] })).body.items;
    expect(changed.map(({ targetId }) => targetId)).toEqual([trail.id, exam.id]);
    await db.run(sql`update trails set is_deleted = true where id = ${trail.id}`);
    expect((await read(admin, id)).body.items).toHaveLength(1);
    const refused = await change(id, { items: [last, { kind: 'COURSE', targetId: randomUUID() }] });
    expect(refused.body.errors).toEqual([
      { path: 'items.1.targetId', message: 'Não existe um item com este identificador' },
    ]);
    expect((await read(admin, id)).body.items).toHaveLength(1);
  });

  it('is found by its title, and by its state', async () => {
    const title = `Turma ${randomUUID()}`;
    const { id } = await aClass(db, { title });
    const found = async (status: 'ACTIVE' | 'ARCHIVED') =>
      (await call(admin, contract.pageClasses, { query: { searchKey: title, status } })).body.items;
    expect(await found('ACTIVE')).toMatchObject([{ id, role: null, membersQtd: 0 }]);
    await change(id, { isArchived: true });
    expect(await found('ACTIVE')).toEqual([]);
    expect(await found('ARCHIVED')).toMatchObject([{ id, isArchived: true }]);
  });
});

describe('the poster of a class', () => {
  it('has the link of the code and its QR code as squares', async () => {
    const teacher = await aUser(db);
    const { id, code } = await aClass(db, { teachers: [teacher] });
    const { body } = await call(teacher, contract.drawClassCode, { params: { id } });
    expect(body.code).toBe(code);
    expect(body.link).toMatch(new RegExp(`^https?://[^/]+/turmas/entrar\\?codigo=${code}$`));
    const dark = new Set(
      Array.from(body.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x} ${y}`),
    );
    // The squares that a camera finds: a ring of 7 by 7 in three corners, none in the fourth.
    const isRing = (left: number, top: number) =>
      Array.from({ length: 7 }, (_, step) => step).every(
        (step) =>
          dark.has(`${left + step} ${top}`) &&
          dark.has(`${left + step} ${top + 6}`) &&
          dark.has(`${left} ${top + step}`) &&
          dark.has(`${left + 6} ${top + step}`),
      ) && !dark.has(`${left + 1} ${top + 1}`);
    const far = body.size - 7;
    expect([isRing(0, 0), isRing(far, 0), isRing(0, far), isRing(far, far)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is not there without a code, nor for an archived class', async () => {
    const teacher = await aUser(db);
    const { id } = await aClass(db, { teachers: [teacher] });
    const poster = async () =>
      (await call(teacher, contract.drawClassCode, { params: { id } })).status;
    await change(id, { isArchived: true });
    expect(await poster()).toBe(404);
    await change(id, { isArchived: false });
    expect(await poster()).toBe(200);
    await call(teacher, contract.endClassCode, { params: { id } });
    expect(await poster()).toBe(404);
  });
});

describe('people', () => {
  it('see a class as members only, and the code as its teachers', async () => {
    const [student, teacher, monitor, other] = [
      await aUser(db),
      await aUser(db, { name: 'Rita Lobo' }),
      await aUser(db),
      await aUser(db),
    ];
    const { id, code } = await aClass(db, {
      students: [student],
      teachers: [teacher],
      monitors: [monitor],
    });
    expect((await read(teacher, id)).body).toMatchObject({ role: 'TEACHER', code });
    for (const [person, role] of [
      [student, 'STUDENT'],
      [monitor, 'MONITOR'],
    ] as const)
      expect((await read(person, id)).body).toMatchObject({
        role,
        code: null,
        codeExpiresAt: null,
        teachers: [{ name: 'Rita Lobo', profilePicture: null }],
      });
    expect((await read(other, id)).status).toBe(404);
    const own = await call(student, contract.pageOwnClasses);
    expect(own.body.items).toMatchObject([{ id, role: 'STUDENT', membersQtd: 3 }]);
    expect((await call(other, contract.pageOwnClasses)).body.items).toEqual([]);
  });

  it('see first name and initial of classmates, without ids', async () => {
    const [student, teacher] = [
      await aUser(db, { name: 'Ana Clara dos Santos' }),
      await aUser(db, { name: 'Rita Lobo' }),
    ];
    const monitor = await aUser(db, { name: 'Beto Lima' });
    const { id } = await aClass(db, {
      students: [student],
      teachers: [teacher],
      monitors: [monitor],
    });
    const { body } = await call(student, contract.pageClassmates, of(id));
    expect(body.items).toEqual([
      { name: 'Beto L.', role: 'MONITOR' },
      { name: 'Rita Lobo', role: 'TEACHER' },
      { name: 'Ana S.', role: 'STUDENT' },
    ]);
    expect((await call(await aUser(db), contract.pageClassmates, of(id))).status).toBe(404);
    expect((await members(student, id)).status).toBe(404);
  });

  it('join by a code as students, once, however it is typed', async () => {
    const { id, code, title } = await aClass(db);
    const student = await aUser(db);
    const preview = () => call(student, contract.previewClassCode, { params: { code } });
    expect((await preview()).body).toMatchObject({ id, title, isMember: false });
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect((await join(student, typed)).body).toEqual({ id, title });
    expect((await join(student, code)).status).toBe(200);
    expect(await present(id)).toEqual([{ userId: student.id, role: 'STUDENT' }]);
    expect(await usesOf(id)).toBe(1);
    expect((await preview()).body.isMember).toBe(true);
  });

  it('are refused by a code that is wrong, over, used up, ended or renewed', async () => {
    const student = await aUser(db);
    const teacher = await aUser(db);
    const { id, code } = await aClass(db, { teachers: [teacher] });
    const renew = async (body: { days?: number; usesLimit?: number }) =>
      (await call(teacher, contract.renewClassCode, { ...of(id), body })).body.code;
    const refusal = async (typed: string) => (await join(student, typed)).body.code;
    expect((await join(student, '12')).status).toBe(422);
    expect(await refusal('BBBBBBBB')).toBe('class_code_over');
    const short = await renew({ days: 1, usesLimit: 1 });
    expect(await refusal(code)).toBe('class_code_over');
    await join(await aUser(db), short);
    expect(await refusal(short)).toBe('class_code_over');
    const next = await renew({ days: 1 });
    const now = time.now;
    time.now = days(1);
    expect(await refusal(next)).toBe('class_code_over');
    expect(
      (await call(student, contract.previewClassCode, { params: { code: next } })).status,
    ).toBe(404);
    time.now = now;
    await call(teacher, contract.endClassCode, of(id));
    expect(await refusal(next)).toBe('class_code_over');
    expect((await read(teacher, id)).body).toMatchObject({ code: null, codeUsesQtd: null });
    expect(await present(id)).toHaveLength(2);
  });

  it('join no archived class, and are not added to it', async () => {
    const [student, teacher] = [await aUser(db), await aUser(db)];
    const { id, code } = await aClass(db, { teachers: [teacher] });
    await change(id, { isArchived: true });
    expect((await join(student, code)).body.code).toBe('class_code_over');
    expect((await add(id, student, 'STUDENT')).body.code).toBe('class_archived');
    const renewed = await call(teacher, contract.renewClassCode, { ...of(id), body: {} });
    expect(renewed.body.code).toBe('class_archived');
    expect((await read(teacher, id)).body).toMatchObject({ isArchived: true, code: null });
    await change(id, { isArchived: false });
    expect((await join(student, code)).status).toBe(200);
  });

  it('are added in any role; a repetition answers 200, another role begins another stay', async () => {
    const { id } = await aClass(db);
    const person = await aUser(db);
    const added = await add(id, person, 'STUDENT');
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ userId: person.id, role: 'STUDENT' });
    expect((await add(id, person, 'STUDENT')).status).toBe(200);
    expect((await add(id, person, 'MONITOR')).status).toBe(201);
    expect(await stays(id, person)).toEqual([
      { role: 'STUDENT', isOver: true },
      { role: 'MONITOR', isOver: false },
    ]);
    const nobody = { ...person, id: randomUUID() };
    expect((await add(id, nobody, 'STUDENT')).body.errors).toMatchObject([{ path: 'userId' }]);
    expect((await add(randomUUID(), person, 'STUDENT')).status).toBe(404);
  });

  it('leave with their history, and may come back by the code', async () => {
    const student = await aUser(db);
    const { id, code } = await aClass(db, { students: [student] });
    const leave = () => call(student, contract.leaveClass, of(id));
    expect((await leave()).status).toBe(204);
    expect((await leave()).status).toBe(404);
    expect((await read(student, id)).status).toBe(404);
    expect((await join(student, code)).status).toBe(200);
    expect(await stays(id, student)).toMatchObject([{ isOver: true }, { isOver: false }]);
  });
});

describe('a removal', () => {
  it('counts from the next request on, and the code lets nobody back in', async () => {
    const [student, teacher] = [await aUser(db), await aUser(db)];
    const { id, code } = await aClass(db, { students: [student], teachers: [teacher] });
    expect((await remove(teacher, id, student)).status).toBe(204);
    expect((await read(student, id)).status).toBe(404);
    expect((await remove(teacher, id, student)).status).toBe(404);
    expect((await join(student, code)).body.code).toBe('removed_from_class');
    expect((await add(id, student, 'STUDENT')).status).toBe(201);
    await remove(admin, id, teacher);
    expect((await members(teacher, id)).status).toBe(404);
    expect((await read(teacher, id)).status).toBe(404);
  });

  it('is of students and monitors by teachers, of teachers by administrators', async () => {
    const [student, monitor, teacher, second, other] = [
      await aUser(db),
      await aUser(db),
      await aUser(db),
      await aUser(db),
      await aUser(db),
    ];
    const { id } = await aClass(db, {
      students: [student],
      monitors: [monitor],
      teachers: [teacher, second],
    });
    await aClass(db, { teachers: [other] });
    const statuses = await Promise.all(
      [
        [student, monitor],
        [other, student],
        [monitor, student],
        [teacher, second],
      ].map(
        async ([who, whom]) => (await remove(assertDefined(who), id, assertDefined(whom))).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 403, 403]);
    expect((await remove(teacher, id, monitor)).status).toBe(204);
    expect((await remove(admin, id, second)).status).toBe(204);
  });
});

describe('at the same time', () => {
  it('twenty requests to join are one stay and one use', async () => {
    const { id, code } = await aClass(db);
    const student = await aUser(db);
    const replies = await Promise.all(Array.from({ length: 20 }, () => join(student, code)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stays(id, student)).toHaveLength(1);
    expect(await usesOf(id)).toBe(1);
  });

  it('a code lets in as many as it says', async () => {
    const teacher = await aUser(db);
    const { id } = await aClass(db, { teachers: [teacher] });
    const { code } = (
      await call(teacher, contract.renewClassCode, { ...of(id), body: { usesLimit: 3 } })
    ).body;
    const people = await Promise.all(Array.from({ length: 8 }, () => aUser(db)));
    const replies = await Promise.all(people.map((person) => join(person, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await present(id)).toHaveLength(4);
  });

  it('removing and joining leave a person out, or in once', async () => {
    const [student, teacher] = [await aUser(db), await aUser(db)];
    const { id, code } = await aClass(db, { students: [student], teachers: [teacher] });
    await Promise.all([
      remove(teacher, id, student),
      ...Array.from({ length: 10 }, () => join(student, code)),
    ]);
    expect(await stays(id, student)).toEqual([{ role: 'STUDENT', isOver: true }]);
    expect(await usesOf(id)).toBe(0);
  });

  it('the last place of a class is taken once', async () => {
    const { id, code } = await aClass(db);
    await db.run(sql`
      with people as (
        insert into users (provider_id, email, name)
        select gen_random_uuid(), 'lotada' || number || ${id}, 'Pessoa' from generate_series(2, ${membersLimit}) number
        returning id
      )
      insert into class_members (class_id, user_id, role, joined_at) select ${id}, id, 'STUDENT', now() from people`);
    const [ana, bia, caio] = [await aUser(db), await aUser(db), await aUser(db)];
    const replies = await Promise.all([join(ana, code), join(bia, code), add(id, caio, 'MONITOR')]);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.body).toMatchObject({
      code: 'limit_reached',
      detail: 'Uma turma tem no máximo 1.000 participantes, e não há mais lugar.',
    });
    expect(await present(id)).toHaveLength(membersLimit);
  });

  it('the last class of a teacher is taken once; archived ones do not count', async () => {
    const teacher = await aUser(db);
    await db.run(sql`
      with made as (
        insert into classes (title, created_at, updated_at)
        select 'Turma', now(), now() from generate_series(2, ${classesOfTeacherLimit}) returning id
      )
      insert into class_members (class_id, user_id, role, joined_at) select id, ${teacher.id}, 'TEACHER', now() from made`);
    const [first, second, third] = [await aClass(db), await aClass(db), await aClass(db)];
    const replies = await Promise.all([first, second].map(({ id }) => add(id, teacher, 'TEACHER')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await add(third.id, teacher, 'MONITOR')).status).toBe(201);
    const taught = replies[0]?.status === 201 ? first : second;
    await change(taught.id, { isArchived: true });
    expect((await add(third.id, teacher, 'TEACHER')).status).toBe(201);
    const reopened = await change(taught.id, { isArchived: false });
    expect(reopened.body).toMatchObject({
      code: 'limit_reached',
      detail: 'Uma pessoa ensina no máximo 50 turmas ao mesmo tempo. Arquive uma delas antes.',
    });
    expect((await read(admin, taught.id)).body.isArchived).toBe(true);
  });
});
