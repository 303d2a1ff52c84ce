import { annulQuestion, undoAnnulment } from '@sabia/domain/attempts/annulments.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anOpenText } from '../attempts/corrections.factory.ts';
import { aSubmittedAttempt } from '../attempts/attempts.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import type { QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from './users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const levels = await db.many<{ id: string }>(sql`
  insert into terms (kind, title) values ('levels', 'Básico'), ('levels', 'Avançado') returning id`);
const [low = '', high = ''] = levels.map(({ id }) => id);

/** A leveling exam of two questions, which a school has once; the earlier one is deleted. */
async function aLevelingExam(questions: QuestionGiven[] = [{}, {}]) {
  await db.run(sql`update practice_exams set is_deleted = true where is_leveling`);
  return aPracticeExam(db, {
    questions,
    isLeveling: true,
    levelingBands: [
      { levelId: low, minimum: 0 },
      { levelId: high, minimum: 60 },
    ],
  });
}

const levelOf = async (user: { id: string }) =>
  (await call(admin, contract.readUser, { params: { id: user.id } })).body.level;
const changeLevel = async (user: { id: string }, level: string) => {
  const { status } = await call(admin, contract.changeUser, {
    params: { id: user.id },
    body: { level },
  });
  expect(status).toBe(200);
};

/** A learner with the first of two questions right: 50 %, or 100 % with the second one annulled. */
async function aLeveledLearner(exam: Awaited<ReturnType<typeof aLevelingExam>>) {
  const learner = await aUser(db);
  const given = { userId: learner.id, practiceExamId: exam.id };
  await aSubmittedAttempt(db, given, { choices: [0, 1], now: time.now });
  expect(await levelOf(learner)).toBe('Básico');
  return learner;
}

async function annulSecond({ id: examId, questionIds }: { id: string; questionIds: string[] }) {
  const { status } = await call(admin, annulQuestion, {
    params: { id: assertDefined(questionIds[1]), examId },
    body: { choice: 'POINT_FOR_ALL', reason: 'Duas alternativas estão certas.' },
  });
  expect(status).toBe(200);
}

it('a level that the exam has set follows a regrade and its undo', async () => {
  const exam = await aLevelingExam();
  const learner = await aLeveledLearner(exam);
  await annulSecond(exam);
  expect(await levelOf(learner)).toBe('Avançado');
  await call(admin, undoAnnulment, {
    params: { id: assertDefined(exam.questionIds[1]), examId: exam.id },
  });
  expect(await levelOf(learner)).toBe('Básico');
});

it('a level that a person has changed since stays, also if it was changed back', async () => {
  const exam = await aLevelingExam();
  const [changed, back, repeated] = [
    await aLeveledLearner(exam),
    await aLeveledLearner(exam),
    await aLeveledLearner(exam),
  ];
  await changeLevel(changed, 'Do seu jeito');
  await changeLevel(back, high);
  await changeLevel(back, low);
  // The same level again is no change.
  await changeLevel(repeated, low);
  await annulSecond(exam);
  expect(await Promise.all([changed, back, repeated].map(levelOf))).toEqual([
    'Do seu jeito',
    'Básico',
    'Avançado',
  ]);
});

it('the last attempt sets the level: a regrade of the one before changes none', async () => {
  const exam = await aLevelingExam();
  const learner = await aLeveledLearner(exam);
  const given = { userId: learner.id, practiceExamId: exam.id };
  await aSubmittedAttempt(db, given, { choices: [1, 1], now: time.now });
  await annulSecond(exam);
  // 50 % of the last attempt, 100 % of the first.
  expect(await levelOf(learner)).toBe('Básico');
});

it('a correction by a person moves the level unless somebody has changed it', async () => {
  const exam = await aLevelingExam([{}, anOpenText]);
  const submit = async () => {
    const learner = await aUser(db);
    const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    const [first, second] = attempt.questions;
    const answers = [
      { questionId: first?.id, alternativeId: first?.alternatives[0]?.id },
      { questionId: second?.id, alternativeId: null, response: { kind: 'OPEN_TEXT', text: 'Sim' } },
    ];
    const { status } = await call(learner, attempts.submitPracticeAttempt, {
      params: { id: attempt.id },
      body: { answers: answers as never },
    });
    expect(status).toBe(200);
    const correct = () =>
      call(admin, corrections.correctAnswer, {
        params: { attemptId: attempt.id, questionId: second?.id ?? '' },
        body: { credit: 1, comment: null },
      });
    return { learner, correct };
  };
  const [one, other] = [await submit(), await submit()];
  await changeLevel(other.learner, 'Do seu jeito');
  expect([(await one.correct()).status, (await other.correct()).status]).toEqual([200, 200]);
  expect([await levelOf(one.learner), await levelOf(other.learner)]).toEqual([
    'Avançado',
    'Do seu jeito',
  ]);
});
