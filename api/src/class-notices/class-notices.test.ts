import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/class-notices/class-notices.contract.ts';
import { changeClass, leaveClass } from '@sabia/domain/classes/classes.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { blockUser, removeUser } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { sendClassNotices } from './send-class-notices.ts';

const { db, call, time, databaseUrl } = await createTestApp();
const clock = (moment: string) => {
  time.now = new Date(moment);
};

/** A class of two students in São Paulo, and the ways to tell it something. */
async function aToldClass() {
  clock('2031-03-10T12:00:00.000Z');
  const people = {
    teacher: await aUser(db, { name: 'Rita Lobo' }),
    monitor: await aUser(db),
    ana: await aUser(db),
    beto: await aUser(db),
  };
  const { id } = await aClass(db, {
    teachers: [people.teacher],
    monitors: [people.monitor],
    students: [people.ana, people.beto],
    title: '3º A',
    now: time.now,
  });
  const write = (body: object, who: User = people.teacher) =>
    call(who, contract.createClassNotice, {
      params: { id },
      body: { body: 'Prova na sexta.', ...body },
    });
  const seenBy = async (who: User) =>
    (await call(who, contract.pageClassNotices, { params: { id } })).body.items;
  const change = (noticeId: string, body: object, who: User = people.teacher) =>
    call(who, contract.changeClassNotice, { params: { id, noticeId }, body });
  const remove = (noticeId: string, who: User = people.teacher) =>
    call(who, contract.deleteClassNotice, { params: { id, noticeId } });
  /** The e-mails to the students that a run of the job sends. */
  const sent = async (database = db) => {
    const letters: Email[] = [];
    const mail = { send: async (letter: Email) => void letters.push(letter) };
    await sendClassNotices(database, { mail, site: 'https://sabia.test', now: time.now });
    return letters.filter(({ to }) => [people.ana.email, people.beto.email].includes(to));
  };
  return { id, ...people, write, seenBy, change, remove, sent };
}

