import * as annulments from '@sabia/domain/attempts/annulments.contract.ts';
import { startPracticeAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import * as exams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { sweepTrails } from '../trails/recompute-trails.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aSubmittedAttempt } from './attempts.factory.ts';
import { sweepRegradings } from './sweep-regradings.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const clock = () => time.now;

/** More than two slices. */
const triesQtd = 450;
const inRequest = 200;

/** A practice exam of two questions, which as many learners have failed with 50 %: the second answer is wrong. */
async function aFailedExam() {
  const exam = await aPracticeExam(db, { questions: 2, passingScore: 60 });
  const { id: userId } = await aUser(db);
  const given = { userId, practiceExamId: exam.id };
  const attemptId = await aSubmittedAttempt(db, given, { choices: [0, 1], now: time.now });
  await db.run(sql`
    with learners as (
      insert into users (provider, provider_id, email, name, role)
      select 'test', gen_random_uuid(), gen_random_uuid() || '@sabia.local', 'Pessoa', 'LEARNER'
      from generate_series(2, ${triesQtd}) returning id
    ), taken as (
      insert into attempts (user_id, exam_id, exam_kind, number, version_ids, passing_score, started_at,
        submitted_at, correct_questions_qtd, correct_average, credit, is_approved, average_time)
      select learners.id, exam_id, exam_kind, number, version_ids, passing_score, started_at,
        submitted_at, correct_questions_qtd, correct_average, credit, is_approved, average_time
      from attempts, learners where attempts.id = ${attemptId}
      returning id, user_id
    )
    insert into graded_answers (user_id, attempt_id, question_id, version_id, alternative_id, is_correct)
    select taken.user_id, taken.id, question_id, version_id, alternative_id, is_correct
    from graded_answers, taken where graded_answers.attempt_id = ${attemptId}`);
  return { id: exam.id, questionId: assertDefined(exam.questionIds[1]) };
}

type FailedExam = Awaited<ReturnType<typeof aFailedExam>>;

async function annul({ id: examId, questionId: id }: FailedExam): Promise<void> {
  const { status } = await call(admin, annulments.annulQuestion, {
    params: { id, examId },
    body: { choice: 'POINT_FOR_ALL', reason: 'Duas alternativas estão certas.' },
  });
  expect(status).toBe(200);
}

/** The number of attempts with each grade. */
const gradesOf = async ({ id }: FailedExam) =>
  Object.fromEntries(
    (
      await db.many<{ average: number; count: number }>(sql`
        select correct_average as average, count(*)::integer from attempts
        where exam_id = ${id} group by 1`)
    ).map(({ average, count }) => [average, count]),
  );
const progressOf = async ({ questionId }: FailedExam) =>
  (await call(admin, annulments.listRegradings, {})).body.filter(
    (one) => one.questionId === questionId,
  );

/** A database that fails after so many transactions. */
function failingAfter(transactions: number): Database {
  let left = transactions;
  return {
    ...db,
    transaction: (work, options) => {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return db.transaction(work, options);
    },
  };
}

it('a regrade of many attempts goes on in slices where a killed process has stopped, and tells its progress', async () => {
  const exam = await aFailedExam();
  await aTrail(db, { contents: [{ kind: 'practice-exam', targetId: exam.id }] });
  await sweepTrails(db, { clock });
  await annul(exam);
  expect(await gradesOf(exam)).toEqual({ 50: triesQtd - inRequest, 100: inRequest });
  expect(await progressOf(exam)).toMatchObject([{ doneQtd: inRequest, triesQtd }]);
  await expect(sweepRegradings(failingAfter(1), { clock })).rejects.toThrow('killed');
  expect(await gradesOf(exam)).toEqual({ 50: triesQtd - 2 * inRequest, 100: 2 * inRequest });
  expect(await progressOf(exam)).toMatchObject([{ doneQtd: 2 * inRequest, triesQtd }]);
  await Promise.all([sweepRegradings(db, { clock }), sweepRegradings(db, { clock })]);
  expect(await gradesOf(exam)).toEqual({ 100: triesQtd });
  expect(await progressOf(exam)).toEqual([]);
  // Each learner has passed, and has one certificate of the trail.
  const certificates = await db.many(sql`
    select count(*)::integer as count from certificates
    where user_id in (select user_id from attempts where exam_id = ${exam.id})
    group by user_id`);
  expect(certificates).toEqual(Array.from({ length: triesQtd }, () => ({ count: 1 })));
});

it('an undo in the middle begins anew, and leaves no trace', async () => {
  const exam = await aFailedExam();
  await annul(exam);
  await expect(sweepRegradings(failingAfter(1), { clock })).rejects.toThrow('killed');
  const { questionId: id, id: examId } = exam;
  await call(admin, annulments.undoAnnulment, { params: { id, examId } });
  expect(await progressOf(exam)).toMatchObject([{ doneQtd: inRequest, triesQtd }]);
  await sweepRegradings(db, { clock });
  expect(await gradesOf(exam)).toEqual({ 50: triesQtd });
  expect(await progressOf(exam)).toEqual([]);
});

it('another key and another weight in the middle reach each attempt, also those under way', async () => {
  const exam = await aFailedExam();
  const { body: written } = await call(admin, questions.listPracticeExamQuestions, {
    params: { id: exam.id },
    query: {},
  });
  const question = assertDefined(written.items.find(({ id }) => id === exam.questionId));
  const change = async (body: object) => {
    const params = { id: exam.questionId };
    const { status } = await call(admin, questions.changeQuestion, {
      params,
      body: { ...body, regrade: true },
    });
    expect(status).toBe(200);
  };
  const learner = await aUser(db);
  await call(learner, startPracticeAttempt, { params: { id: exam.id } });
  await change({ weight: 3 });
  expect(await gradesOf(exam)).toMatchObject({ 50: triesQtd - inRequest, 25: inRequest });
  await change({
    alternatives: question.alternatives.map(({ id, text }, at) => ({
      id,
      text,
      isCorrect: at === 1,
    })),
  });
  await sweepRegradings(db, { clock });
  expect(await gradesOf(exam)).toMatchObject({ 100: triesQtd });
  const weights = await db.many(sql`
    select distinct question_weights as weights from attempts where exam_id = ${exam.id}`);
  expect(weights).toEqual([{ weights: [1, 3] }]);
});

it('a deleted exam is no obstacle', async () => {
  const exam = await aFailedExam();
  await annul(exam);
  await call(admin, exams.deletePracticeExam, { params: { id: exam.id } });
  await sweepRegradings(db, { clock });
  expect(await gradesOf(exam)).toEqual({ 100: triesQtd });
});
