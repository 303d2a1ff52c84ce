import { createHmac, randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import type { CarriedAnswers } from '@sabia/domain/mock-exams/phone-answers.ts';
import { signedAnswers } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import * as readings from '@sabia/domain/mock-exams/readings.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import * as contract from '@sabia/domain/mock-exams/sealed-exams.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp, secret } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent, signedByPhone } from './mock-exams.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const enter = () => enterReadings(db, { clock: () => time.now });

/** Ana and Bia, and an event of a day with so many questions, sealed; of each the first alternative is right. */
async function anEvent({ questions = 6, ...given }: { questions?: number; colorsQtd?: 4 } = {}) {
  const [ana, bia] = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Bia' })];
  const monitor = await aUser(db);
  const { id: classId } = await aClass(db, { students: [ana, bia], teachers: [monitor] });
  const exam = await aPracticeExam(db, {
    questions: Array.from({ length: questions }, (_, at) => ({
      statement: `<p>${at}</p>`,
      alternatives: ['A', 'B', 'C', 'D', 'E'].map((text) => ({ text, isCorrect: text === 'A' })),
    })),
  });
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [exam.id],
    classIds: [classId],
    now: time.now,
    ...given,
  });
  const seal = () => call(admin, contract.sealExam, { params: { id, day: 1 } });
  await seal();
  const signed = (fields: Partial<Omit<CarriedAnswers, 'signature'>> = {}) =>
    signedByPhone(secret, id, { personId: ana.id, ...fields });
  const handIn = (who: User | null, ownAnswers: CarriedAnswers) => {
    const { day, readingId, personId: _personId, ...body } = ownAnswers;
    return call(who, contract.handInSealedExam, { params: { id, day, readingId }, body });
  };
  const carry = (who: User | null, body: CarriedAnswers) =>
    call(who, contract.carryAnswers, { params: { id }, body });
  const stored = () =>
    db.many<{ id: string; state: string; source: string; answers: object }>(sql`
      select id, state, source, answers from mock_exam_readings where mock_exam_id = ${id} order by received_at, id`);
  const results = async (who: User = admin) =>
    (await call(who, readMockExamResults, { params: { id } })).body.people;
  return { id, ana, bia, monitor, exam, seal, signed, handIn, carry, stored, results };
}

