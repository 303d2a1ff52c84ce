import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import * as contract from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteQuestion } from '@sabia/domain/questions/questions.contract.ts';
import {
  deletePracticeExam,
  readPracticeExamUsage,
} from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { addClassMember, removeClassMember } from '@sabia/domain/classes/classes.contract.ts';
import { readPdf } from '../../test/support/read-pdf.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aTimedExam } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { giveParameters, giveScale } from '../item-response/exam-scores.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { findPersonalData } from '../privacy/personal-data.queries.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

/** The numbers of an event's students by name. */
async function numbersOf(eventId: string): Promise<Record<string, number>> {
  const rows = await db.many<{ name: string; number: number }>(sql`
    select name, mock_exam_people.number from mock_exam_people join users on users.id = user_id
    where mock_exam_id = ${eventId} order by mock_exam_people.number`);
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
}

const plan = (body: object, who = admin) =>
  call(who, contract.createMockExamEvent, {
    body: { title: 'Simulado', practiceExamIds: [], classIds: [], ...body },
  });

describe('planning a mock exam event', () => {
  it('numbers the students of its classes, each once, by class and name', async () => {
    const [ana, beto, caio] = [
      await aUser(db, { name: 'Ana' }),
      await aUser(db, { name: 'Beto' }),
      await aUser(db, { name: 'Caio' }),
    ];
    const second = await aClass(db, { title: '3º B', students: [ana, caio] });
    const teacher = await aUser(db);
    const first = await aClass(db, { title: '3º A', students: [caio, beto], teachers: [teacher] });
    const [one, two] = [
      await aPracticeExam(db, { title: 'Primeiro dia', questions: 3 }),
      await aPracticeExam(db, { title: 'Segundo dia', questions: 2 }),
    ];
    const planned = await plan({
      title: 'Simulado de novembro',
      practiceExamIds: [one.id, two.id],
      classIds: [second.id, first.id],
      startsAt: '2031-11-08T13:00:00-03:00',
    });
    expect(planned).toMatchObject({
      status: 201,
      body: {
        title: 'Simulado de novembro',
        startsAt: '2031-11-08T16:00:00.000Z',
        daysQtd: 2,
        peopleQtd: 3,
        days: [
          { day: 1, practiceExamId: one.id, questionsQtd: 3, firstQuestion: 1 },
          { day: 2, practiceExamId: two.id, questionsQtd: 2, firstQuestion: 4 },
        ],
        classes: [
          { id: first.id, title: '3º A', peopleQtd: 2 },
          { id: second.id, title: '3º B', peopleQtd: 2 },
        ],
      },
    });
    expect(await numbersOf(planned.body.id)).toEqual({ Beto: 1, Caio: 2, Ana: 3 });
  });

  it('refuses exams that do not fit on a card, at their place', async () => {
    const [drawn, typed, long, empty] = [
      await aPracticeExam(db),
      await aPracticeExam(db, {
        questions: [
          {
            kind: 'NUMERIC',
            alternatives: [],
            task: { kind: 'NUMERIC' },
            answerKey: { kind: 'NUMERIC', value: 2 },
          },
        ],
      }),
      await aPracticeExam(db, { questions: 91 }),
      await aPracticeExam(db, { questions: 0 }),
    ].map(({ id }) => id);
    await db.run(sql`update practice_exams set auto_generate = true where id = ${drawn ?? ''}`);
    const { id: classId } = await aClass(db);
    expect(
      await plan({
        practiceExamIds: [drawn, typed, long, empty],
        classIds: [classId, randomUUID()],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'practiceExamIds.0',
            message: 'Este simulado sorteia as questões. No papel todos têm as mesmas',
          },
          {
            path: 'practiceExamIds.1',
            message:
              'Este simulado tem questões que o cartão não tem: só de alternativas e redações',
          },
          {
            path: 'practiceExamIds.2',
            message: 'O cartão tem 90 questões, e este simulado tem 91',
          },
          {
            path: 'practiceExamIds.3',
            message: 'Este simulado não tem questões de alternativas',
          },
          { path: 'classIds.1', message: 'Não existe um item com este identificador' },
        ],
      },
    });
    expect((await plan({})).body).toMatchObject({
      errors: [
        { path: 'practiceExamIds', message: 'Campo obrigatório' },
        { path: 'classIds', message: 'Campo obrigatório' },
      ],
    });
  });
});

