import { removeClassMember } from '@sabia/domain/classes/classes.contract.ts';
import type { SealedContent, SealedExam } from '@sabia/domain/mock-exams/sealed-exam.ts';
import * as contract from '@sabia/domain/mock-exams/sealed-exams.contract.ts';
import { setExtraTime } from '@sabia/domain/users/users.contract.ts';
import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent, anExamWithEssay } from './mock-exams.factory.ts';

const { app, db, call, context, time } = await createTestApp();
const admin = await anAdmin(db);
const student = await aUser(db);
const { id: classId } = await aClass(db, { students: [student] });

/** A planned event of one day with these questions, or two of the factory. */
async function planned(questions: PracticeExamGiven['questions'] = 2) {
  const exam = await aPracticeExam(db, { questions, timeLimitMinutes: 300 });
  const event = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
  return { exam, of: { params: { id: event.id, day: 1 } } };
}

const hour = 3_600_000;

/** As a device opens it. */
function opened(key: Buffer, purpose: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

const keyByCode = ({ name, salt, rounds, wrappedKey }: SealedExam, code: string) =>
  opened(
    pbkdf2Sync(code, Buffer.from(salt, 'base64'), rounds, 32, 'sha256'),
    `${name} key`,
    Buffer.from(wrappedKey, 'base64'),
  );

const contentBy = (key: Buffer, { name }: SealedExam, content: Buffer) =>
  JSON.parse(gunzipSync(opened(key, `${name} content`, content)).toString()) as SealedContent;

async function downloaded({ params }: { params: { id: string; day: number } }) {
  const header = (await call(student, contract.readSealedExam, { params })).body;
  const content = (await app.inject(header.contentUrl)).rawPayload;
  return { header, content };
}

it('a sealed exam has no word of its questions, and opens by its code alone', async () => {
  const picture = `${'a1'.repeat(32)}.webp`;
  await context.files.keep(picture, Buffer.from('the picture'));
  const { of, exam } = await planned([
    {
      statement: `<p>Quanto é \\(\\frac{1}{2}\\)?</p><p><img src="/files/${picture}" alt="uma reta"></p>`,
      alternatives: [
        { text: 'Metade', isCorrect: true },
        { text: 'Dobro', isCorrect: false },
      ],
    },
  ]);
  const sealed = (await call(admin, contract.sealExam, of)).body;
  const { header, content } = await downloaded(of);
  expect(header).toMatchObject({
    day: 1,
    bytes: content.length,
    startedAt: null,
    contentKey: null,
  });
  for (const text of ['Quanto', 'Metade', 'the picture', sealed.openingCode])
    expect([content.includes(text), JSON.stringify(header).includes(text)]).toEqual([false, false]);

  const opens = contentBy(keyByCode(header, sealed.openingCode), header, content);
  expect(opens).toMatchObject({ day: 1, firstQuestion: 1, timeLimitMinutes: 300 });
  expect(opens.questions.map(({ id }) => id)).toEqual(exam.questionIds);
  const [question] = opens.questions;
  expect(question?.statement).toContain('katex');
  expect(JSON.stringify(opens)).not.toMatch(/isCorrect|explanation|answerKey/);
  expect(opens.media).toEqual({
    [`/files/${picture}`]: `data:image/webp;base64,${Buffer.from('the picture').toString('base64')}`,
  });
  expect(() => keyByCode(header, 'AAAAAAAAAAAA')).toThrow();
  expect(() => keyByCode({ ...header, name: `${header.name}2` }, sealed.openingCode)).toThrow();
});

it('has the lines of the answer card, also if the exam was changed since, and then the essays', async () => {
  const exam = await anExamWithEssay(db);
  const event = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
  const of = { params: { id: event.id, day: 1 } };
  const listed = await db.many<{ id: string; isEssay: boolean }>(sql`
    select id, rubric is not null as is_essay from questions where exam_id = ${exam.id} order by position`);
  const lines = listed.filter(({ isEssay }) => !isEssay).map(({ id }) => id);
  const essays = listed.filter(({ isEssay }) => isEssay).map(({ id }) => id);
  await db.run(sql`
    update questions set deleted_at = case when id = ${lines[0]} then now() end, position = -position
    where exam_id = ${exam.id}`);
  const sealed = (await call(admin, contract.sealExam, of)).body;
  const { header, content } = await downloaded(of);
  const { questions } = contentBy(keyByCode(header, sealed.openingCode), header, content);
  expect(questions.map(({ id }) => id)).toEqual([...lines, ...essays]);
});

it('a student gets the own extra time with the exam, and nobody else does', async () => {
  const { of } = await planned();
  await call(admin, contract.sealExam, of);
  const before = (await downloaded(of)).header.extraTimePercent;
  await call(admin, setExtraTime, { params: { id: student.id }, body: { percent: 50 } });
  expect([before, (await downloaded(of)).header.extraTimePercent]).toEqual([0, 50]);
  const ofAdmin = await call(admin, contract.readSealedExam, of);
  expect(ofAdmin.body.extraTimePercent).toBe(0);
});

it('the server gives the key from the start on, and the first start counts', async () => {
  const { of } = await planned();
  expect((await call(admin, contract.startSealedExam, of)).status).toBe(404);
  await call(admin, contract.sealExam, of);
  expect((await downloaded(of)).header.contentKey).toBeNull();
  const [first, second] = await Promise.all([
    call(admin, contract.startSealedExam, of),
    call(admin, contract.startSealedExam, of),
  ]);
  expect(first.body.startedAt).not.toBeNull();
  expect(second.body).toEqual(first.body);
  time.now = new Date(time.now.getTime() + 60_000);
  expect((await call(admin, contract.startSealedExam, of)).body).toEqual(first.body);
  const { header, content } = await downloaded(of);
  const { questions } = contentBy(Buffer.from(header.contentKey ?? '', 'base64'), header, content);
  expect(questions).toHaveLength(2);
});

it('sealing again gives another code, and a day that has started stays as it is', async () => {
  const { of } = await planned();
  const first = (await call(admin, contract.sealExam, of)).body;
  const before = await downloaded(of);
  const second = (await call(admin, contract.sealExam, of)).body;
  expect(second.openingCode).not.toBe(first.openingCode);
  const { header, content } = await downloaded(of);
  expect(content.equals(before.content)).toBe(false);
  expect(() => keyByCode(header, first.openingCode)).toThrow();
  await call(admin, contract.startSealedExam, of);
  expect(await call(admin, contract.sealExam, of)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('já começou') as string },
  });
  expect((await call(admin, contract.listSealedExams, of)).body).toMatchObject([
    { day: 1, openingCode: second.openingCode },
  ]);
});

