import { randomUUID } from 'node:crypto';
import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp, secret } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';
import { cardCodes } from './sign-card-code.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
/** When the events were planned. */
const planned = new Date(time.now.getTime() - 86_400_000);
const codes = cardCodes(secret);

/** Two days with six and four questions, for Ana (1) of a class and Beto (2) of another one. */
async function anEvent() {
  const [ana, beto] = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Beto' })];
  const [teacher, monitor] = [await aUser(db), await aUser(db)];
  const one = await aClass(db, { title: '3º A', students: [ana], teachers: [teacher] });
  const two = await aClass(db, { title: '3º B', students: [beto], monitors: [monitor] });
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [
      (await aPracticeExam(db, { questions: 6 })).id,
      (await aPracticeExam(db, { questions: 4 })).id,
    ],
    classIds: [one.id, two.id],
    now: planned,
  });
  const { number } = await db.one<{ number: number }>(
    sql`select number from mock_exam_events where id = ${id}`,
  );
  const codeOf = (person: number, { day = 1, color = 0, event = number } = {}) =>
    codes.textOf({ event, person, day, color });
  return { id, number, ana, beto, teacher, monitor, codeOf };
}

type Event = Awaited<ReturnType<typeof anEvent>>;

const answersOf = (options: string, first = 1): Record<string, CardOption> =>
  Object.fromEntries(
    Array.from(options).flatMap((option, index) =>
      option === '-' ? [] : [[String(first + index), option as CardOption]],
    ),
  );

const send = (
  { id }: Event,
  body: object,
  { who = admin, readingId = randomUUID() }: { who?: User; readingId?: string } = {},
) =>
  call(who, contract.recordCardReading, {
    params: { id, readingId },
    body: { answers: {}, doubts: [], quality: 0.9, ...body },
  });

const people = async ({ id }: Event, who = admin) =>
  (await call(who, contract.listReadingPeople, { params: { id } })).body;

const mistakesOf = async (event: Event, body: object) => {
  const reply = await send(event, body);
  const { errors } = reply.body as unknown as { errors: { path: string; message: string }[] };
  return [reply.status, ...errors.map(({ path, message }) => `${path}: ${message}`)];
};

describe('a reading of an answer card', () => {
  it('finds person, day and booklet by the code', async () => {
    const event = await anEvent();
    const readingId = randomUUID();
    const doubts = [{ question: 8, seen: ['A', 'B'], proposal: 'double' }];
    const body = { code: event.codeOf(2, { day: 2 }), answers: answersOf('C-DE', 7), doubts };
    expect(await send(event, body, { readingId })).toMatchObject({
      status: 200,
      body: {
        id: readingId,
        personId: event.beto.id,
        name: 'Beto',
        day: 2,
        color: 'único',
        answers: { 7: 'C', 9: 'D', 10: 'E' },
        doubles: [8],
        doubts,
        quality: 0.9,
        state: 'NEW',
        changed: [],
      },
    });
    expect(await people(event)).toMatchObject({
      eventNumber: event.number,
      people: [
        {
          name: 'Ana',
          number: 1,
          className: '3º A',
          days: [{ state: 'NONE', readAt: null }, { state: 'NONE' }],
        },
        {
          name: 'Beto',
          number: 2,
          className: '3º B',
          days: [{ state: 'NONE' }, { state: 'DOUBTS', readingId }],
        },
      ],
    });
  });

  it('without a code is that of the person and day that are named', async () => {
    const event = await anEvent();
    const byHand = { personId: event.ana.id, day: 1, answers: answersOf('ABCDEA') };
    expect((await send(event, byHand)).body).toMatchObject({
      name: 'Ana',
      color: 'único',
      state: 'NEW',
    });
    expect(await mistakesOf(event, {})).toEqual([
      422,
      'personId: Campo obrigatório',
      'day: Campo obrigatório',
    ]);
    expect(await mistakesOf(event, { personId: admin.id, day: 3 })).toEqual([
      422,
      'personId: Esta pessoa não está na lista deste dia de simulado',
      'day: Este dia de simulado não tem o 3º dia',
    ]);
  });

  it('is refused for a code that does not fit', async () => {
    const event = await anEvent();
    const other = await anEvent();
    const forged = event.codeOf(1).replace(/.$/, (sign) => (sign === '0' ? '1' : '0'));
    const mistake = (code: string, more = {}) => mistakesOf(event, { code, ...more });
    expect(await mistake(forged)).toEqual([
      422,
      'code: Este código não é de um cartão-resposta desta escola',
    ]);
    expect(await mistake('https://example.com')).toEqual([
      422,
      'code: Este código não é de um cartão-resposta desta escola',
    ]);
    expect(await mistake(other.codeOf(1))).toEqual([
      422,
      'code: Este cartão é de outro dia de simulado',
    ]);
    expect(await mistake(event.codeOf(1, { day: 3 }))).toEqual([
      422,
      'code: Este dia de simulado não tem o 3º dia',
    ]);
    expect(await mistake(event.codeOf(1, { color: 4 }))).toEqual([
      422,
      'code: Este dia de simulado não tem este caderno',
    ]);
    expect(await mistake(event.codeOf(99))).toEqual([
      422,
      'code: Esta pessoa não está na lista deste dia de simulado',
    ]);
    expect(await mistake(event.codeOf(1), { personId: event.beto.id })).toEqual([
      422,
      'code: O código deste cartão é de outra pessoa',
    ]);
    expect(await mistake(event.codeOf(1), { day: 2 })).toEqual([
      422,
      'code: O código deste cartão é de outro dia',
    ]);
  });

  it('is refused for lines that the card does not have', async () => {
    const event = await anEvent();
    const doubts = [{ question: 11, seen: [], proposal: 'blank' }];
    const body = {
      code: event.codeOf(1, { day: 2 }),
      answers: answersOf('AB', 6),
      doubles: [1],
      doubts,
    };
    expect(await mistakesOf(event, body)).toEqual([
      422,
      'answers.6: O cartão do 2º dia não tem a questão 6',
      'doubles.0: O cartão do 2º dia não tem a questão 1',
      'doubts.0.question: O cartão do 2º dia não tem a questão 11',
    ]);
    expect((await send(event, { code: event.codeOf(1), answers: { 1: 'F' } })).status).toBe(422);
    expect((await send(event, { code: event.codeOf(1), answers: { um: 'A' } })).status).toBe(422);
    expect((await send(event, { code: event.codeOf(1), quality: 2 })).status).toBe(422);
  });

  it('has one effect when it is repeated, also at once', async () => {
    const event = await anEvent();
    const readingId = randomUUID();
    const body = { code: event.codeOf(1), answers: answersOf('ABCDEA') };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => send(event, body, { readingId })),
    );
    expect(replies.map(({ body: { state } }) => state)).toEqual(['NEW', 'NEW', 'NEW', 'NEW']);
    const { count } = await db.one<{ count: number }>(
      sql`select count(*)::integer as count from mock_exam_readings where mock_exam_id = ${event.id}`,
    );
    expect(count).toBe(1);
    const ofOther = await send(event, { ...body, code: event.codeOf(2) }, { readingId });
    expect(ofOther.status).toBe(409);
  });

  it('of two monitors at once is new once and the same once', async () => {
    const event = await anEvent();
    const body = { code: event.codeOf(1), answers: answersOf('ABCDEA') };
    const replies = await Promise.all([send(event, body), send(event, body)]);
    expect(replies.map(({ body: { state } }) => state).toSorted()).toEqual(['NEW', 'SAME']);
  });
});

