import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/overview/overview.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { anAnswerToCorrect } from '../attempts/corrections.factory.ts';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { sql } from '../platform/db/database.ts';
import { sweepProgress } from '../progress/sweep-progress.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const said = recordStatements(db.pool);
time.now = new Date('2026-01-01T12:00:00.000Z');
const admin = await anAdmin(db);
const [ana, bia, caio] = [await aUser(db), await aUser(db), await aUser(db)];

/** The instant of a day and hour in São Paulo, which is three hours behind UTC. */
const at = (moment: string) => {
  time.now = new Date(`${moment}:00.000-03:00`);
};

type Somebody = typeof ana;

const placeOf = (who: Somebody, course: MadeCourse, contentAt: number) => {
  const contentId = assertDefined(course.contentIds[contentAt]);
  const section = assertDefined(
    course.sections.find(({ contentIds }) => contentIds.includes(contentId)),
  );
  return { courseId: course.id, userId: who.id, sectionId: section.id, contentId };
};

async function completes(who: Somebody, course: MadeCourse, contentAt: number) {
  const { status, body } = await call(who, progress.progressContent, {
    body: { ...placeOf(who, course, contentAt), isCompleted: true },
  });
  expect([200, 201]).toContain(status);
  return body;
}

const restarts = (who: Somebody, { id: courseId }: MadeCourse) =>
  call(who, progress.restartCourse, { params: { courseId, userId: who.id } });

async function overviewOf(from: string, to: string) {
  const { status, body } = await call(admin, contract.readSchoolOverview, { query: { from, to } });
  expect(status).toBe(200);
  return body;
}

const nothing = {
  activeLearners: 0,
  contentsCompleted: 0,
  enrolments: 0,
  coursesCompleted: 0,
  certificates: 0,
};

describe('the figures of a period', () => {
  it('count the study of an administrator by their choice only', async () => {
    const course = await aCourse(db, { sections: [{ contents: 2 }] });
    at('2026-01-20T10:00');
    await completes(admin, course, 0);
    await completes(admin, course, 1);
    const totals = async () => (await overviewOf('2026-01-20', '2026-01-20')).totals;
    const choose = (countsInFigures: boolean) =>
      call(admin, users.changeUser, { params: admin, body: { countsInFigures } });
    expect(await totals()).toEqual(nothing);
    expect((await choose(true)).status).toBe(200);
    expect(await totals()).toEqual({
      activeLearners: 1,
      contentsCompleted: 2,
      enrolments: 1,
      coursesCompleted: 1,
      certificates: 1,
    });
    await choose(false);
  });

  it('are given per day, beside those of the period before', async () => {
    const course = await aCourse(db, { sections: [{ contents: 2 }] });
    at('2026-02-02T10:00');
    await completes(caio, course, 0);
    at('2026-02-04T10:00');
    await completes(ana, course, 0);
    await completes(bia, course, 0);
    at('2026-02-05T10:00');
    await completes(ana, course, 1);

    const one = { ...nothing, activeLearners: 1, contentsCompleted: 1 };
    expect(await overviewOf('2026-02-03', '2026-02-05')).toEqual({
      days: [
        { ...nothing, day: '2026-02-03' },
        { ...nothing, day: '2026-02-04', activeLearners: 2, contentsCompleted: 2, enrolments: 2 },
        { ...one, day: '2026-02-05', coursesCompleted: 1, certificates: 1 },
      ],
      totals: {
        // The average of none, two and one.
        activeLearners: 1,
        contentsCompleted: 3,
        enrolments: 2,
        coursesCompleted: 1,
        certificates: 1,
      },
      previous: { ...one, activeLearners: expect.closeTo(1 / 3), enrolments: 1 },
    });
  });

  it('end a day at midnight in São Paulo', async () => {
    const course = await aCourse(db, { sections: [{ contents: 1 }] });
    at('2026-02-10T23:59');
    await completes(ana, course, 0);
    at('2026-02-11T00:00');
    await completes(bia, course, 0);
    const every = Object.fromEntries(Object.keys(nothing).map((figure) => [figure, 1]));
    const { days } = await overviewOf('2026-02-09', '2026-02-12');
    expect(days).toEqual([
      { ...nothing, day: '2026-02-09' },
      { ...every, day: '2026-02-10' },
      { ...every, day: '2026-02-11' },
      { ...nothing, day: '2026-02-12' },
    ]);
  });

  it('do not count a completion that was taken back', async () => {
    const course = await aCourse(db, { sections: [{ contents: 2 }] });
    at('2026-02-15T10:00');
    const { contentProgression } = await completes(ana, course, 0);
    at('2026-02-16T10:00');
    await call(ana, progress.progressContentAgain, {
      params: { id: contentProgression.id },
      body: { ...placeOf(ana, course, 0), decreaseProgressionsCount: true },
    });
    const { totals } = await overviewOf('2026-02-15', '2026-02-16');
    expect(totals).toEqual({ ...nothing, enrolments: 1 });
  });

  it('count the completion of each round, and the enrolment once', async () => {
    const course = await aCourse(db, { sections: [{ contents: 1 }] });
    at('2026-02-20T10:00');
    await completes(ana, course, 0);
    at('2026-02-21T10:00');
    await restarts(ana, course);
    at('2026-02-22T10:00');
    await completes(ana, course, 0);
    const once = { activeLearners: 1, contentsCompleted: 1, coursesCompleted: 1 };
    const { days, totals } = await overviewOf('2026-02-20', '2026-02-22');
    expect(days).toMatchObject([
      { ...once, enrolments: 1, certificates: 1 },
      nothing,
      { ...once, enrolments: 0, certificates: 0 },
    ]);
    expect(totals).toMatchObject({ coursesCompleted: 2, enrolments: 1 });
  });
});

