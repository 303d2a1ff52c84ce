import { parseCardCode } from '@sabia/domain/mock-exams/card-code.ts';
import { sheetOfColor } from '@sabia/domain/mock-exams/essay-sheet.ts';
import { printEssaySheets } from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import { expect, it } from 'vitest';
import { readPdf } from '../../test/support/read-pdf.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent, anExamWithEssay } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

type Query = { day?: number; classId?: string; blank?: number };

const sheetsOf = async (id: string, query: Query = {}) => {
  const reply = await call(admin, printEssaySheets, { params: { id }, query });
  return { status: reply.status, body: reply.body as unknown };
};
const linesOf = async (id: string, query: Query = {}) =>
  readPdf((await sheetsOf(id, query)).body as Buffer).lines.map(({ text }) => text);

it('are a page for each person on the days with an essay, with a code that is no answer card', async () => {
  const students = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Beto' })];
  const { id: classId } = await aClass(db, { title: '3º A', students });
  const exams = [await aPracticeExam(db), await anExamWithEssay(db)];
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: exams.map((exam) => exam.id),
    classIds: [classId],
  });
  const lines = await linesOf(id);
  expect(lines.filter((line) => /^(Ana|Beto|3º A)/.test(line))).toEqual([
    'Ana',
    '3º A · 2º dia · Folha de redação',
    'Beto',
    '3º A · 2º dia · Folha de redação',
  ]);
  const codes = lines.flatMap((line) => parseCardCode(line)?.code ?? []);
  expect(codes.map(({ person, day, color }) => [person, day, sheetOfColor(color)])).toEqual([
    [1, 2, 0],
    [2, 2, 0],
  ]);
  expect(lines).toContain('30');
});

it('are blank for those who are not on the list', async () => {
  const { id } = await aMockExamEvent(db, { practiceExamIds: [(await anExamWithEssay(db)).id] });
  const lines = await linesOf(id, { blank: 1 });
  expect(lines).toContain('Nome');
  expect(lines.flatMap((line) => parseCardCode(line)?.code.person ?? [])).toEqual([0]);
});

it('are refused without an essay, and for nobody', async () => {
  expect(await sheetsOf((await aMockExamEvent(db)).id)).toMatchObject({
    status: 409,
    body: { detail: 'As provas deste simulado não têm redação.' },
  });
  const { id } = await aMockExamEvent(db, { practiceExamIds: [(await anExamWithEssay(db)).id] });
  expect(await sheetsOf(id)).toMatchObject({
    status: 409,
    body: { detail: 'Ainda não há estudantes nestas turmas.' },
  });
  expect((await sheetsOf(id, { day: 3 })).status).toBe(404);
});
