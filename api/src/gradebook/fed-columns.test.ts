import { randomUUID } from 'node:crypto';
import * as assignments from '@sabia/domain/assignments/assignments.contract.ts';
import { changeClass, leaveClass } from '@sabia/domain/classes/classes.contract.ts';
import * as contract from '@sabia/domain/gradebook/gradebook.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import { changeQuestion } from '@sabia/domain/questions/questions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aSubmittedAttempt } from '../attempts/attempts.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { correcting, levels } from '../essays/correcting.factory.ts';
import { anEssay } from '../essays/essays.factory.ts';
import { tellMarks } from '../essays/tell-marks.ts';
import { aBookletExam, aScoredAttempt } from '../item-response/exam-scores.factory.ts';
import { aMockExamEvent } from '../mock-exams/mock-exams.factory.ts';
import { sql } from '../platform/db/database.ts';
import { findPersonalData } from '../privacy/personal-data.queries.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aRoll } from '../rolls/rolls.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { gradebookRulesOf } from './gradebook.factory.ts';

const app = await createTestApp();
const { db, call, time } = app;
const said = recordStatements(db.pool);
const { give } = correcting(app);
time.now = new Date('2031-03-10T12:00:00.000Z');
const admin = await anAdmin(db);

const term = '1º bimestre';
const numeric = {
  kind: 'NUMERIC' as const,
  statement: '<p>Quanto é 6 × 7?</p>',
  alternatives: [],
  task: { kind: 'NUMERIC' as const, unit: null },
  answerKey: { kind: 'NUMERIC' as const, value: 42, tolerance: 0 },
};
const answers = (...values: string[]) =>
  values.map((value) => ({ kind: 'NUMERIC' as const, value }));

/** A class with two students, an exam of three questions that it was given, and the requests of its people. */
async function aFedClass() {
  const people = {
    teacher: await aUser(db, { name: 'Rita Lobo' }),
    ana: await aUser(db, { name: 'Ana Souza' }),
    beto: await aUser(db, { name: 'Beto Dias' }),
  };
  const { teacher, ana, beto } = people;
  const { id } = await aClass(db, {
    teachers: [teacher],
    students: [ana, beto],
    now: time.now,
  });
  const exam = await aPracticeExam(db, {
    title: 'Prova de frações',
    questions: [numeric, numeric, numeric],
  });
  const assignment = await anAssignment(db, id, { practiceExamId: exam.id });
  const ofExam = { kind: 'ASSIGNMENT', assignmentId: assignment.id } as const;
  const params = { id };
  const rulesOf = (source: object | null, more: object = {}) =>
    gradebookRulesOf({
      columns: [
        { id: 'p1', title: 'Prova 1', term, weight: 1, source: source as never },
        { id: 't1', title: 'Trabalho', term, weight: 1 },
      ],
      ...more,
    });
  const feed = (source: object | null, more: object = {}) =>
    call(teacher, contract.changeGradebookRules, { params, body: rulesOf(source, more) });
  const read = async () =>
    (await call(teacher, contract.readGradebook, { params, query: {} })).body;
  /** The marks of the fed column by first names. */
  const marks = async () =>
    Object.fromEntries(
      (await read()).students.map(({ name, marks: all }) => [
        name.split(' ')[0],
        all.find(({ columnId }) => columnId === 'p1')?.value,
      ]),
    );
  const mark = (value: string | null, more: object = {}) =>
    call(teacher, contract.recordMarks, {
      params,
      body: [{ userId: ana.id, columnId: 'p1', value, ...more }],
    });
  const take = (who: User, ...values: string[]) =>
    aSubmittedAttempt(
      db,
      { userId: who.id, practiceExamId: exam.id },
      { responses: answers(...values), now: time.now },
    );
  const history = async () =>
    (
      await call(teacher, contract.pageMarksOfCell, {
        params: { id, userId: ana.id },
        query: { columnId: 'p1' },
      })
    ).body.items.map(({ value, reason, markedBy, isFromSource }) =>
      [value, isFromSource ? reason : markedBy].join(' '),
    );
  const close = () => call(teacher, contract.closeTerm, { params, body: { term } });
  const rowsQtd = () => db.run(sql`select from gradebook_marks where class_id = ${id}`);
  return {
    id,
    params,
    ...people,
    exam,
    assignment,
    ofExam,
    rulesOf,
    feed,
    read,
    marks,
    mark,
    take,
    history,
    close,
    rowsQtd,
  };
}

