import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp, secret } from '../../test/support/test-app.factory.ts';
import { tallyAttempts } from '../attempts/tally-attempts.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aLetterQuestion } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';
import { cardCodes } from './sign-card-code.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const enter = () => enterReadings(db, { clock: () => time.now });

/** Ana, and an event of a day with three questions: A, B and C are right. */
async function anEvent(given: PracticeExamGiven = {}) {
  const ana = await aUser(db, { name: 'Ana' });
  const { id: classId } = await aClass(db, { students: [ana] });
  const questions = ['A', 'B', 'C'].map((key) => aLetterQuestion('Qual?', key));
  const exam = await aPracticeExam(db, { questions, ...given });
  const event = await aMockExamEvent(db, {
    practiceExamIds: [exam.id],
    classIds: [classId],
    now: time.now,
  });
  const read = async (body: object) => {
    const readingId = randomUUID();
    const reply = await call(admin, contract.recordCardReading, {
      params: { id: event.id, readingId },
      body: { personId: ana.id, day: 1, answers: {}, doubts: [], quality: 1, ...body },
    });
    expect(reply.status).toBe(200);
    await enter();
    return readingId;
  };
  const listed = async () => {
    const reply = await call(ana, attempts.listPracticeAttempts, { params: { id: exam.id } });
    return reply.body.items;
  };
  const results = async () =>
    (await call(admin, readMockExamResults, { params: { id: event.id } })).body.people[0];
  return { ana, exam, event, read, listed, results };
}