describe('another reading of the card', () => {
  it('decides doubts, and is a conflict if more than three certain lines differ', async () => {
    const event = await anEvent();
    const code = event.codeOf(1);
    const doubts = [{ question: 3, seen: ['C', 'D'], proposal: 'C' }];
    await send(event, { code, answers: answersOf('ABCDEA'), doubts });
    const decided = await send(event, { code, answers: answersOf('ABDDEA') });
    expect(decided.body).toMatchObject({ state: 'CHANGED', changed: [3] });
    const readingId = randomUUID();
    const other = { code, answers: answersOf('BCDEAA') };
    const conflict = await send(event, other, { readingId });
    expect(conflict.body).toMatchObject({ state: 'CONFLICT', changed: [1, 2, 4, 5] });
    const [ana] = (await people(event)).people;
    expect(ana?.days[0]).toMatchObject({ state: 'CONFLICT', readingId });
    const stale = await send(event, { ...other, replaces: randomUUID() });
    expect(stale).toMatchObject({
      status: 409,
      body: { detail: 'Este cartão foi lido de novo. Veja a última leitura antes de decidir.' },
    });
    const undecided = { ...other, doubts, replaces: readingId };
    expect(await mistakesOf(event, undecided)).toEqual([422, 'doubts: Decida as dúvidas antes']);
    const settled = await send(event, { ...other, replaces: readingId });
    expect(settled.body).toMatchObject({ state: 'CHANGED', changed: [1, 2, 4, 5] });
    expect((await people(event)).people[0]?.days[0]?.state).toBe('READ');
  });

  it('that was made before it and comes after it changes no certain line', async () => {
    const event = await anEvent();
    const code = event.codeOf(1);
    const at = (minutes: number) => new Date(time.now.getTime() + minutes * 60_000).toISOString();
    await send(event, { code, answers: answersOf('ABCDEA'), readAt: at(-10) });
    const older = { code, answers: answersOf('ABCDEB'), readAt: at(-20) };
    expect((await send(event, older)).body).toMatchObject({ state: 'SAME' });
    // The clock of a device may be ahead.
    const ahead = { code, answers: answersOf('ABCDEC'), readAt: at(60) };
    expect((await send(event, ahead)).body).toMatchObject({ state: 'CHANGED', changed: [6] });
    expect((await people(event)).people[0]?.days[0]?.readAt).toBe(time.now.toISOString());
  });

  it('was read after the planning of the event, whatever the clock of the device says', async () => {
    const event = await anEvent();
    const read = {
      code: event.codeOf(1),
      answers: answersOf('ABCDEA'),
      readAt: '1970-01-01T00:00:00.000Z',
    };
    expect((await send(event, read)).status).toBe(200);
    expect((await people(event)).people[0]?.days[0]?.readAt).toBe(planned.toISOString());
  });
});

describe('teachers and monitors', () => {
  it('read the cards of their own classes, and others nothing', async () => {
    const event = await anEvent();
    const { teacher, monitor, ana } = event;
    const body = { code: event.codeOf(1), answers: answersOf('ABCDEA') };
    expect((await send(event, body, { who: teacher })).status).toBe(200);
    expect(await send(event, body, { who: monitor })).toMatchObject({ status: 422 });
    expect((await send(event, body, { who: ana })).status).toBe(404);
    expect((await people(event, teacher)).people.map(({ name }) => name)).toEqual(['Ana']);
    expect((await people(event, monitor)).people.map(({ name }) => name)).toEqual(['Beto']);
    const unknown = { params: { id: randomUUID() } };
    expect((await call(admin, contract.listReadingPeople, unknown)).status).toBe(404);
  });
});