const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: object[] }).errors;

describe('a column that an assignment feeds', () => {
  it('has the best share of right answers as a mark, and says where it came from', async () => {
    const { ana, beto, ofExam, feed, read, marks, take, history, rowsQtd } = await aFedClass();
    await take(ana, '42', '1', '1');
    await take(ana, '42', '42', '1');
    expect((await feed(ofExam)).body.columns[0]?.source).toEqual({ ...ofExam, measure: 'SHARE' });
    // Saving the rules has filled the column.
    expect(await rowsQtd()).toBe(1);
    expect(await marks()).toEqual({ Ana: '6.67', Beto: undefined });
    await take(beto, '42', '42', '42');
    await take(ana, '1', '1', '1');
    expect(await marks()).toEqual({ Ana: '6.67', Beto: '10' });
    expect(await marks()).toEqual({ Ana: '6.67', Beto: '10' });
    expect(await rowsQtd()).toBe(2);
    expect(await history()).toEqual(['6.67 Da atividade “Prova de frações”']);
    expect((await read()).sourceTitles).toEqual([{ columnId: 'p1', title: 'Prova de frações' }]);
  });

  it('is also filled for the own boletim, the file of the class and the export of a person', async () => {
    const { ana, beto, teacher, params, ofExam, feed, take, rowsQtd } = await aFedClass();
    await feed(ofExam, { openToStudents: true });
    await take(ana, '42', '42', '42');
    await take(beto, '42', '1', '1');
    const own = await call(ana, contract.readOwnGradebook, { params });
    expect(own.body.terms[0]?.result).toMatchObject({
      value: '10.0',
      columns: [{ value: '10' }, {}],
    });
    // Only that of the reader.
    expect(await rowsQtd()).toBe(1);
    const csv = await call(teacher, contract.exportGradebook, { params });
    expect((csv.body as unknown as Buffer).toString()).toContain('"3,33"');
    const { tables } = await findPersonalData(db, { userId: ana.id, now: time.now });
    const exported = tables.find(({ table }) => table === 'gradebook_marks')?.rows ?? [];
    expect(exported).toMatchObject([{ value: 10, reason: 'Da atividade “Prova de frações”' }]);
    expect(exported[0]).not.toHaveProperty('source');
  });

  it('gets another mark from a regrade', async () => {
    const { ana, exam, ofExam, feed, marks, take, history } = await aFedClass();
    await feed(ofExam);
    await take(ana, '42', '43', '1');
    expect(await marks()).toMatchObject({ Ana: '3.33' });
    const [, id = ''] = exam.questionIds;
    const answerKey = { ...numeric.answerKey, value: 43 };
    await call(admin, changeQuestion, { params: { id }, body: { answerKey, regrade: true } });
    expect(await marks()).toMatchObject({ Ana: '6.67' });
    expect(await history()).toEqual([
      '6.67 Da atividade “Prova de frações”',
      '3.33 Da atividade “Prova de frações”',
    ]);
  });

  it('keeps a typed mark until it is emptied, and then has that of the source again', async () => {
    const { ana, ofExam, feed, marks, mark, take, history } = await aFedClass();
    await feed(null);
    await mark('5');
    await feed(ofExam);
    await take(ana, '42', '42', '42');
    // Typed before there was a source.
    expect(await marks()).toMatchObject({ Ana: '5' });
    await mark(null);
    expect(await marks()).toMatchObject({ Ana: '10' });
    expect((await mark('9.5', { before: '8' })).status).toBe(412);
    expect((await mark('9.5', { before: '10' })).status).toBe(204);
    expect(await marks()).toMatchObject({ Ana: '9.5' });
    await mark(null, { before: '9.5' });
    expect(await marks()).toMatchObject({ Ana: '10' });
    expect(await history()).toEqual([
      '10 Da atividade “Prova de frações”',
      ' Rita Lobo',
      '9.5 Rita Lobo',
      '10 Da atividade “Prova de frações”',
      ' Rita Lobo',
      '5 Rita Lobo',
    ]);
  });

  it('is filled before its term closes, and never after', async () => {
    const { ana, beto, teacher, params, ofExam, feed, rulesOf, marks, take, close } =
      await aFedClass();
    await feed(ofExam);
    await take(ana, '42', '42', '42');
    expect((await close()).status).toBe(200);
    await take(beto, '42', '42', '42');
    expect(await marks()).toEqual({ Ana: '10', Beto: undefined });
    const other = { kind: 'ATTENDANCE', from: '2031-02-01', to: '2031-03-01' };
    expect((await feed(other)).status).toBe(409);
    const { body } = await call(teacher, contract.previewGradebookRules, {
      params,
      body: rulesOf(ofExam),
    });
    expect(body.students).toEqual([]);
    await call(admin, contract.openTerm, { params, body: { term } });
    expect(await marks()).toEqual({ Ana: '10', Beto: '10' });
  });

  it('keeps its marks without the assignment, and its rules can be saved on', async () => {
    const { id, ana, beto, teacher, assignment, ofExam, feed, read, marks, take } =
      await aFedClass();
    await take(ana, '42', '42', '1');
    await feed(ofExam);
    await call(teacher, assignments.deleteAssignment, {
      params: { id, assignmentId: assignment.id },
    });
    await take(beto, '42', '42', '42');
    expect(await marks()).toEqual({ Ana: '6.67', Beto: undefined });
    expect((await read()).sourceTitles).toEqual([{ columnId: 'p1', title: null }]);
    expect((await feed(ofExam, { passing: '5' })).status).toBe(200);
    // The marks stay when they are typed in from now on.
    expect((await feed(null)).status).toBe(200);
    expect(await marks()).toMatchObject({ Ana: '6.67' });
  });

  it('has no marks of people who have left, and changes no more in an archived class', async () => {
    const { ana, beto, id, teacher, params, ofExam, feed, marks, take, rowsQtd } =
      await aFedClass();
    await feed(ofExam);
    await call(beto, leaveClass, { params });
    await take(beto, '42', '42', '42');
    expect(await marks()).toEqual({ Ana: undefined });
    await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
    await take(ana, '42', '42', '42');
    expect(await marks()).toEqual({ Ana: undefined });
    expect((await call(teacher, contract.readOwnGradebook, { params })).status).toBe(404);
    expect((await call(ana, contract.readOwnGradebook, { params })).status).toBe(200);
    expect(await rowsQtd()).toBe(0);
  });

  it('counts attempts from the opening on, which another class may have earlier', async () => {
    const { id, ana, beto, assignment, teacher, ofExam, feed, marks, take } = await aFedClass();
    await take(ana, '42', '42', '42');
    await take(beto, '42', '42', '42');
    const opensAt = '2031-03-12T12:00:00.000Z';
    const place = { id, assignmentId: assignment.id };
    await call(teacher, assignments.changeAssignment, { params: place, body: { opensAt } });
    await feed(ofExam);
    expect(await marks()).toEqual({ Ana: undefined, Beto: undefined });
    const other = await aClass(db, { students: [ana] });
    const practiceExamId = assignment.practiceExamId ?? '';
    await anAssignment(db, other.id, { practiceExamId, opensAt: '2031-03-09T12:00:00.000Z' });
    expect(await marks()).toEqual({ Ana: '10', Beto: undefined });
  });
});