describe('a notice', () => {
  it('is seen by the class at once, and goes to each student once', async () => {
    const { id, write, seenBy, sent, ana, beto, monitor } = await aToldClass();
    expect(
      await write({ title: 'Prova', body: 'Sexta, às 8h.\nTragam <caneta> azul.' }),
    ).toMatchObject({
      status: 201,
      body: { title: 'Prova', author: 'Rita Lobo', sendAt: '2031-03-10T12:00:00.000Z' },
    });
    for (const who of [ana, beto, monitor])
      expect(await seenBy(who)).toMatchObject([{ body: 'Sexta, às 8h.\nTragam <caneta> azul.' }]);
    const letters = await sent();
    expect(letters.map(({ to }) => to).toSorted()).toEqual([ana.email, beto.email].toSorted());
    expect(letters[0]).toMatchObject({ subject: '3º A: Prova' });
    expect(letters[0]?.text).toContain('Tragam <caneta> azul.');
    expect(letters[0]?.text).toContain(`https://sabia.test/turmas/${id}`);
    expect(letters[0]?.html).toContain('Tragam &lt;caneta&gt; azul.');
    expect(await sent()).toEqual([]);
  });

  it('is sent by one of many processes', async () => {
    const { write, sent } = await aToldClass();
    await write({});
    const processes = Array.from({ length: 4 }, () =>
      openDatabase(databaseUrl, { timeoutMs: 15_000 }),
    );
    const letters = await Promise.all(processes.map(sent));
    expect(letters.flat()).toHaveLength(2);
    await Promise.all(processes.map((process) => process.close()));
  });

  it('whose process died is sent by another, ten minutes later', async () => {
    const { write, sent, ana } = await aToldClass();
    const { body } = await write({});
    await db.run(sql`
      insert into job_emails (kind, key, user_id, claimed_at)
      values ('CLASS_NOTICE', concat_ws(' ', ${body.id}::uuid, ${ana.id}::uuid), ${ana.id}, ${time.now.toISOString()})`);
    expect(await sent()).toHaveLength(1);
    clock('2031-03-10T12:15:00.000Z');
    expect((await sent()).map(({ to }) => to)).toEqual([ana.email]);
  });

  it('goes neither to who left or is blocked nor to who came later', async () => {
    const { id, write, sent, ana, beto } = await aToldClass();
    await write({});
    await call(ana, leaveClass, { params: { id } });
    const admin = await anAdmin(db);
    await call(admin, blockUser, { params: { id: beto.id }, body: { isBlocked: true } });
    expect(await sent()).toEqual([]);
  });

  it('is written by teachers of the class and administrators', async () => {
    const { write, change, remove, ana, monitor } = await aToldClass();
    const scheduled = (await write({ sendAt: '2031-03-11T08:00' })).body.id;
    const others = [ana, await aUser(db), monitor];
    for (const act of [
      (who: User) => write({}, who),
      (who: User) => change(scheduled, { body: 'Outro' }, who),
      (who: User) => remove(scheduled, who),
    ]) {
      const statuses = [];
      for (const who of others) statuses.push((await act(who)).status);
      expect(statuses).toEqual([404, 404, 403]);
    }
    expect((await write({}, await anAdmin(db))).status).toBe(201);
  });

  it('of another class is not found', async () => {
    const [{ write }, other] = [await aToldClass(), await aToldClass()];
    const { body } = await write({ sendAt: '2031-03-11T08:00' });
    const { id, teacher } = other;
    const params = { id, noticeId: body.id };
    expect((await call(teacher, contract.readClassNotice, { params })).status).toBe(404);
    expect((await other.change(body.id, { body: 'Meu' })).status).toBe(404);
    await other.remove(body.id);
    const page = await call(await aUser(db), contract.pageClassNotices, { params: { id } });
    expect(page.status).toBe(404);
  });

  it.each([
    ['no text', { body: ' ' }, 'body'],
    ['a text too long', { body: 'a'.repeat(2001) }, 'body'],
    ['a title too long', { title: 'a'.repeat(121) }, 'title'],
    ['a moment that is over', { sendAt: '2031-03-10T08:59' }, 'sendAt'],
    ['no moment', { sendAt: 'sexta' }, 'sendAt'],
  ])('is refused with %s', async (_, body, field) => {
    const { write, seenBy, teacher } = await aToldClass();
    const refused = await write(body);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(`"${field}"`);
    expect(await seenBy(teacher)).toEqual([]);
  });

  it('is one of ten on a day of the class, also of several requests at a time', async () => {
    const { write, remove, seenBy, teacher } = await aToldClass();
    const replies = await Promise.all(Array.from({ length: 12 }, () => write({})));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    const [last] = await seenBy(teacher);
    await remove(last?.id ?? '');
    expect((await write({})).status).toBe(409);
    expect((await write({ sendAt: '2031-03-10T23:59' })).status).toBe(409);
    expect((await write({ sendAt: '2031-03-11T00:00' })).status).toBe(201);
  });

  it('is one of 300 of a class', async () => {
    const { id, write, teacher } = await aToldClass();
    await db.run(sql`
      insert into class_notices (class_id, author_id, body, send_at, day, created_at, updated_at)
      select ${id}, ${teacher.id}, 'Aviso', date '2030-01-01' + number, date '2030-01-01' + number, now(), now()
      from generate_series(1, 300) number`);
    const refused = await write({});
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('no máximo 300 avisos');
  });

  it('is told on the page of all classes for a week', async () => {
    const { write, ana } = await aToldClass();
    await write({ title: 'Prova' });
    await write({ sendAt: '2031-03-11T08:00' });
    const own = async (who: User) =>
      (await call(who, contract.pageOwnNotices, { query: {} })).body.items;
    expect(await own(ana)).toMatchObject([{ title: 'Prova', classTitle: '3º A' }]);
    expect(await own(await aUser(db))).toEqual([]);
    clock('2031-03-17T12:00:01.000Z');
    expect(await own(ana)).toMatchObject([{ title: null }]);
  });

  it('keeps its words and loses its name when its author goes', async () => {
    const { write, seenBy, ana, teacher } = await aToldClass();
    await write({});
    const params = { id: teacher.id };
    await call(await anAdmin(db), removeUser, { params, body: { keepsName: false } });
    expect(await seenBy(ana)).toMatchObject([{ author: null, body: 'Prova na sexta.' }]);
  });
});

