import { randomUUID } from 'node:crypto';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as classes from '@sabia/domain/classes/classes.contract.ts';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, levels } from './correcting.factory.ts';
import { anEssay } from './essays.factory.ts';

const app = await createTestApp();
const { db, call, time } = app;
const { claim, give, read } = correcting(app);

/** The address of a stored file of so many bytes. */
async function aPage(size: number, ending: 'webp' | 'pdf' = 'webp'): Promise<string> {
  const url = `/files/${randomUUID().replaceAll('-', '')}-900x1200.${ending}`;
  await db.run(sql`
    insert into files (state, content_type, size, url)
    values ('STORED', ${ending === 'pdf' ? 'application/pdf' : 'image/webp'}, ${size}, ${url})`);
  return url;
}

describe('the queue', () => {
  it('gives the oldest essay, each once to a person and to as many as it needs', async () => {
    const essay = await anEssay(db, await aUser(db));
    const [first, second, third] = await Promise.all([anAdmin(db), anAdmin(db), anAdmin(db)]);
    const { status, body, headers } = await claim(first, essay);
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/v1/corrections/${essay.attemptId}/${essay.questionId}`);
    expect(body).toMatchObject({
      attemptId: essay.attemptId,
      questionId: essay.questionId,
      response: { kind: 'OPEN_TEXT', text: 'Porque o ar espalha a luz.' },
      isForBoard: false,
    });
    expect(body.rubric.criteria.map(({ key }) => key)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
    expect(body.rubric.zeroReasons).toHaveLength(9);
    expect((await claim(first, essay)).status).toBe(204);
    expect((await claim(second, essay)).status).toBe(201);
    expect((await claim(third, essay)).status).toBe(204);
  });

  it('says nothing of the author', async () => {
    const learner = await aUser(db, { name: 'Iracema Guimarães' });
    const essay = await anEssay(db, learner);
    const { body } = await claim(await anAdmin(db), essay);
    expect(JSON.stringify(body)).not.toContain('Iracema');
    expect(JSON.stringify(body)).not.toContain(learner.id);
  });

  it('does not name the author in the list of corrections before the mark', async () => {
    const learner = await aUser(db, { name: 'Ubirajara Nogueira' });
    const essay = await anEssay(db, learner, { correctors: 1 });
    const listed = async (status: 'AWAITING' | 'CORRECTED') =>
      (
        await call(await anAdmin(db), corrections.listCorrections, {
          query: { status, practiceExamId: essay.practiceExamId },
        })
      ).body.items;
    expect(await listed('AWAITING')).toMatchObject([{ isEssay: true, userName: '' }]);
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    await give(corrector, essay, { levels: levels(120) });
    expect(await listed('CORRECTED')).toMatchObject([
      { isEssay: true, userName: 'Ubirajara Nogueira' },
    ]);
  });

  it('never gives a person the own essay', async () => {
    const author = await anAdmin(db);
    const essay = await anEssay(db, author);
    expect((await claim(author, essay)).status).toBe(204);
    expect(await give(author, essay, { levels: levels(200) })).toMatchObject({ status: 409 });
  });

  it('holds the texts that a person takes along for a day, with those that the person has', async () => {
    const learner = await aUser(db);
    const [corrector, other] = await Promise.all([anAdmin(db), anAdmin(db)]);
    const before = await anEssay(db, learner, { correctors: 1 });
    await claim(corrector, before);
    const essay = await anEssay(db, learner, { correctors: 1 });
    const { practiceExamId } = essay;
    const start = time.now;
    const taken = await call(corrector, contract.claimEssay, {
      body: { practiceExamId, isTakenAlong: true },
    });
    const tomorrow = new Date(start.getTime() + 24 * 60 * 60_000).toISOString();
    expect(taken).toMatchObject({
      status: 201,
      body: { attemptId: essay.attemptId, endsAt: tomorrow },
    });
    const { claims } = (await call(corrector, contract.readEssayQueue)).body;
    expect(claims.map(({ endsAt }) => endsAt)).toEqual([tomorrow, tomorrow]);
    time.now = new Date(start.getTime() + 23 * 60 * 60_000);
    expect((await claim(other, essay)).status).toBe(204);
    expect((await claim(other, before)).status).toBe(204);
    time.now = new Date(start.getTime() + 25 * 60 * 60_000);
    expect((await claim(other, essay)).status).toBe(201);
    expect((await claim(other, before)).status).toBe(201);
    time.now = start;
  });

  it('lets nobody take photographed pages along, and holds no claim of them', async () => {
    const learner = await aUser(db);
    const essay = await anEssay(db, learner);
    await db.run(sql`
      update graded_answers set response = '{"kind": "FILE", "files": [{"url": "/files/a.jpg", "name": "a.jpg"}]}'
      where attempt_id = ${essay.attemptId}`);
    const { practiceExamId } = essay;
    const taken = await call(await anAdmin(db), contract.claimEssay, {
      body: { practiceExamId, isTakenAlong: true },
    });
    expect(taken.status).toBe(204);
    const corrector = await anAdmin(db);
    expect((await claim(corrector, essay)).status).toBe(201);
    await call(corrector, contract.claimEssay, { body: { practiceExamId, isTakenAlong: true } });
    const [held] = (await call(corrector, contract.readEssayQueue)).body.claims;
    expect(held?.endsAt).toBe(new Date(time.now.getTime() + 30 * 60_000).toISOString());
  });

  it('lets photographed pages be taken along that fit on the device, but no PDF', async () => {
    const pages = [await aPage(400), await aPage(600)];
    const take = async (urls: readonly string[], roomForPages: number) => {
      const essay = await anEssay(db, await aUser(db));
      const files = urls.map((url) => ({ url, name: 'folha' }));
      const response = JSON.stringify({ kind: 'FILE', files });
      await db.run(sql`
        update graded_answers set response = ${response}::jsonb where attempt_id = ${essay.attemptId}`);
      const { practiceExamId } = essay;
      const body = { practiceExamId, isTakenAlong: true, roomForPages };
      return call(await anAdmin(db), contract.claimEssay, { body });
    };
    expect((await take(pages, 999)).status).toBe(204);
    const tomorrow = new Date(time.now.getTime() + 24 * 60 * 60_000).toISOString();
    const taken = await take(pages, 1000);
    expect(taken).toMatchObject({ status: 201, body: { endsAt: tomorrow } });
    expect(JSON.stringify(taken.body.response)).toContain(pages[1]);
    expect((await take([await aPage(10, 'pdf')], 1000)).status).toBe(204);
    expect((await take(['/files/unknown.webp'], 1000)).status).toBe(204);
    expect((await take(pages, 30_000_001)).status).toBe(422);
  });

  it('gives an essay to somebody else 30 minutes after the last sign of life', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const [slow, quick] = await Promise.all([anAdmin(db), anAdmin(db)]);
    const start = time.now;
    await claim(slow, essay);
    time.now = new Date(start.getTime() + 20 * 60_000);
    const { attemptId, questionId } = essay;
    const params = { attemptId, questionId };
    expect((await call(slow, contract.keepClaim, { params })).status).toBe(204);
    time.now = new Date(start.getTime() + 49 * 60_000);
    expect((await claim(quick, essay)).status).toBe(204);
    time.now = new Date(start.getTime() + 51 * 60_000);
    expect((await claim(quick, essay)).status).toBe(201);
    expect((await call(slow, contract.keepClaim, { params })).status).toBe(404);
    // The mark of the slow one would be one too many.
    expect(await give(slow, essay, { levels: levels(120) })).toMatchObject({ status: 409 });
    expect(await give(quick, essay, { levels: levels(160) })).toMatchObject({
      body: { status: 'SETTLED', score: 800 },
    });
  });

  it('takes a late mark while the essay still needs one', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const slow = await anAdmin(db);
    await claim(slow, essay);
    time.now = new Date(time.now.getTime() + 31 * 60_000);
    await claim(await anAdmin(db), await anEssay(db, await aUser(db)));
    expect(await give(slow, essay, { levels: levels(120) })).toMatchObject({
      body: { status: 'SETTLED', score: 600 },
    });
  });

  it('gets an essay back', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const [first, second] = await Promise.all([anAdmin(db), anAdmin(db)]);
    await claim(first, essay);
    const params = { attemptId: essay.attemptId, questionId: essay.questionId };
    expect((await call(first, contract.dropClaim, { params })).status).toBe(204);
    expect((await claim(second, essay)).status).toBe(201);
  });

  it('gives a person at most 20 essays at a time', async () => {
    const corrector = await anAdmin(db);
    const learner = await aUser(db);
    for (let essays = 0; essays < 20; essays += 1)
      expect((await claim(corrector, await anEssay(db, learner))).status).toBe(201);
    const more = await claim(corrector, await anEssay(db, learner));
    expect(more).toMatchObject({ status: 409, body: { detail: expect.stringContaining('20') } });
  });

  it('gives teachers and monitors the essays of students of their classes only', async () => {
    const [teacher, monitor, other, student] = await Promise.all([
      aUser(db),
      aUser(db),
      aUser(db),
      aUser(db),
    ]);
    const essay = await anEssay(db, student);
    const items = [{ kind: 'PRACTICE_EXAM' as const, targetId: essay.practiceExamId }];
    expect((await claim(teacher, essay)).status).toBe(403);
    // The student's class studies something else, another class with this exam has other students.
    const schoolClass = await aClass(db, {
      teachers: [teacher],
      monitors: [monitor],
      students: [student],
    });
    await aClass(db, { teachers: [other, teacher], students: [await aUser(db)], items });
    expect((await claim(teacher, essay)).status).toBe(204);
    const admin = await anAdmin(db);
    const change = { params: { id: schoolClass.id }, body: { items } };
    expect((await call(admin, classes.changeClass, change)).status).toBe(200);
    expect((await claim(other, essay)).status).toBe(204);
    expect((await give(other, essay, { levels: levels(160) })).status).toBe(404);
    expect((await claim(monitor, essay)).status).toBe(201);
    expect((await claim(teacher, essay)).status).toBe(201);
    const removal = { params: { id: schoolClass.id, userId: monitor.id } };
    expect((await call(teacher, classes.removeClassMember, removal)).status).toBe(204);
    expect((await give(monitor, essay, { levels: levels(160) })).status).toBe(404);
    expect((await give(teacher, essay, { levels: levels(160) })).status).toBe(200);
  });

  it('is read with its figures and with the claims of the reader', async () => {
    const [teacher, student] = await Promise.all([aUser(db), aUser(db)]);
    const [first, second] = [await anEssay(db, student), await anEssay(db, student)];
    const items = [first, second].map(({ practiceExamId }) => ({
      kind: 'PRACTICE_EXAM' as const,
      targetId: practiceExamId,
    }));
    await aClass(db, { teachers: [teacher], students: [student], items });
    const queue = async () => (await call(teacher, contract.readEssayQueue, {})).body;
    expect(await queue()).toMatchObject({
      claims: [],
      waitingQtd: 2,
      oldestAt: expect.any(String),
    });
    const { body: claimed } = await claim(teacher, first);
    expect(await queue()).toMatchObject({
      claims: [{ ...claimed, statement: expect.any(String) }],
      waitingQtd: 1,
    });
    const start = time.now;
    time.now = new Date(start.getTime() + 31 * 60_000);
    // Nobody has taken it meanwhile.
    const params = { attemptId: first.attemptId, questionId: first.questionId };
    expect(await queue()).toMatchObject({ claims: [params], waitingQtd: 1 });
    expect((await call(teacher, contract.keepClaim, { params })).status).toBe(204);
    time.now = new Date(start.getTime() + 62 * 60_000);
    const colleague = await anAdmin(db);
    await claim(colleague, second);
    expect(await queue()).toMatchObject({ claims: [], waitingQtd: 2 });
    await claim(teacher, first);
    await give(teacher, first, { levels: levels(160) });
    expect(await queue()).toMatchObject({ claims: [], waitingQtd: 1 });
  });

  it('tells the author once a day that a teacher saw the essay', async () => {
    const [teacher, student] = await Promise.all([aUser(db), aUser(db)]);
    const essay = await anEssay(db, student);
    const items = [{ kind: 'PRACTICE_EXAM' as const, targetId: essay.practiceExamId }];
    await aClass(db, { teachers: [teacher], students: [student], items });
    await claim(teacher, essay);
    await give(teacher, essay, { levels: levels(160) });
    await read(teacher, essay);
    const { body } = await call(student, privacy.pageDataReads, { params: { userId: student.id } });
    expect(body.items.filter(({ by }) => by.id === teacher.id)).toMatchObject([
      { what: 'ANSWERS' },
    ]);
  });

  it('gives each of 12 essays to two of 25 correctors at once', async () => {
    const { practiceExamId, questionId, attemptId } = await anEssay(db, await aUser(db));
    for (let copies = 0; copies < 11; copies += 1) {
      const other = await anEssay(db, await aUser(db));
      await db.run(sql`
        update attempts set exam_id = (select exam_id from attempts where id = ${attemptId})
        where id = ${other.attemptId}`);
    }
    const people = await Promise.all(Array.from({ length: 25 }, () => anAdmin(db)));
    const claimed = await Promise.all(
      people.map(async (person) => ({
        person,
        reply: await claim(person, { practiceExamId }),
      })),
    );
    const essays = claimed.filter(({ reply }) => reply.status === 201);
    expect(essays).toHaveLength(24);
    const quantities = new Map<string, number>();
    for (const { reply } of essays) {
      const { attemptId: id } = reply.body;
      quantities.set(id, (quantities.get(id) ?? 0) + 1);
    }
    expect([...quantities.values()]).toEqual(Array.from({ length: 12 }, () => 2));
    expect(questionId).toBeTruthy();
    const marks = await Promise.all(
      essays.map(({ person, reply: { body } }) =>
        give(person, { ...body, practiceExamId }, { levels: levels(160) }),
      ),
    );
    expect(marks.filter(({ status }) => status === 200)).toHaveLength(24);
    const settled = await Promise.all(
      essays.map(({ person, reply: { body } }) => read(person, { ...body, practiceExamId })),
    );
    for (const essay of settled) expect(essay).toMatchObject({ status: 'SETTLED', score: 800 });
  });
});