describe('an essay that feeds a column', () => {
  it('gives its mark when its author may read it, not before', async () => {
    const [teacher, student] = [await aUser(db), await aUser(db, { name: 'Ana' })];
    const essay = await anEssay(db, student, { correctors: 1 });
    const { id } = await aClass(db, { teachers: [teacher], students: [student] });
    const { practiceExamId } = essay;
    const { id: assignmentId } = await anAssignment(db, id, {
      practiceExamId,
      results: 'TOGETHER',
    });
    const source = { kind: 'ASSIGNMENT' as const, assignmentId };
    await call(teacher, contract.changeGradebookRules, {
      params: { id },
      body: gradebookRulesOf({
        columns: [{ id: 'r', title: 'Redação', term, weight: 1, source }],
      }),
    });
    const marks = async () =>
      (await call(teacher, contract.readGradebook, { params: { id }, query: {} })).body.students[0]
        ?.marks;
    expect(await marks()).toEqual([]);
    await give(teacher, essay, { levels: levels(160, 120), comments: [] });
    expect(await marks()).toEqual([]);
    await call(teacher, assignments.publishResults, { params: { id, assignmentId } });
    await tellMarks(db, { clock: () => time.now });
    // 760 of 1000 points.
    expect(await marks()).toEqual([{ columnId: 'r', value: '7.6' }]);
  });
});

