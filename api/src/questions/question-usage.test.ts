import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { drawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aBank, someQuestions } from './questions.factory.ts';

// The exams that use a question (product.md Q28).

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const list = async (query: object) => (await call(admin, banks.listQuestions, { query })).body;

it('the usage of a question names the exams with its text', async () => {
  const { id: bankId } = await aBank(db);
  const given = [{ statement: `<p>Uso ${randomUUID()}</p>` }];
  const [id = ''] = await someQuestions(db, { bankId }, given);
  const usage = async () => (await call(admin, banks.readQuestionUsage, { params: { id } })).body;
  expect(await usage()).toEqual({ exams: [], drawingExams: [], answeredTriesQtd: 0 });
  const exam = await aPracticeExam(db, { questions: 0 });
  await someQuestions(db, { practiceExamId: exam.id }, given);
  const course = await aCourse(db, {
    title: 'Usa a questão',
    sections: [{ contents: [{ contentType: 'EXAM' }] }],
  });
  const [contentId = ''] = course.contentIds;
  await someQuestions(db, { contentId }, given);
  expect((await usage()).exams).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'practice-exam', id: exam.id, courseId: null }),
      expect.objectContaining({
        kind: 'content',
        id: contentId,
        courseId: course.id,
        within: 'Usa a questão',
      }),
    ]),
  );
  expect((await list({ collections: bankId })).items[0]).toMatchObject({
    examsQtd: 2,
    drawingExamsQtd: 0,
    bankAttemptsQtd: 0,
  });
});

it('the list counts the automatic exams that may draw a question, and the attempts that drew it', async () => {
  const { id: bankId } = await aBank(db);
  const [questionId = ''] = await someQuestions(db, { bankId }, [
    { statement: `<p>Sorteio ${randomUUID()}</p>` },
  ]);
  const filters = [bankId];
  const exam = await aPracticeExam(db, { autoGenerate: true, filters, questionsQtd: 1 });
  const automatic = {
    sections: [
      {
        contents: [
          { contentType: 'EXAM' as const, generatedExamFilters: filters, questionsQtd: 1 },
        ],
      },
    ],
  };
  const course = await aCourse(db, automatic);
  const deleted = await aCourse(db, automatic);
  await call(admin, courses.deleteCourse, { params: { id: deleted.id } });
  const counted = async () => (await list({ collections: bankId })).items[0];
  expect(await counted()).toMatchObject({ examsQtd: 0, drawingExamsQtd: 2, bankAttemptsQtd: 0 });
  const { body } = await call(admin, banks.readQuestionUsage, { params: { id: questionId } });
  expect(body.exams).toEqual([]);
  expect(body.drawingExams.map(({ id, courseId }) => courseId ?? id).toSorted()).toEqual(
    [exam.id, course.id].toSorted(),
  );
  const learner = await aUser(db);
  await call(learner, attempts.startPracticeAttempt, { params: { id: exam.id } });
  const { id } = await db.one<{ id: string }>(sql`
    select id from attempts where user_id = ${learner.id}`);
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id },
    body: { answers: [] },
  });
  expect(await counted()).toMatchObject({ examsQtd: 0, drawingExamsQtd: 2, bankAttemptsQtd: 1 });
  await call(admin, banks.changeQuestionBank, {
    params: { id: bankId },
    body: { isArchived: true, acceptsShortExams: true },
  });
  expect(await counted()).toMatchObject({ drawingExamsQtd: 0, bankAttemptsQtd: 1 });
});

it('an exam draws the questions of the courses and practice exams that it names, as its quotas allow', async () => {
  const course = await aCourse(db, { sections: [{ contents: [{ contentType: 'EXAM' }] }] });
  const [easy = '', hard = ''] = await someQuestions(
    db,
    { contentId: course.contentIds[0] ?? '' },
    [{ difficulty: 'EASY' }, { difficulty: 'HARD' }],
  );
  const source = await aPracticeExam(db, { questions: 1 });
  const filters = [course.id, source.id];
  const drawQuotas = [drawQuota.parse({ questionsQtd: 1, difficulties: ['EASY'] })];
  const automatic = { autoGenerate: true, filters, drawQuotas };
  const onlyEasy = await aPracticeExam(db, { ...automatic, questionsQtd: 1 });
  const withRest = await aPracticeExam(db, { ...automatic, questionsQtd: 2 });
  const drawnBy = async (id: string) => {
    const { body } = await call(admin, banks.readQuestionUsage, { params: { id } });
    return body.drawingExams.map((exam) => exam.id).toSorted();
  };
  expect(await drawnBy(easy)).toEqual([onlyEasy.id, withRest.id].toSorted());
  expect(await drawnBy(hard)).toEqual([withRest.id]);
  expect(await drawnBy(source.questionIds[0] ?? '')).toEqual([withRest.id]);
  const { items } = await list({ collections: course.id });
  expect(items.map(({ id, drawingExamsQtd }) => [id, drawingExamsQtd])).toEqual([
    [hard, 1],
    [easy, 2],
  ]);
});