describe('the booklets of a mock exam event', () => {
  const ordersOf = (id: string) =>
    db.many<{ day: number; color: number; lines: number[] }>(sql`
      select day, color, lines from mock_exam_booklets where mock_exam_id = ${id} order by day, color`);

  it('have orders of their own, within the areas of the exam', async () => {
    const exam = await aTimedExam(db, [null, null, null, null]);
    const { id, colorsQtd } = await aMockExamEvent(db, {
      practiceExamIds: [exam.id],
      colorsQtd: 4,
    });
    const orders = await ordersOf(id);
    expect([colorsQtd, orders[0]?.lines]).toEqual([4, [1, 2, 3, 4, 5, 6, 7, 8]]);
    expect(new Set(orders.map(({ lines }) => lines.join(' '))).size).toBe(4);
    for (const { lines } of orders)
      expect(lines.map((line) => Math.ceil(line / 2))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('are one unless four are asked for', async () => {
    const { id } = await aMockExamEvent(db);
    expect(await ordersOf(id)).toEqual([{ day: 1, color: 0, lines: [1, 2] }]);
    const { id: classId } = await aClass(db);
    const { id: practiceExamId } = await aPracticeExam(db);
    expect(
      await plan({ practiceExamIds: [practiceExamId], classIds: [classId], colorsQtd: 3 }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'colorsQtd' }] } });
  });
});