describe('the answers of a phone', () => {
  it('become an attempt that says so, in the booklet that is printed for the person', async () => {
    const { ana, bia, exam, signed, handIn, results } = await anEvent({ colorsQtd: 4 });
    const answers = { 1: 'A', 2: 'A', 3: 'A', 4: 'B' } as const;
    for (const person of [ana, bia]) {
      const reply = await handIn(person, signed({ personId: person.id, answers }));
      expect(reply.status).toBe(204);
    }
    await enter();
    expect((await results()).map(({ days }) => days)).toEqual([
      [{ day: 1, state: 'READ', rightQtd: 3, openedEarly: false }],
      [{ day: 1, state: 'READ', rightQtd: 3, openedEarly: false }],
    ]);
    const listed = await call(bia, attempts.listPracticeAttempts, { params: { id: exam.id } });
    expect(listed.body.items).toMatchObject([{ readSource: 'PHONE' }]);
    const { body } = await call(bia, attempts.readAttempt, {
      params: { id: listed.body.items[0]?.id ?? '' },
    });
    expect(body.graded.filter(({ isCorrect }) => isCorrect)).toHaveLength(3);
  });

  it('have one effect, from the phone and from one that carries them', async () => {
    const { ana, monitor, signed, handIn, carry, stored } = await anEvent();
    const answers = signed({ answers: { 1: 'C' } });
    const replies = await Promise.all([
      handIn(ana, answers),
      carry(monitor, answers),
      handIn(ana, answers),
      carry(admin, answers),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await stored()).toEqual([
      { id: answers.readingId, state: 'NEW', source: 'PHONE', answers: { 1: 'C' } },
    ]);
  });

  it('are handed in once: others of the same person are refused', async () => {
    const { ana, monitor, signed, handIn, carry, stored } = await anEvent();
    const [first, second] = [signed({ answers: { 1: 'C' } }), signed({ answers: { 1: 'A' } })];
    const statuses = (await Promise.all([handIn(ana, first), carry(monitor, second)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect(await stored()).toHaveLength(1);
    expect(await handIn(ana, signed())).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Já recebemos') as string },
    });
  });

  it('and a paper card that differs in more than three lines wait for a person', async () => {
    const { id, ana, signed, handIn, results } = await anEvent();
    await call(admin, readings.recordCardReading, {
      params: { id, readingId: randomUUID() },
      body: {
        personId: ana.id,
        day: 1,
        answers: { 1: 'A', 2: 'A', 3: 'A', 4: 'A' },
        doubts: [],
        quality: 1,
      },
    });
    const answers = { 1: 'B', 2: 'B', 3: 'B', 4: 'B' } as const;
    expect((await handIn(ana, signed({ answers }))).status).toBe(204);
    expect(await results()).toMatchObject([{ name: 'Ana', state: 'CONFLICT' }, { name: 'Bia' }]);
  });

  it('count after the exam was sealed again', async () => {
    const { ana, signed, seal, handIn } = await anEvent();
    const answers = signed({ answers: { 1: 'A' } });
    await seal();
    await seal();
    expect((await handIn(ana, answers)).status).toBe(204);
  });
});

describe('answers are refused', () => {
  it('that a classmate signs for another person', async () => {
    const { ana, bia, id, monitor, carry } = await anEvent();
    const given = signedByPhone(secret, id, { personId: ana.id, answers: { 1: 'B' } });
    const signedBy = async (who: User) => {
      const params = { id, day: 1 };
      const { signingKey } = (await call(who, contract.readSealedExam, { params })).body;
      const signature = createHmac('sha256', Buffer.from(signingKey, 'base64'))
        .update(signedAnswers({ ...given, mockExamId: id }))
        .digest('base64url');
      return { ...given, signature };
    };
    expect(await carry(monitor, await signedBy(bia))).toMatchObject({ status: 422 });
    expect(await carry(monitor, await signedBy(ana))).toMatchObject({ status: 204 });
  });

  it('without the signature of the exam, of another person, and for lines that it has not', async () => {
    const { ana, bia, monitor, signed, handIn, carry, stored } = await anEvent();
    const right = signed({ answers: { 1: 'A' } });
    const refused = (path: string) => ({ status: 422, body: { errors: [{ path }] } });
    const others: CarriedAnswers[] = [
      { ...right, answers: { 1: 'B' } },
      { ...right, readingId: randomUUID() },
      { ...right, log: { ...right.log, elapsedSeconds: 61 } },
      { ...right, signature: `A${right.signature.slice(1)}` },
    ];
    for (const other of others)
      expect(await carry(monitor, other)).toMatchObject(refused('signature'));
    expect(await handIn(bia, right)).toMatchObject(refused('signature'));
    expect(await handIn(ana, signed({ answers: { 7: 'A' } }))).toMatchObject(refused('answers.7'));
    expect(await stored()).toEqual([]);
  });

  it('from people who are not on the list, and from readers of other classes', async () => {
    const { signed, handIn, carry, bia } = await anEvent();
    const answers = signed();
    const stranger = await aUser(db);
    expect((await handIn(null, answers)).status).toBe(401);
    expect((await handIn(stranger, answers)).status).toBe(404);
    expect((await handIn(admin, answers)).status).toBe(404);
    expect((await carry(null, answers)).status).toBe(401);
    expect((await carry(bia, answers)).status).toBe(404);
    const teacher = await aUser(db);
    await aClass(db, { teachers: [teacher] });
    expect((await carry(teacher, answers)).status).toBe(404);
    const ofStranger = { ...answers, personId: stranger.id };
    expect(await carry(admin, ofStranger)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'personId' }] },
    });
  });
});

it('a phone that opened the exam before the start is told with the results', async () => {
  const { id, ana, bia, signed, handIn, results } = await anEvent();
  const at = (minutes: number) => ({
    openedAt: new Date(time.now.getTime() + minutes * 60_000).toISOString(),
    elapsedSeconds: 10,
    interruptions: 2,
    handedIn: 'TIME' as const,
  });
  await handIn(ana, signed({ log: at(-10) }));
  await handIn(bia, signed({ personId: bia.id, log: at(1) }));
  const early = async () => (await results()).map(({ days }) => days[0]?.openedEarly);
  expect(await early()).toEqual([false, false]);
  await call(admin, contract.startSealedExam, { params: { id, day: 1 } });
  expect(await early()).toEqual([true, false]);
});

it('a student on the list sees the days with what is sealed, and nobody else does', async () => {
  const { id, ana, monitor } = await anEvent();
  const own = (who: User | null) => call(who, contract.readOwnMockExam, { params: { id } });
  const [sealed] = (await call(admin, contract.listSealedExams, { params: { id } })).body;
  expect((await own(ana)).body).toEqual({
    title: 'Simulado de novembro',
    startsAt: null,
    days: [
      {
        day: 1,
        title: 'Contas de cabeça',
        sealedAt: sealed?.sealedAt,
        bytes: sealed?.bytes,
        startedAt: null,
      },
    ],
  });
  expect((await own(null)).status).toBe(401);
  for (const other of [monitor, admin, await aUser(db)])
    expect((await own(other)).status).toBe(404);
});