/** Takes a practice exam; the choices are positions of alternatives, of which the first is correct. */
async function takes(who: Somebody, id: string, choices: (number | null)[]) {
  const { body: attempt } = await call(who, attempts.startPracticeAttempt, { params: { id } });
  const { status } = await call(who, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers: someAnswers(attempt, choices) },
  });
  expect(status).toBe(200);
}

describe('exams', () => {
  it('are listed with attempts, averages and approvals, those with most attempts first', async () => {
    const quick = { contentType: 'QUICK_QUESTION' as const, title: 'De passagem' };
    const exam = { contentType: 'EXAM' as const, title: 'Prova final' };
    const course = await aCourse(db, {
      title: 'Contas em dia',
      sections: [{ contents: [exam, quick] }],
    });
    const [examId] = course.contentIds;
    const practice = await aPracticeExam(db, { title: 'Simulado', questions: 4 });
    at('2026-03-01T10:00');
    await takes(caio, practice.id, [0, 0, 0, 0]);
    at('2026-03-02T10:00');
    for (const contentId of course.contentIds) await someQuestions(db, { contentId }, 2);
    const { body: read } = await call(ana, courses.readCourse, { params: { id: course.id } });
    for (const [contentAt, { questions }] of assertDefined(read.sections[0]).contents.entries()) {
      const userQuestionAnswers = assertDefined(questions).map(({ id, alternatives: [right] }) => ({
        questionId: id,
        alternativeId: assertDefined(right).id,
        timeSpent: 5,
      }));
      const answers = { userQuestionAnswers, isExamSubmitted: true };
      const { body } = await call(ana, progress.progressContent, {
        body: { ...placeOf(ana, course, contentAt), ...answers },
      });
      expect(body.contentProgression.isCompleted).toBe(true);
    }
    await takes(ana, practice.id, [0, 1, 1, 1]);
    await takes(ana, practice.id, [0, 0, 0, 1]);
    await takes(bia, practice.id, [1, 1, 1, 1]);
    const query = { from: '2026-03-02', to: '2026-03-02' };
    const { body } = await call(admin, contract.listExamFigures, { query });
    expect(body).toEqual([
      {
        practiceExamId: practice.id,
        contentId: null,
        courseId: null,
        courseTitle: null,
        title: 'Simulado',
        tries: 3,
        awaiting: 0,
        learners: 2,
        correctAverage: expect.closeTo(100 / 3),
        approvedShare: expect.closeTo(100 / 3),
      },
      {
        practiceExamId: null,
        contentId: examId,
        courseId: course.id,
        courseTitle: 'Contas em dia',
        title: 'Prova final',
        tries: 1,
        awaiting: 0,
        learners: 1,
        correctAverage: 100,
        approvedShare: 100,
      },
    ]);
  });

  it('of exams leave tries that await a correction out of the averages', async () => {
    const { attemptId, practiceExamId } = await anAnswerToCorrect(db, bia, { title: 'Redação' });
    await db.run(sql`
      update attempts set submitted_at = '2026-03-20T12:00:00Z' where id = ${attemptId}`);
    const query = { from: '2026-03-20', to: '2026-03-20' };
    expect((await call(admin, contract.listExamFigures, { query })).body).toMatchObject([
      { practiceExamId, tries: 1, awaiting: 1, correctAverage: null, approvedShare: null },
    ]);
  });

  it('include the questions missed most in first attempts, among those with enough answers', async () => {
    const { id, questionIds } = await aPracticeExam(db, { title: 'Frações', questions: 3 });
    const rare = await aPracticeExam(db, { questions: 1 });
    at('2026-04-01T10:00');
    await takes(ana, id, [0, 1, null]);
    await takes(ana, id, [1, 1, 1]);
    await takes(bia, id, [0, 0, 1]);
    await takes(bia, rare.id, [1]);
    at('2026-04-02T10:00');
    await takes(caio, id, [1, 1, 1]);
    const ask = async (given: object) => {
      const query = { from: '2026-04-01', to: '2026-04-01', ...given };
      return (await call(admin, contract.listMissedQuestions, { query })).body;
    };
    expect(await ask({ leastAnswers: 2 })).toMatchObject([
      {
        questionId: questionIds[2],
        statement: expect.stringContaining('<p>Quanto é '),
        practiceExamId: id,
        contentId: null,
        title: 'Frações',
        answersQtd: 2,
        missedShare: 50,
        blankShare: 50,
      },
      { questionId: questionIds[1], answersQtd: 2, missedShare: 50, blankShare: 0 },
    ]);
    expect(await ask({})).toEqual([]);
    // A question that was only left blank was missed by nobody.
    const skipped = await aPracticeExam(db, { questions: 2 });
    at('2026-04-01T12:00');
    await takes(ana, skipped.id, [1, null]);
    await takes(bia, skipped.id, [1, null]);
    const asked = (await ask({ leastAnswers: 2 })).map(({ questionId }) => questionId);
    expect(asked).toEqual([skipped.questionIds[0], questionIds[2], questionIds[1]]);
    expect(await ask({ leastAnswers: 1, limit: 1 })).toHaveLength(1);
  });
});

