import { randomUUID } from 'node:crypto';
import type { CardOption } from '@sabia/domain/mock-exams/card-layout.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import * as contract from '@sabia/domain/mock-exams/results.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import {
  aBookletExam,
  aCountedExam,
  aLetterQuestion,
} from '../item-response/exam-scores.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const users = (quantity: number) => Promise.all(Array.from({ length: quantity }, () => aUser(db)));

interface Card {
  answers: Record<string, CardOption>;
  doubles?: number[];
}

/** An event of one day, for a class of 20 and one of 3, whose cards were read. */
async function anEventWithCards(cardOf: (place: number) => Card) {
  const exam = await aCountedExam(
    db,
    ['A', 'B', 'C', 'D'].map((key) => aLetterQuestion('Qual?', key)),
  );
  const [large, small] = [await users(20), await users(3)];
  const teacher = await aUser(db);
  const one = await aClass(db, { title: '3º A', students: large });
  const two = await aClass(db, { title: '3º B', students: small, teachers: [teacher] });
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [exam.id],
    classIds: [one.id, two.id],
  });
  for (const [place, person] of [...large, ...small].entries())
    await call(admin, recordCardReading, {
      params: { id, readingId: randomUUID() },
      body: { personId: person.id, day: 1, doubts: [], quality: 1, ...cardOf(place) },
    });
  await enterReadings(db, { clock: () => time.now });
  return { id, one, two, teacher };
}

const reportOf = async (
  id: string,
  { who = admin, classId }: { who?: User; classId?: string } = {},
) =>
  (
    await call(who, contract.readMockExamReport, {
      params: { id },
      query: classId ? { classId } : {},
    })
  ).body;

it('tells of each question who chose what, and which to review', async () => {
  // The 12 stronger people have all but the last question, which only weaker ones have.
  const { id } = await anEventWithCards((place): Card =>
    place < 12
      ? { answers: { 1: 'A', 2: 'B', 3: 'C', 4: 'E' } }
      : { answers: { 1: 'B', 4: 'D' }, doubles: [2] },
  );
  const { cardsQtd, questions, measures, topics } = await reportOf(id);
  expect(cardsQtd).toBe(23);
  const [first, second, third, last] = questions;
  expect(first).toMatchObject({ number: 1, key: 'A', askedQtd: 23, blankShare: 0 });
  expect(first?.rightShare).toBeCloseTo((100 * 12) / 23);
  expect(first?.choices.map(({ share }) => Math.round(share))).toEqual([52, 48, 0, 0, 0]);
  expect(second?.invalidShare).toBeCloseTo((100 * 11) / 23);
  expect(third?.blankShare).toBeCloseTo((100 * 11) / 23);
  expect(questions.map(({ discrimination }) => Math.round(Number(discrimination)))).toEqual([
    1, 1, 1, -1,
  ]);
  expect(questions.map((question) => question.isToReview)).toEqual([false, false, false, true]);
  expect(last).toMatchObject({ key: 'D', areaTitle: 'Direito' });
  expect(measures).toMatchObject([
    {
      kind: 'RIGHT',
      peopleQtd: 23,
      mean: (12 * 3 + 11) / 23,
      bins: [
        { from: 1, to: 2, valuesQtd: 11 },
        { from: 2, to: 3, valuesQtd: 12 },
      ],
    },
    { kind: 'AREA', title: 'Direito', peopleQtd: 23 },
    { kind: 'ESSAY', peopleQtd: 0, mean: null, bins: [] },
  ]);
  expect(topics).toEqual([]);
});

it('is of one class if asked, of their own for teachers, and compares classes from 20 cards on', async () => {
  const { id, one, two, teacher } = await anEventWithCards(() => ({ answers: { 1: 'A' } }));
  const whole = await reportOf(id);
  expect(whole.comparison).toMatchObject([
    { title: '3º A', cardsQtd: 20, means: [1, 1, null] },
    { title: '3º B', cardsQtd: 3, means: null },
  ]);
  expect(whole.classes).toEqual([
    { id: one.id, title: '3º A' },
    { id: two.id, title: '3º B' },
  ]);
  expect((await reportOf(id, { classId: two.id })).cardsQtd).toBe(3);
  const own = await reportOf(id, { who: teacher });
  expect(own).toMatchObject({ cardsQtd: 3, classes: [{ title: '3º B' }] });
  expect(own.questions[1]).toMatchObject({ askedQtd: 3, isToReview: false });
  expect(own.comparison.map(({ title }) => title)).toEqual(['3º B']);
  // The other class is not theirs.
  expect((await reportOf(id, { who: teacher, classId: one.id })).cardsQtd).toBe(0);
});

it('counts the questions of a foreign language as they were asked, and names abilities', async () => {
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }]);
  const students = await users(2);
  const { id: classId } = await aClass(db, { students });
  const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
  for (const [place, person] of students.entries())
    await call(admin, recordCardReading, {
      params: { id, readingId: randomUUID() },
      body: {
        personId: person.id,
        day: 1,
        answers: place === 0 ? { 1: 'A' } : { 6: 'A', 11: 'B' },
        doubts: [],
        quality: 1,
      },
    });
  const { questions, topics } = await reportOf(id);
  expect(questions.slice(0, 11).map(({ language, askedQtd }) => [language, askedQtd])).toEqual([
    ...Array.from({ length: 5 }, () => [0, 1]),
    ...Array.from({ length: 5 }, () => [1, 1]),
    [null, 2],
  ]);
  expect(topics[0]?.title).toMatch(/^H\d+: \p{L}/u);
});

it('is a sheet for Brazilian spreadsheet programs', async () => {
  const { id } = await anEventWithCards((place) => ({ answers: { 1: place === 0 ? 'B' : 'A' } }));
  const reply = await call(admin, contract.exportMockExamReport, { params: { id } });
  const [headings, first] = (reply.body as unknown as Buffer).toString().split('\r\n');
  expect(headings).toBe(
    '\uFEFF"Dia";"Questão";"Área";"Língua";"Assunto";"Gabarito";"Responderam";"Acertos (%)";"A (%)";"B (%)";"C (%)";"D (%)";"E (%)";"Em branco (%)";"Duas marcas (%)";"Discriminação";"Rever"',
  );
  expect(first).toBe(
    '"1";"1";"Direito";"";"";"A";"23";"95,65";"95,65";"4,35";"0";"0";"0";"0";"0";"";""',
  );
});

it('is for teachers and administrators: monitors get no answer keys', async () => {
  const [teacher, monitor] = [await aUser(db), await aUser(db)];
  const { id: classId } = await aClass(db, { teachers: [teacher], monitors: [monitor] });
  const other = await aClass(db, { teachers: [monitor] });
  const { id } = await aMockExamEvent(db, { classIds: [classId] });
  const both = await aMockExamEvent(db, { classIds: [classId, other.id] });
  const statusOf = async (who: User, of: string) => [
    (await call(who, contract.readMockExamReport, { params: { id: of } })).status,
    (await call(who, contract.exportMockExamReport, { params: { id: of } })).status,
    (await call(who, contract.readMockExamResults, { params: { id: of } })).body.mayReadReport,
  ];
  expect(await statusOf(teacher, id)).toEqual([200, 200, true]);
  expect(await statusOf(monitor, id)).toEqual([403, 403, false]);
  expect(await statusOf(monitor, both.id)).toEqual([200, 200, true]);
  expect(await statusOf(admin, id)).toEqual([200, 200, true]);
});
