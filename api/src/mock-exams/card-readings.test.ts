import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db, { name: 'Helena' });

/** Six questions, for Ana of a class with a teacher and Beto of another one with a monitor. */
async function anEvent({ colorsQtd = 1 }: { colorsQtd?: 1 | 4 } = {}) {
  const [ana, beto] = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Beto' })];
  const [teacher, monitor] = [await aUser(db, { name: 'Tadeu' }), await aUser(db)];
  const one = await aClass(db, { title: '3º A', students: [ana], teachers: [teacher] });
  const two = await aClass(db, { title: '3º B', students: [beto], monitors: [monitor] });
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [(await aPracticeExam(db, { questions: 6 })).id],
    classIds: [one.id, two.id],
    colorsQtd,
  });
  return { id, ana, beto, teacher, monitor };
}

type Event = Awaited<ReturnType<typeof anEvent>>;

const lines = (options: string) =>
  Object.fromEntries(Array.from(options, (option, at) => [String(at + 1), option]));

async function send({ id, ana }: Event, body: object, who: User = admin) {
  const readingId = randomUUID();
  const reply = await call(who, contract.recordCardReading, {
    params: { id, readingId },
    body: { personId: ana.id, day: 1, answers: {}, doubts: [], quality: 0.9, ...body },
  });
  return { readingId, ...reply };
}

const readings = ({ id, ana }: Event, { who = admin, person = ana, day = 1 } = {}) =>
  call(who, contract.readCardReadings, {
    params: { id, personId: person.id },
    query: { day },
  });

describe('the readings of a card', () => {
  it('are told with their readers, the newest first, beside what counts', async () => {
    const event = await anEvent();
    const doubts = [{ question: 6, seen: ['A' as const], proposal: 'A' as const }];
    const first = await send(event, { answers: lines('ABCDE'), doubts }, event.teacher);
    const other = await send(event, { answers: lines('BCDEAA'), doubles: [] });
    expect(other.body.state).toBe('CONFLICT');
    const { status, body } = await readings(event);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      personId: event.ana.id,
      name: 'Ana',
      className: '3º A',
      day: 1,
      color: 'único',
      state: 'CONFLICT',
      counted: { answers: lines('ABCDE'), doubles: [], doubts: [6] },
      readings: [
        {
          id: other.readingId,
          readerName: 'Helena',
          answers: lines('BCDEAA'),
          state: 'CONFLICT',
          changed: [1, 2, 3, 4, 5, 6],
          isDecided: false,
        },
        { id: first.readingId, readerName: 'Tadeu', doubts, state: 'NEW', quality: 0.9 },
      ],
    });
  });

  it('are decided by one that replaces the first of them, once', async () => {
    const event = await anEvent();
    await send(event, { answers: lines('ABCDEA') });
    const { readingId: replaces } = await send(event, { answers: lines('BCDEAB') });
    const decision = { answers: lines('ABDDEA'), replaces };
    const replies = await Promise.all([send(event, decision), send(event, decision)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readings(event)).body).toMatchObject({
      state: 'READ',
      counted: { answers: lines('ABDDEA') },
      readings: [{ state: 'CHANGED', changed: [3], isDecided: true }, {}, {}],
    });
  });

  it('are at most 50', async () => {
    const event = await anEvent();
    for (let count = 0; count < 52; count++) await send(event, { answers: lines('ABCDEA') });
    const { body } = await readings(event);
    expect(body.readings).toHaveLength(50);
    const last = await send(event, { answers: lines('BCDEAB') });
    expect((await readings(event)).body.readings[0]?.id).toBe(last.readingId);
  });

  it('are those of the own classes, for teachers and monitors', async () => {
    const event = await anEvent();
    const { ana, beto, teacher, monitor } = event;
    await send(event, { answers: lines('ABCDEA') });
    expect((await readings(event, { who: teacher })).status).toBe(200);
    expect((await readings(event, { who: monitor })).status).toBe(404);
    expect((await readings(event, { who: ana })).status).toBe(404);
    expect((await readings(event, { person: beto })).status).toBe(404);
    expect((await readings(event, { day: 2 })).status).toBe(404);
    expect((await readings(event, { day: 5 })).status).toBe(422);
  });
});

describe('the booklet of a card without a code', () => {
  it('is the named one, else the one that is printed for the person', async () => {
    const event = await anEvent({ colorsQtd: 4 });
    const { id, beto } = event;
    expect((await send(event, {})).body.color).toBe('azul');
    const white = await send(event, { personId: beto.id, color: 'branco' });
    expect(white.body.color).toBe('branco');
    const { readingId: replaces } = white;
    const decided = await send(event, { personId: beto.id, answers: lines('A'), replaces });
    expect(decided.body).toMatchObject({ color: 'branco', state: 'CHANGED' });
    const { body } = await call(admin, contract.readCardReadings, {
      params: { id, personId: beto.id },
    });
    expect(body.color).toBe('branco');
  });

  it.each([
    [1, 'rosa', 'Este dia de simulado não tem este caderno'],
    [4, 'único', 'Este dia de simulado não tem este caderno'],
    [4, 'verde', 'Use único, azul, amarelo, rosa ou branco'],
  ] as const)('is refused in an event with %i if it is %s', async (colorsQtd, color, message) => {
    const event = await anEvent({ colorsQtd });
    const { status, body } = await send(event, { color });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'color', message }] });
  });

  it('is refused if another one was read of the person', async () => {
    const event = await anEvent({ colorsQtd: 4 });
    await send(event, { color: 'rosa' });
    expect((await send(event, {})).body).toMatchObject({
      errors: [
        {
          path: 'color',
          message: 'Já foi lido um cartão desta pessoa do caderno rosa. Este é do caderno azul.',
        },
      ],
    });
  });
});