describe('a course', () => {
  it('has the numbers of learners who started, reached each content, and completed it', async () => {
    const course = await aCourse(db, {
      title: 'Do zero',
      sections: [{ contents: 2 }, { contents: 2 }],
    });
    const other = await aCourse(db, { title: 'Ao lado' });
    const [, , hidden = ''] = course.contentIds;
    at('2026-05-01T10:00');
    await completes(caio, course, 3);
    at('2026-05-02T10:00');
    await completes(ana, course, 0);
    await completes(ana, course, 2);
    await completes(bia, course, 0);
    await completes(bia, other, 0);
    await completes(bia, other, 1);
    at('2026-05-03T10:00');
    await completes(ana, course, 3);
    await restarts(ana, course);
    await call(admin, courses.changeContent, { params: { id: hidden }, body: { isActive: false } });
    // A restarted course keeps its first start date, and the progress of the first round counts.
    await completes(ana, course, 0);

    const query = { from: '2026-05-02', to: '2026-05-02' };
    const { body: begun } = await call(admin, contract.listCourseFigures, { query });
    expect(begun).toEqual([
      { courseId: course.id, title: 'Do zero', enrolments: 2, completed: 0 },
      { courseId: other.id, title: 'Ao lado', enrolments: 1, completed: 1 },
    ]);

    const { body } = await call(admin, contract.readDropOff, {
      params: { id: course.id },
      query,
    });
    const page = { contentType: 'TEXTPAGE', sectionTitle: 'Primeiros passos' };
    expect(body).toMatchObject({
      courseId: course.id,
      title: 'Do zero',
      enrolments: 2,
      contents: [
        { ...page, contentId: course.contentIds[0], title: 'Página 1', reached: 2, completed: 2 },
        { ...page, contentId: course.contentIds[1], title: 'Página 2', reached: 1, completed: 0 },
        { contentId: course.contentIds[3], title: 'Página 2', reached: 1, completed: 1 },
      ],
    });
  });

  it('that is unknown is a 404', async () => {
    const params = { id: randomUUID() };
    const query = { from: '2026-05-01', to: '2026-05-01' };
    expect((await call(admin, contract.readDropOff, { params, query })).status).toBe(404);
  });
});

describe('a period', () => {
  it.each([
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-01-01', '2026-12-31', undefined],
    [
      '2026-11-02',
      '2026-11-01',
      { path: 'to', message: 'O último dia não pode vir antes do primeiro' },
    ],
    ['2025-01-01', '2026-01-02', { path: 'from', message: 'Máximo de 366 dias' }],
    ['2026-02-30', '2026-03-01', { path: 'from', message: 'Valor inválido' }],
  ])('from %s to %s: %o', async (from, to, problem) => {
    const { status, body } = await call(admin, contract.readSchoolOverview, {
      query: { from, to },
    });
    expect(status).toBe(problem ? 422 : 200);
    if (problem) expect(body.errors).toEqual([problem]);
  });
});

it('each operation runs at most three statements, besides the look-up of who teaches a course', async () => {
  const { id } = await aCourse(db);
  const query = { from: '2026-05-01', to: '2026-05-31' };
  const requests = [
    () => call(admin, contract.readSchoolOverview, { query }),
    () => call(admin, contract.listExamFigures, { query }),
    () => call(admin, contract.listMissedQuestions, { query }),
    () => call(admin, contract.listCourseFigures, { query }),
    () => call(admin, contract.listTaughtCourses, { query }),
    () => call(admin, contract.readDropOff, { params: { id }, query }),
  ];
  await sweepProgress(db, { clock: () => time.now });
  for (const request of requests) {
    said.length = 0;
    expect((await request()).status).toBe(200);
    const own = said.filter(({ name, text }) => name && !text.includes('as role'));
    expect(own.length).toBeLessThanOrEqual(3);
  }
});