describe('a scheduled notice', () => {
  it('is seen and sent from its moment in the class on', async () => {
    const { write, seenBy, sent, ana, teacher, monitor } = await aToldClass();
    const { body } = await write({ sendAt: '2031-03-11T08:00' });
    expect(body.sendAt).toBe('2031-03-11T11:00:00.000Z');
    clock('2031-03-11T10:59:00.000Z');
    expect(await seenBy(ana)).toEqual([]);
    expect(await seenBy(teacher)).toHaveLength(1);
    expect(await seenBy(monitor)).toHaveLength(1);
    expect(await sent()).toEqual([]);
    clock('2031-03-11T11:00:00.000Z');
    expect(await seenBy(ana)).toHaveLength(1);
    expect(await sent()).toHaveLength(2);
  });

  it('is looked at by no later run when all its e-mails are sent', async () => {
    const { write, id } = await aToldClass();
    const { id: noticeId } = (await write({})).body;
    /** Runs until nothing is due in the school. */
    const isMailed = async () => {
      const mail = { send: async () => {} };
      const run = { mail, site: 'https://sabia.test', now: time.now };
      while ((await sendClassNotices(db, run)) > 0);
      const of = sql`where class_id = ${id} and mailed_at is not null`;
      return (await db.run(sql`select from class_notices ${of}`)) === 1;
    };
    expect(await isMailed()).toBe(true);
    // As if another process were about to send one of the e-mails.
    await db.run(sql`update class_notices set mailed_at = null where class_id = ${id}`);
    await db.run(sql`
      update job_emails set sent_at = null
      where key = (select max(key) from job_emails where key like ${`${noticeId} %`})`);
    expect(await isMailed()).toBe(false);
    clock('2031-03-14T12:00:01.000Z');
    expect(await isMailed()).toBe(true);
  });

  it('is changed until it is sent', async () => {
    const { write, change, sent } = await aToldClass();
    const { id } = (await write({ sendAt: '2031-03-11T08:00' })).body;
    expect(
      await change(id, { body: 'Prova na quinta.', sendAt: '2031-03-12T08:00' }),
    ).toMatchObject({
      status: 200,
      body: { body: 'Prova na quinta.', sendAt: '2031-03-12T11:00:00.000Z' },
    });
    clock('2031-03-11T12:00:00.000Z');
    expect(await sent()).toEqual([]);
    expect((await change(id, { sendAt: null })).body.sendAt).toBe('2031-03-11T12:00:00.000Z');
    const letters = await sent();
    expect(letters).toHaveLength(2);
    expect(letters[0]?.text).toContain('quinta');
    expect((await change(id, { body: 'Tarde demais' })).status).toBe(409);
  });

  it('that is deleted is not sent; deleting again changes nothing', async () => {
    const { write, remove, seenBy, sent, teacher, ana } = await aToldClass();
    const { id } = (await write({ sendAt: '2031-03-11T08:00' })).body;
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    const { id: sentId } = (await write({})).body;
    await remove(sentId);
    clock('2031-03-11T12:00:00.000Z');
    expect(await sent()).toEqual([]);
    expect(await seenBy(teacher)).toEqual([]);
    expect(await seenBy(ana)).toEqual([]);
    expect(await db.run(sql`select from class_notices where id = ${id}`)).toBe(0);
  });

  it('is not sent by an archived class, which writes none', async () => {
    const { id, write, seenBy, sent, ana } = await aToldClass();
    await write({ sendAt: '2031-03-11T08:00' });
    const admin = await anAdmin(db);
    await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
    clock('2031-03-11T12:00:00.000Z');
    expect(await sent()).toEqual([]);
    expect(await seenBy(ana)).toEqual([]);
    expect((await write({}, admin)).status).toBe(409);
  });

  it('keeps its wall clock when the class moves to another zone, and what was sent stays', async () => {
    const { id, write, seenBy, teacher } = await aToldClass();
    await write({});
    await write({ sendAt: '2031-03-11T08:00' });
    await call(await anAdmin(db), changeClass, {
      params: { id },
      body: { timeZone: 'America/Manaus' },
    });
    expect((await seenBy(teacher)).map(({ sendAt }) => sendAt)).toEqual([
      '2031-03-11T12:00:00.000Z',
      '2031-03-10T12:00:00.000Z',
    ]);
  });

  it('of no such class is not found', async () => {
    const { teacher } = await aToldClass();
    const params = { id: randomUUID() };
    const body = { body: 'Oi' };
    expect((await call(teacher, contract.createClassNotice, { params, body })).status).toBe(404);
  });
});