describe('other sources', () => {
  it('are scores on the scale of the Enem, of exams that have one', async () => {
    const { id, ana, params, teacher, ofExam, rulesOf, feed, marks } = await aFedClass();
    const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }]);
    const { id: assignmentId } = await anAssignment(db, id, { practiceExamId: exam.id });
    const refused = await feed({ ...ofExam, measure: 'SCORE' });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      [
        {
          path: 'columns.0.source.measure',
          message: 'Não há pontuação do Enem aqui: use o percentual',
        },
      ],
    ]);
    await aScoredAttempt(db, ana, {
      exam,
      answers: `BACEA${'ABCDE'.repeat(8)}`,
      foreignLanguage: 1,
      now: time.now,
    });
    const [score] = await db.many<{ total: number }>(sql`
      select total from attempt_scorings where user_id = ${ana.id}`);
    const source = { kind: 'ASSIGNMENT', assignmentId, measure: 'SCORE' };
    const { body: preview } = await call(teacher, contract.previewGradebookRules, {
      params,
      body: rulesOf(source, { rounding: '0.01' }),
    });
    const expected = (Math.round(score?.total ?? 0) / 100).toFixed(2);
    expect(Number(expected)).toBeGreaterThan(2);
    expect(preview.students).toMatchObject([{ name: 'Ana Souza', terms: [{ before: null }] }]);
    expect(Number(preview.students[0]?.terms[0]?.after)).toBeCloseTo(Number(expected), 1);
    expect(await marks()).toEqual({ Ana: undefined, Beto: undefined });
    await feed(source);
    expect(Number((await marks())['Ana'])).toBeCloseTo(Number(expected), 1);
  });

  it('are the days of a mock exam event, once each has a card without a doubt', async () => {
    const { id, ana, feed, marks } = await aFedClass();
    const exams = [await aPracticeExam(db), await aPracticeExam(db)];
    const event = await aMockExamEvent(db, {
      practiceExamIds: exams.map((exam) => exam.id),
      classIds: [id],
    });
    const source = { kind: 'MOCK_EXAM', mockExamId: event.id };
    expect(await feed(source)).toMatchObject({ status: 200 });
    const card = (day: number, options: object) =>
      call(admin, recordCardReading, {
        params: { id: event.id, readingId: randomUUID() },
        body: { personId: ana.id, day, answers: options as never, doubts: [], quality: 1 },
      });
    expect((await card(1, { 1: 'A', 2: 'A' })).status).toBeLessThan(300);
    expect(await marks()).toMatchObject({ Ana: undefined });
    await card(2, {});
    // The cards become attempts before somebody reads the results.
    await call(admin, readMockExamResults, { params: { id: event.id } });
    const [first] = await db.many<{ share: number }>(sql`
      select sum(correct_average)::float8 as share from attempts where user_id = ${ana.id}`);
    expect(first?.share).toBeGreaterThan(0);
    expect(Number((await marks())['Ana'])).toBe((first?.share ?? 0) / 20);
  });

  it('are attendances of a period', async () => {
    const { id, ana, beto, teacher, feed, marks, history } = await aFedClass();
    const states = ['PRESENT', 'LATE', 'ABSENT'] as const;
    for (const [at, state] of states.entries())
      await aRoll(
        db,
        id,
        { [ana.id]: state, [beto.id]: 'PRESENT' },
        { by: teacher, date: `2031-03-${10 + at}`, now: new Date(`2031-03-${10 + at}T15:00:00Z`) },
      );
    await feed({ kind: 'ATTENDANCE', from: '2031-03-01', to: '2031-03-31' });
    // 66 %, rounded down as it is shown.
    expect(await marks()).toEqual({ Ana: '6.6', Beto: '10' });
    await feed({ kind: 'ATTENDANCE', from: '2031-03-01', to: '2031-03-11' });
    expect(await marks()).toEqual({ Ana: '10', Beto: '10' });
    // Another source without a mark takes that of the earlier one away.
    await feed({ kind: 'ATTENDANCE', from: '2031-04-01', to: '2031-04-30' });
    expect(await marks()).toEqual({ Ana: undefined, Beto: undefined });
    expect(await history()).toEqual([
      ' Da frequência de 01/04/2031 a 30/04/2031',
      '10 Da frequência de 01/03/2031 a 11/03/2031',
      '6.6 Da frequência de 01/03/2031 a 31/03/2031',
    ]);
  });

  it('are those of the class only, and whole', async () => {
    const { params, teacher, rulesOf, feed, rowsQtd } = await aFedClass();
    const other = await aFedClass();
    const lesson = randomUUID();
    for (const [source, path] of [
      [other.ofExam, 'columns.0.source.assignmentId'],
      [{ kind: 'ASSIGNMENT', assignmentId: lesson }, 'columns.0.source.assignmentId'],
      [{ kind: 'MOCK_EXAM', mockExamId: randomUUID() }, 'columns.0.source.mockExamId'],
      [{ kind: 'OTHER' }, 'columns.0.source.kind'],
      [{ kind: 'ATTENDANCE', from: '2031-03-02', to: '2031-03-01' }, 'columns.0.source.to'],
      [{ kind: 'ATTENDANCE', from: '2030-01-01', to: '2031-03-01' }, 'columns.0.source.from'],
    ] as const) {
      const body = rulesOf(source);
      for (const reply of [
        await feed(source),
        await call(teacher, contract.previewGradebookRules, { params, body }),
      ])
        expect([reply.status, errorsOf(reply)]).toEqual([
          422,
          [{ path, message: expect.any(String) as string }],
        ]);
    }
    expect(await rowsQtd()).toBe(0);
  });

  it('are offered by their titles to those who change the rules', async () => {
    const { id, params, teacher, assignment } = await aFedClass();
    const event = await aMockExamEvent(db, { classIds: [id] });
    const { body } = await call(teacher, contract.readGradebookRules, { params });
    expect(body.sourceChoices).toEqual([
      { kind: 'ASSIGNMENT', id: assignment.id, title: 'Prova de frações', hasScore: false },
      { kind: 'MOCK_EXAM', id: event.id, title: event.title, hasScore: false },
    ]);
  });
});

