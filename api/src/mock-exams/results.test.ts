import { randomUUID } from 'node:crypto';
import { readAttemptScores } from '@sabia/domain/item-response/exam-scores.contract.ts';
import * as contract from '@sabia/domain/mock-exams/readings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
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
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const read = (id: string, body: object) =>
  call(admin, contract.recordCardReading, {
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
