import { randomUUID } from 'node:crypto';
import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import { readAttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import * as contract from '@sabia/domain/mock-exams/results.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp, secret } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import {
  aBookletExam,
  aCountedExam,
  aLetterQuestion,
  aScoredAttempt,
} from '../item-response/exam-scores.factory.ts';
import { removeClassMember } from '@sabia/domain/classes/classes.contract.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { readPdf } from '../../test/support/read-pdf.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';
import { cardCodes } from './sign-card-code.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const read = (id: string, body: object) =>
  call(admin, recordCardReading, {
    params: { id, readingId: randomUUID() },
    body: { answers: {}, doubts: [], quality: 1, ...body },
  });

const results = async (id: string, who: User = admin) =>
  (await call(who, contract.readMockExamResults, { params: { id } })).body;

const csvOf = async (id: string) => {
  const reply = await call(admin, contract.exportMockExamResults, { params: { id } });
  return (reply.body as unknown as Buffer).toString();
};

/** 'ABC': the answers of the first lines; a point is blank. */
const lines = (answers: string) =>
  Object.fromEntries(
    Array.from(answers).flatMap((option, index) =>
      option === '.' ? [] : [[String(index + 1), option]],
    ),
  );

describe('the results of a mock exam event', () => {
  it('are the scores of a usual attempt with these answers, in the language of the marks', async () => {
    const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }]);
    const [ana, other] = [await aUser(db, { name: 'Ana' }), await aUser(db)];
    const { id: classId } = await aClass(db, { students: [ana] });
    const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
    const rest = 'ABCDE'.repeat(8);
    // The questions of English come before those of Spanish.
    await read(id, { personId: ana.id, day: 1, answers: lines(`.....BACEA${rest}`) });
    const usual = await aScoredAttempt(db, other, {
      exam,
      answers: `BACEA${rest}`,
      foreignLanguage: 1,
      now: time.now,
    });
    const scores = await call(other, readAttemptScores, { params: { id: usual } });
    const [area] = scores.body.areas;
    const { areas, people } = await results(id);
    expect(areas).toMatchObject([{ day: 1, kind: 'ITEM_RESPONSE' }]);
    expect(people).toMatchObject([
      {
        name: 'Ana',
        state: 'COMPLETE',
        days: [{ rightQtd: area?.correctQtd }],
        scores: [{ areaId: areas[0]?.id, score: area?.score, isEstimated: false }],
        essay: null,
      },
    ]);
  });

  it('are a sheet for Brazilian spreadsheet programs', async () => {
    const counted = await aCountedExam(
      db,
      ['A', 'B', 'C'].map((key) => aLetterQuestion('Qual?', key)),
    );
    const [ana, beto] = [await aUser(db, { name: '=Ana "A"' }), await aUser(db, { name: 'Beto' })];
    const { id: classId } = await aClass(db, { title: '3º A', students: [ana, beto] });
    const { id } = await aMockExamEvent(db, {
      practiceExamIds: [counted.id, (await aPracticeExam(db)).id],
      classIds: [classId],
    });
    expect(await csvOf(id)).toContain('Sem cartão lido');
    // Two marks are wrong and take a point; a blank line takes none.
    await read(id, { personId: ana.id, day: 1, answers: { 1: 'A' }, doubles: [2] });
    await read(id, { personId: beto.id, day: 1, answers: { 1: 'A' } });
    expect((await csvOf(id)).split('\r\n')).toEqual([
      '\uFEFF"Número";"Nome";"Turma";"Acertos no 1º dia (de 3)";"Acertos no 2º dia (de 2)";"Direito";"Redação";"Situação"',
      `"1";"'=Ana ""A""";"3º A";"1";"";"0";"";"Falta um dia"`,
      '"2";"Beto";"3º A";"1";"";"1";"";"Falta um dia"',
      '',
    ]);
  });

  it('show teachers their classes, and administrators people who have left after their card', async () => {
    const [ana, beto, teacher] = [
      await aUser(db, { name: 'Ana' }),
      await aUser(db, { name: 'Beto' }),
      await aUser(db),
    ];
    const one = await aClass(db, { students: [ana], teachers: [teacher] });
    const two = await aClass(db, { students: [beto] });
    const { id } = await aMockExamEvent(db, { classIds: [one.id, two.id] });
    await read(id, { personId: beto.id, day: 1, answers: { 1: 'A' } });
    await call(admin, removeClassMember, { params: { id: two.id, userId: beto.id } });
    const namesFor = async (who: User) => (await results(id, who)).people.map(({ name }) => name);
    expect(await namesFor(teacher)).toEqual(['Ana']);
    expect((await results(id)).people).toMatchObject([
      { name: 'Ana', state: 'NONE' },
      { name: 'Beto', className: 'Sem turma', state: 'COMPLETE' },
    ]);
    const refused = await call(ana, contract.readMockExamResults, { params: { id } });
    expect(refused.status).toBe(404);
  });
});