describe('the list of a mock exam event', () => {
  it('takes in who has joined, keeps the numbers of the others, and leaves out who has gone', async () => {
    const [ana, beto, caio] = [
      await aUser(db, { name: 'Ana' }),
      await aUser(db, { name: 'Beto' }),
      await aUser(db, { name: 'Caio' }),
    ];
    const { id: classId } = await aClass(db, { students: [beto, caio] });
    const event = await aMockExamEvent(db, { classIds: [classId] });
    const ofClass = { params: { id: classId } };
    await call(admin, addClassMember, { ...ofClass, body: { userId: ana.id, role: 'STUDENT' } });
    await call(admin, removeClassMember, { params: { id: classId, userId: caio.id } });
    const changed = await call(admin, contract.changeMockExamEvent, {
      params: { id: event.id },
      body: { classIds: [classId] },
    });
    expect(changed).toMatchObject({ status: 200, body: { peopleQtd: 2 } });
    expect(await numbersOf(event.id)).toEqual({ Beto: 1, Caio: 2, Ana: 3 });
  });

  it('counts the students who have joined since, each once, until they are put on it', async () => {
    const [ana, beto, caio, teacher] = [
      await aUser(db),
      await aUser(db),
      await aUser(db),
      await aUser(db),
    ];
    const [one, two] = [await aClass(db, { students: [beto] }), await aClass(db)];
    const classIds = [one.id, two.id];
    const { id, unlistedQtd } = await aMockExamEvent(db, { classIds });
    expect(unlistedQtd).toBe(0);
    const join = (classId: string, userId: string, role: 'STUDENT' | 'TEACHER' = 'STUDENT') =>
      call(admin, addClassMember, { params: { id: classId }, body: { userId, role } });
    await join(one.id, ana.id);
    await join(two.id, ana.id);
    await join(two.id, teacher.id, 'TEACHER');
    await join(one.id, caio.id);
    await call(admin, removeClassMember, { params: { id: one.id, userId: caio.id } });
    const read = async () =>
      (await call(admin, contract.readMockExamEvent, { params: { id } })).body;
    expect(await read()).toMatchObject({ peopleQtd: 1, unlistedQtd: 1 });
    await call(admin, contract.changeMockExamEvent, { params: { id }, body: { classIds } });
    expect(await read()).toMatchObject({ peopleQtd: 2, unlistedQtd: 0 });
  });

  it('changes the fields that are sent, and the classes as a whole', async () => {
    const [ana, beto] = [await aUser(db), await aUser(db)];
    const [one, two] = [
      await aClass(db, { students: [ana] }),
      await aClass(db, { students: [beto] }),
    ];
    const { id } = await aMockExamEvent(db, { classIds: [one.id] });
    const change = (body: object) =>
      call(admin, contract.changeMockExamEvent, { params: { id }, body });
    expect((await change({ title: 'Outro' })).body).toMatchObject({
      title: 'Outro',
      classes: [{ id: one.id }],
    });
    expect((await change({ classIds: [two.id] })).body).toMatchObject({
      title: 'Outro',
      peopleQtd: 1,
      classes: [{ id: two.id }],
    });
    expect(await change({ classIds: [] })).toMatchObject({ status: 422 });
  });

  it('gives each number once when two changes come at once', async () => {
    const students = [
      await aUser(db, { name: 'Ana' }),
      await aUser(db, { name: 'Beto' }),
      await aUser(db, { name: 'Caio' }),
    ];
    const [one, two] = [await aClass(db), await aClass(db, { students })];
    const { id } = await aMockExamEvent(db, { classIds: [one.id] });
    const changes = Array.from({ length: 4 }, () =>
      call(admin, contract.changeMockExamEvent, {
        params: { id },
        body: { classIds: [one.id, two.id] },
      }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await numbersOf(id)).toEqual({ Ana: 1, Beto: 2, Caio: 3 });
  });

  it('ends with the event, whose deletion can be repeated', async () => {
    const { id } = await aMockExamEvent(db, {
      classIds: [(await aClass(db, { students: [await aUser(db)] })).id],
    });
    const remove = () => call(admin, contract.deleteMockExamEvent, { params: { id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect(await call(admin, contract.readMockExamEvent, { params: { id } })).toMatchObject({
      status: 404,
    });
  });
});

describe('the exams of a mock exam event', () => {
  const daysOf = async (id: string) =>
    (await call(admin, contract.readMockExamEvent, { params: { id } })).body.days;

  it('tell what has changed since the planning: cards keep their lines', async () => {
    const exam = await aPracticeExam(db, { questions: 3 });
    const { id, days } = await aMockExamEvent(db, { practiceExamIds: [exam.id] });
    expect(days).toMatchObject([{ questionsQtd: 3, addedQtd: 0, removedQtd: 0 }]);
    await someQuestions(db, { practiceExamId: exam.id }, 2);
    const [first = ''] = exam.questionIds;
    await call(admin, deleteQuestion, { params: { id: first } });
    expect(await daysOf(id)).toMatchObject([{ questionsQtd: 3, addedQtd: 2, removedQtd: 1 }]);
  });

  it('count the questions that item response theory can not score', async () => {
    const exam = await aPracticeExam(db, { questions: 3 });
    const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id] });
    expect(await daysOf(id)).toMatchObject([{ withoutParametersQtd: 0 }]);
    await giveScale(db, exam, ({ kind }) => kind === 'COUNT');
    expect(await daysOf(id)).toMatchObject([{ withoutParametersQtd: 0 }]);
    await giveScale(db, exam, ({ kind }) => kind === 'ITEM_RESPONSE');
    expect(await daysOf(id)).toMatchObject([{ withoutParametersQtd: 3 }]);
    const known = { area: 'MT', ability: 1, parameters: { a: 1, b: 0, c: 0.2 } } as const;
    await giveParameters(db, exam, [known, known, known]);
    expect(await daysOf(id)).toMatchObject([{ withoutParametersQtd: 0 }]);
  });

  it('can not be deleted before the event', async () => {
    const exam = await aPracticeExam(db);
    const { id, title } = await aMockExamEvent(db, { practiceExamIds: [exam.id] });
    const params = { id: exam.id };
    expect((await call(admin, readPracticeExamUsage, { params })).body).toMatchObject({
      mockExams: [{ id, title }],
    });
    expect(await call(admin, deletePracticeExam, { params })).toMatchObject({
      status: 409,
      body: {
        detail:
          'Este simulado é uma prova do dia de simulado “Simulado de novembro”. Exclua esse dia antes.',
      },
    });
    await call(admin, contract.deleteMockExamEvent, { params: { id } });
    expect((await call(admin, deletePracticeExam, { params })).status).toBe(204);
  });
});

it('sends the layout of the card of a day, whose numbers count on', async () => {
  const exams = [
    await aPracticeExam(db, { questions: 3 }),
    await aPracticeExam(db, { questions: 2 }),
  ];
  const { id } = await aMockExamEvent(db, { practiceExamIds: exams.map((exam) => exam.id) });
  const layout = (day?: number) =>
    call(admin, contract.readCardLayout, { params: { id }, query: day ? { day } : {} });
  const numbersOn = async (day?: number) => [
    ...new Set((await layout(day)).body.bubbles.map(({ question }) => question)),
  ];
  expect([await numbersOn(), await numbersOn(2)]).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect((await layout(3)).status).toBe(404);
  expect((await layout(5)).status).toBe(422);
});

it('is named in the export of a student, with the number of the answer card', async () => {
  const student = await aUser(db);
  const { id: classId } = await aClass(db, { students: [student] });
  await aMockExamEvent(db, { title: 'Simulado de junho', classIds: [classId] });
  const { tables, names } = await findPersonalData(db, { userId: student.id, now: new Date() });
  const [row = {}] = tables.find(({ table }) => table === 'mock_exam_people')?.rows ?? [];
  expect([names.get(String(row.mock_exam_id)), row.number]).toEqual(['Simulado de junho', 1]);
});

describe('the answer cards', () => {
  type Query = { day?: number; classId?: string; blank?: number };
  const cardsOf = async (id: string, query: Query = {}) => {
    const reply = await call(admin, contract.printAnswerCards, { params: { id }, query });
    return { status: reply.status, body: reply.body as unknown };
  };
  const linesOf = async (id: string, query: Query = {}) =>
    readPdf((await cardsOf(id, query)).body as Buffer).lines.map(({ text }) => text);

  it('are a page for each person and day, with a code that this server has signed', async () => {
    const [ana, beto] = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Beto' })];
    const { id: classId } = await aClass(db, { title: '3º A', students: [beto, ana] });
    const exams = [
      await aPracticeExam(db, { questions: 3 }),
      await aPracticeExam(db, { questions: 2 }),
    ];
    const { id } = await aMockExamEvent(db, {
      title: 'Simulado de maio',
      practiceExamIds: exams.map((exam) => exam.id),
      classIds: [classId],
    });
    const lines = await linesOf(id);
    const heads = lines.filter((line) => /^(Ana|Beto|3º A)/.test(line));
    expect(heads).toEqual([
      'Ana',
      '3º A · 1º dia · caderno único',
      'Beto',
      '3º A · 1º dia · caderno único',
      'Ana',
      '3º A · 2º dia · caderno único',
      'Beto',
      '3º A · 2º dia · caderno único',
    ]);
    const codes = lines.flatMap((line) => parseCardCode(line)?.code ?? []);
    expect(codes.map(({ person, day }) => [person, day])).toEqual([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ]);
    expect((await linesOf(id, { day: 2 })).filter((line) => line === 'Ana')).toHaveLength(1);
  });

  it('have the four colours in turn, in name and code', async () => {
    const students = [
      await aUser(db),
      await aUser(db),
      await aUser(db),
      await aUser(db),
      await aUser(db),
    ];
    const { id: classId } = await aClass(db, { students });
    const { id } = await aMockExamEvent(db, { classIds: [classId], colorsQtd: 4 });
    const lines = await linesOf(id);
    const names = lines.flatMap((line) => / caderno (.*)/.exec(line)?.[1] ?? []);
    expect(names).toEqual(['azul', 'amarelo', 'rosa', 'branco', 'azul']);
    const codes = lines.flatMap((line) => parseCardCode(line)?.code ?? []);
    expect(codes.map(({ person, color }) => [person, color])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 0],
    ]);
  });

  it('are blank for those who are not on the list, with a code of nobody', async () => {
    const { id } = await aMockExamEvent(db, { colorsQtd: 4 });
    const lines = await linesOf(id, { blank: 2 });
    expect(lines.filter((line) => /^(Nome|Turma e número|1º dia)/.test(line))).toEqual([
      'Nome',
      'Turma e número',
      '1º dia · caderno azul',
      'Nome',
      'Turma e número',
      '1º dia · caderno amarelo',
    ]);
    const codes = lines.flatMap((line) => parseCardCode(line)?.code ?? []);
    expect(codes.map(({ person, color }) => [person, color])).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect((await cardsOf(id, { blank: 501 })).status).toBe(422);
  });

  it('are refused for nobody, for a day without an exam, and for a class that is not there', async () => {
    const { id } = await aMockExamEvent(db);
    expect(await cardsOf(id)).toMatchObject({
      status: 409,
      body: { detail: 'Ainda não há estudantes nestas turmas.' },
    });
    expect((await cardsOf(id, { day: 2 })).status).toBe(404);
    expect((await cardsOf(id, { classId: randomUUID() })).status).toBe(409);
  });
});