describe('the fill of marks', () => {
  it('adds each mark once, however many read at once', async () => {
    const { ana, beto, params, ofExam, feed, read, take, rowsQtd } = await aFedClass();
    await feed(ofExam);
    await take(ana, '42', '42', '42');
    await take(beto, '42', '42', '1');
    await Promise.all([
      ...Array.from({ length: 6 }, () => read()),
      ...[ana, beto].map((who) => call(who, contract.readOwnGradebook, { params })),
    ]);
    expect(await rowsQtd()).toBe(2);
  });

  it('gives all students their marks once one of the page lacks a mark', async () => {
    const { ana, beto, teacher, params, ofExam, feed, take, rowsQtd } = await aFedClass();
    const firstOf = async (page: string) =>
      (
        await call(teacher, contract.readGradebook, {
          params,
          query: { limit: '1', page },
        })
      ).body.students[0];
    await feed(ofExam);
    await take(beto, '42', '42', '42');
    // Ana is alone on the first page.
    expect(await firstOf('1')).toMatchObject({ userId: ana.id, marks: [] });
    expect(await rowsQtd()).toBe(0);
    await take(ana, '42', '42', '42');
    expect(await firstOf('1')).toMatchObject({ marks: [{ value: '10' }] });
    expect(await rowsQtd()).toBe(2);
  });

  it('runs one more statement with sources, and none without', async () => {
    const { ana, params, ofExam, feed, read, take } = await aFedClass();
    const statementsOf = async (request: () => Promise<unknown>) => {
      said.length = 0;
      await request();
      return said.filter(
        ({ name, text }) =>
          name && !/where provider_id = |class_views|data_reads|accesses/.test(text),
      ).length;
    };
    const own = () => call(ana, contract.readOwnGradebook, { params });
    await feed(null);
    const without = [await statementsOf(read), await statementsOf(own)];
    await feed(ofExam);
    await take(ana, '42', '42', '42');
    await read();
    expect([await statementsOf(read), await statementsOf(own)]).toEqual(
      without.map((quantity) => quantity + 1),
    );
    expect(Math.max(...without)).toBeLessThanOrEqual(4);
  });
});