describe('the page of a person', () => {
  const told = (code: string) => call(null, contract.readToldResult, { params: { code } });

  /** An event with a read card of Ana, and her code. */
  async function anEventOf(given: Partial<Parameters<typeof aMockExamEvent>[1]> = {}) {
    const ana = await aUser(db, { name: 'Ana' });
    const { id: classId } = await aClass(db, { students: [ana] });
    const exams = [await aPracticeExam(db), await aPracticeExam(db)];
    const { id } = await aMockExamEvent(db, {
      practiceExamIds: exams.map((exam) => exam.id),
      classIds: [classId],
      now: time.now,
      ...given,
    });
    const [person] = (await results(id)).people;
    return { id, ana, code: person?.code ?? '' };
  }

  it('shows all days by the code of any of them, and nothing else about the person', async () => {
    const { id, ana, code } = await anEventOf();
    expect((await told(code)).body).toMatchObject({
      name: 'Ana',
      days: [{ state: 'NONE', rightQtd: null }, { state: 'NONE' }],
      endsAt: null,
    });
    await read(id, { personId: ana.id, day: 1, answers: { 1: 'A' } });
    const { people } = await results(id);
    const reply = await told(` ${code.toLowerCase()} `);
    expect(reply.body).toEqual({
      title: 'Simulado de novembro',
      name: 'Ana',
      days: [
        {
          day: 1,
          title: expect.any(String),
          questionsQtd: 2,
          state: 'READ',
          rightQtd: people[0]?.days[0]?.rightQtd,
        },
        { day: 2, title: expect.any(String), questionsQtd: 2, state: 'NONE', rightQtd: null },
      ],
      areas: [],
      essay: null,
      means: [],
      endsAt: new Date(time.now.getTime() + 30 * 86_400_000).toISOString(),
    });
    const otherDay = cardCodes(secret).textOf({
      ...assertDefined(parseCardCode(code)).code,
      day: 2,
    });
    expect((await told(otherDay)).body).toEqual(reply.body);
  });

  it('has no marks while two readings are in conflict', async () => {
    const exam = await aPracticeExam(db, { questions: 6 });
    const { id, ana, code } = await anEventOf({ practiceExamIds: [exam.id] });
    await read(id, { personId: ana.id, day: 1, answers: lines('ABCDEA') });
    await read(id, { personId: ana.id, day: 1, answers: lines('BCDEAB') });
    expect((await told(code)).body.days).toMatchObject([{ state: 'CONFLICT', rightQtd: null }]);
  });

  it('ends 30 days after the start', async () => {
    const before = time.now;
    const { code } = await anEventOf({ startsAt: before.toISOString() });
    time.now = new Date(before.getTime() + 30 * 86_400_000 - 1);
    expect((await told(code)).status).toBe(200);
    time.now = new Date(before.getTime() + 30 * 86_400_000);
    expect((await told(code)).status).toBe(404);
    time.now = before;
  });

  it('is not found alike for codes of essay sheets, of blank cards, of others, and for wrong ones', async () => {
    const { code } = await anEventOf();
    const { code: parts } = assertDefined(parseCardCode(code));
    const codes = cardCodes(secret);
    const wrong = [
      codes.textOf({ ...parts, color: 31 }),
      codes.textOf({ ...parts, person: 0 }),
      codes.textOf({ ...parts, person: 2 }),
      codes.textOf({ ...parts, event: 999_999 }),
      cardCodes('another secret').textOf(parts),
      `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`,
      'x'.repeat(200),
    ];
    const replies = await Promise.all(wrong.map(told));
    const bodies = replies.map(({ body: { requestId: _requestId, ...body } }) =>
      JSON.stringify(body),
    );
    expect(replies.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(bodies).size).toBe(1);
  });
});

describe('slips', () => {
  const slipsOf = async (
    id: string,
    { who = admin, query = {} }: { who?: User; query?: object },
  ) => {
    const reply = await call(who, contract.printResultSlips, { params: { id }, query });
    return { status: reply.status, body: reply.body as unknown };
  };

  it('have the results of people with a card, of a class and a day if asked, and the code of their page', async () => {
    const [ana, beto, caio] = [
      await aUser(db, { name: 'Ana' }),
      await aUser(db, { name: 'Beto' }),
      await aUser(db, { name: 'Caio' }),
    ];
    const teacher = await aUser(db);
    const one = await aClass(db, { title: '3º A', students: [ana, caio], teachers: [teacher] });
    const two = await aClass(db, { title: '3º B', students: [beto] });
    const { id } = await aMockExamEvent(db, { classIds: [one.id, two.id] });
    expect(await slipsOf(id, {})).toMatchObject({
      status: 409,
      body: { detail: 'Ainda não há cartões lidos destas turmas.' },
    });
    await read(id, { personId: ana.id, day: 1, answers: { 1: 'A' } });
    await read(id, { personId: beto.id, day: 1, answers: {} });
    const linesFor = async (asked: Parameters<typeof slipsOf>[1]) => {
      const pdf = readPdf((await slipsOf(id, asked)).body as Buffer);
      return pdf.lines.map(({ text }) => text);
    };
    const all = await linesFor({});
    expect(all).toEqual(expect.arrayContaining(['Ana', '3º A', 'Beto', '3º B']));
    expect(all.join(' ')).toMatch(/1º dia: \d de 2 acertos/);
    expect(all.join(' ')).not.toContain('Caio');
    expect(await linesFor({ query: { classId: two.id, day: 1 } })).not.toContain('Ana');
    expect(await linesFor({ who: teacher })).not.toContain('Beto');
    expect((await slipsOf(id, { query: { day: 2 } })).status).toBe(404);
    expect((await slipsOf(id, { who: ana })).status).toBe(404);
  });
});