describe('a card that was read', () => {
  it('is an attempt of its person, which a later reading changes', async () => {
    const { ana, read, listed, results } = await anEvent();
    await read({ answers: { 1: 'A', 2: 'A' }, doubles: [3] });
    const [first] = await listed();
    expect(first).toMatchObject({
      number: 1,
      readAt: time.now.toISOString(),
      submittedAt: time.now.toISOString(),
      result: { correctQuestionsQtd: 1, isApproved: false },
    });
    const attempt = async () =>
      (await call(ana, attempts.readAttempt, { params: { id: first?.id ?? '' } })).body;
    const given = await attempt();
    expect(given.graded.map(({ isCorrect }) => isCorrect)).toEqual([true, false, false]);
    // Two marks are an answer, and a wrong one.
    expect(given.graded[2]?.alternativeId).not.toBeNull();
    await read({ answers: { 1: 'A', 2: 'B' } });
    expect(await listed()).toMatchObject([{ id: first?.id, result: { correctQuestionsQtd: 2 } }]);
    expect((await attempt()).graded.map(({ alternativeId }) => alternativeId === null)).toEqual([
      false,
      false,
      true,
    ]);
    expect(await results()).toMatchObject({ state: 'COMPLETE', days: [{ rightQtd: 2 }] });
  });

  it('takes no attempt away, and no pause', async () => {
    const { ana, exam, read } = await anEvent({ attemptsLimit: 1, attemptsPauseHours: 24 });
    await read({ answers: { 1: 'A' } });
    const start = () =>
      call(ana, attempts.startPracticeAttempt, { params: { id: exam.id }, body: {} });
    const started = await start();
    expect(started).toMatchObject({ status: 201, body: { number: 2 } });
    const submitted = await call(ana, attempts.submitPracticeAttempt, {
      params: { id: started.body.id },
      body: { answers: [] },
    });
    expect(submitted.status).toBe(200);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'attempts_used' } });
  });

  it('is entered beside an attempt that is under way', async () => {
    const { ana, exam, read, listed } = await anEvent();
    await call(ana, attempts.startPracticeAttempt, { params: { id: exam.id }, body: {} });
    await read({ answers: { 1: 'A' } });
    expect((await listed()).map(({ number, readAt }) => [number, Boolean(readAt)])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('counts once in the figures of its questions, with the answers that it has', async () => {
    const { exam, read } = await anEvent();
    const figures = async () => {
      await tallyAttempts(db);
      return db.many(sql`
        select count(*) filter (where answers_qtd > 0)::integer as rows_qtd,
          sum(answers_qtd)::integer as answers_qtd,
          sum(answers_qtd) filter (where alternative_id is null)::integer as blank_qtd
        from question_tallies where question_id = any(${exam.questionIds}::uuid[])`);
    };
    await read({ answers: { 1: 'A' } });
    expect(await figures()).toEqual([{ rowsQtd: 3, answersQtd: 3, blankQtd: 2 }]);
    await read({ answers: { 1: 'B', 2: 'B', 3: 'C' } });
    expect(await figures()).toEqual([{ rowsQtd: 3, answersQtd: 3, blankQtd: 0 }]);
    const tally = await db.one(sql`
      select learners_qtd::integer, attempts_qtd::integer, correct_average_sum from exam_tallies
      where exam_id = ${exam.id}`);
    expect(tally).toMatchObject({ learnersQtd: 1, attemptsQtd: 1 });
    expect(tally).toHaveProperty('correctAverageSum', expect.closeTo(66.667, 2));
  });

  it('with a conflict has no result until a person decides', async () => {
    const keys = ['A', 'A', 'A', 'A', 'A'];
    const { read, results } = await anEvent({
      questions: keys.map((key) => aLetterQuestion('Qual?', key)),
    });
    await read({ answers: { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'B' } });
    const replaces = await read({ answers: { 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B' } });
    expect(await results()).toMatchObject({ state: 'CONFLICT', days: [{ rightQtd: null }] });
    await read({ answers: { 1: 'B', 2: 'B', 3: 'B', 4: 'A', 5: 'B' }, replaces });
    expect(await results()).toMatchObject({ state: 'COMPLETE', days: [{ rightQtd: 1 }] });
  });

  it('counts by the order of its booklet, and is refused for another one', async () => {
    const ana = await aUser(db, { name: 'Ana' });
    const beto = await aUser(db, { name: 'Beto' });
    const { id: classId } = await aClass(db, { students: [ana, beto] });
    const keys = ['A', 'B', 'C', 'D', 'E'];
    const exam = await aPracticeExam(db, {
      questions: keys.map((key) => aLetterQuestion('Qual?', key)),
    });
    const { id } = await aMockExamEvent(db, {
      practiceExamIds: [exam.id],
      classIds: [classId],
      colorsQtd: 4,
    });
    const [booklet] = await db.many<{ lines: number[] }>(sql`
      select lines from mock_exam_booklets where mock_exam_id = ${id} and color = 1`);
    const lines = booklet?.lines ?? [];
    expect(lines.join('')).not.toBe('12345');
    const [event] = await db.many<{ number: number }>(sql`
      select number from mock_exam_events where id = ${id}`);
    const codeOf = (person: number, color: number) =>
      cardCodes(secret).textOf({
        event: event?.number ?? 0,
        person,
        day: 1,
        color,
      });
    const read = (body: object) =>
      call(admin, contract.recordCardReading, {
        params: { id, readingId: randomUUID() },
        body: { day: 1, answers: {}, doubts: [], quality: 1, ...body },
      });
    const answers = Object.fromEntries(lines.map((line, at) => [at + 1, keys[line - 1]]));
    // The second person has the second booklet, by hand as by the code of a blank card.
    expect((await read({ personId: beto.id, answers })).body).toMatchObject({ color: 'amarelo' });
    expect((await read({ personId: ana.id, code: codeOf(0, 1), answers })).body).toMatchObject({
      name: 'Ana',
      color: 'amarelo',
    });
    await enter();
    const { body } = await call(admin, readMockExamResults, { params: { id } });
    expect(body.people.map(({ days }) => days[0]?.rightQtd)).toEqual([5, 5]);
    expect(await read({ code: codeOf(1, 0) })).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'code',
            message:
              'Já foi lido um cartão desta pessoa do caderno amarelo. Este é do caderno azul.',
          },
        ],
      },
    });
  });

  it('becomes one attempt when two processes enter it', async () => {
    const { ana, event, listed } = await anEvent();
    await call(admin, contract.recordCardReading, {
      params: { id: event.id, readingId: randomUUID() },
      body: { personId: ana.id, day: 1, answers: { 1: 'A' }, doubts: [], quality: 1 },
    });
    await Promise.all([enter(), enter(), enter()]);
    expect(await listed()).toHaveLength(1);
  });
});