it('is there for students on the list as long as they are in a class, for administrators, and for nobody else', async () => {
  const { of } = await planned();
  await call(admin, contract.sealExam, of);
  const statuses = async (who: Parameters<typeof call>[0]) => [
    (await call(who, contract.readSealedExam, of)).status,
    (await call(who, contract.listSealedExams, of)).status,
    (await call(who, contract.sealExam, of)).status,
    (await call(who, contract.startSealedExam, of)).status,
  ];
  expect(await statuses(student)).toEqual([200, 404, 403, 403]);
  expect(await statuses(admin)).toEqual([200, 200, 200, 200]);
  expect(await statuses(await aUser(db))).toEqual([404, 404, 403, 403]);
  expect(await statuses(null)).toEqual([401, 401, 401, 401]);
  const { contentUrl } = (await call(student, contract.readSealedExam, of)).body;
  expect((await app.inject(contentUrl.replace(/\?.*/, ''))).statusCode).toBe(403);
  await call(admin, removeClassMember, { params: { id: classId, userId: student.id } });
  expect(await statuses(student)).toEqual([404, 404, 403, 403]);
});

it.each([
  ['a day without an exam', { day: 2 }, 404],
  ['a day that no event has', { day: 9 }, 400],
  ['an unknown event', { id: '0190f5fe-0000-7000-8000-000000000000' }, 404],
])('sealing %s is refused', async (_, changed, status) => {
  const { of } = await planned();
  const params = { ...of.params, ...changed };
  expect((await call(admin, contract.sealExam, { params })).status).toBe(status);
  expect(await db.many(sql`select from mock_exam_seals where mock_exam_id = ${params.id}`)).toEqual(
    [],
  );
});

it('too many bytes of pictures are refused', async () => {
  const picture = `${'b2'.repeat(32)}.webp`;
  await context.files.keep(picture, Buffer.alloc(12_000_001));
  const { of } = await planned([{ statement: `<p><img src="/files/${picture}" alt=""></p>` }]);
  expect(await call(admin, contract.sealExam, of)).toMatchObject({
    status: 409,
    body: { code: 'limit_reached', detail: expect.stringContaining('12 MB') as string },
  });
});

it('readers get the code 24 hours before the start, a day later for the second day; one who sits the exam after its start', async () => {
  const [monitor, both] = [await aUser(db), await aUser(db)];
  const ofClass = await aClass(db, { monitors: [monitor], students: [both] });
  const other = await aClass(db, { monitors: [both] });
  const exams = [await aPracticeExam(db), await aPracticeExam(db)];
  const startsAt = new Date(time.now.getTime() + 25 * hour).toISOString();
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: exams.map((exam) => exam.id),
    classIds: [ofClass.id, other.id],
    startsAt,
  });
  for (const day of [1, 2]) await call(admin, contract.sealExam, { params: { id, day } });
  const seals = async (who: Parameters<typeof call>[0]) =>
    (await call(who, contract.listSealedExams, { params: { id } })).body;
  const told = await seals(admin);
  const codes = told.map(({ openingCode }) => openingCode);
  const codesFor = async (who: Parameters<typeof call>[0]) =>
    (await seals(who)).map(({ openingCode }) => openingCode);

  expect(told.map(({ codeFrom }) => codeFrom)).toEqual([null, null]);
  expect(await codesFor(monitor)).toEqual([null, null]);
  expect((await seals(monitor)).map(({ codeFrom }) => codeFrom)).toEqual([
    new Date(time.now.getTime() + hour).toISOString(),
    startsAt,
  ]);
  time.now = new Date(time.now.getTime() + hour);
  expect(await codesFor(monitor)).toEqual([codes[0], null]);
  expect(await codesFor(both)).toEqual([null, null]);
  time.now = new Date(startsAt);
  expect(await codesFor(monitor)).toEqual(codes);
  await call(admin, contract.startSealedExam, { params: { id, day: 1 } });
  expect(await codesFor(both)).toEqual([codes[0], null]);
});
