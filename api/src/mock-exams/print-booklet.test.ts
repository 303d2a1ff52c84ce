import { changeMockExamEvent, printBooklet } from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import { expect, it } from 'vitest';
import { readPdf } from '../../test/support/read-pdf.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aTimedExam } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

type Query = { day?: number; color?: number; size?: 18 | 24 };

const bookletOf = async (id: string, query: Query = {}) => {
  const reply = await call(admin, printBooklet, { params: { id }, query });
  return { status: reply.status, body: reply.body as unknown };
};
const linesOf = async (id: string, query: Query = {}) =>
  readPdf((await bookletOf(id, query)).body as Buffer).lines.map(({ text }) => text.trim());

it('has title, day, colour, areas and questions with their alternatives, and never the key', async () => {
  const exam = await aPracticeExam(db, {
    questions: [
      {
        statement: '<p>Quanto é <strong>2 + 2</strong>, se \\(x^2 = 16\\)?</p>',
        explanation: '<p>Some os dedos das mãos.</p>',
        alternatives: [{ text: '<p>Três</p>' }, { text: '<p>Quatro</p>', isCorrect: true }],
      },
    ],
  });
  const { id } = await aMockExamEvent(db, {
    title: 'Simulado de maio',
    practiceExamIds: [exam.id],
    colorsQtd: 4,
  });
  const lines = await linesOf(id, { color: 2 });
  expect(lines.filter((line) => !/^[A-E]$/.test(line)).join(' ')).toMatch(
    /^Sabiá Simulado de maio 1º dia · Caderno rosa Questões de 1 a 1\. .*Questão 1 Quanto é 2 \+ 2 , se x 2 = 16 \? Três Quatro$/,
  );
  expect(lines.join(' ')).not.toContain('dedos');
  const { objects } = readPdf((await bookletOf(id, { color: 2 })).body as Buffer);
  expect(objects).toContain('/S /Formula');
});

it('has the questions in the order of its colour, with numbers that count on', async () => {
  const first = await aPracticeExam(db, { questions: 3 });
  const second = await aTimedExam(db, [null, null]);
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: [first.id, second.id],
    colorsQtd: 4,
  });
  const statements = await db.many<{ statement: string }>(sql`
    select statement from questions join question_versions on question_versions.id = version_id
    where exam_id = ${second.id} order by position`);
  const inExam = statements.map(({ statement }) => statement.replaceAll(/<[^>]+>/g, ''));
  const [booklet] = await db.many<{ lines: number[] }>(sql`
    select lines from mock_exam_booklets where mock_exam_id = ${id} and day = 2 and color = 1`);
  const lines = await linesOf(id, { day: 2, color: 1 });
  expect(lines.filter((line) => line.startsWith('Quanto é'))).toEqual(
    booklet?.lines.map((line) => inExam[line - 1]),
  );
  expect(lines.filter((line) => /^(Questão|Área)/.test(line))).toEqual([
    'Área 1',
    'Questão 4',
    'Questão 5',
    'Área 2',
    'Questão 6',
    'Questão 7',
  ]);
});

it('has one colour unless the event has four, the days of its exams, and two sizes of large print', async () => {
  const { id } = await aMockExamEvent(db);
  expect((await linesOf(id, { size: 24 })).join(' ')).toContain('caderno único');
  expect((await bookletOf(id, { color: 1 })).status).toBe(404);
  expect((await bookletOf(id, { day: 2 })).status).toBe(404);
  expect((await bookletOf(id, { size: 20 as 18 })).status).toBe(422);
});

it('is refused with the word whose letters no font has', async () => {
  const exam = await aPracticeExam(db, { questions: [{ statement: '<p>O sinal 水 é água?</p>' }] });
  const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id] });
  expect(await bookletOf(id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('“水”') },
  });
});

it('has the title that the event has now', async () => {
  const { id } = await aMockExamEvent(db);
  await call(admin, changeMockExamEvent, { params: { id }, body: { title: 'Outro nome' } });
  expect(await linesOf(id)).toContain('Outro nome');
});
