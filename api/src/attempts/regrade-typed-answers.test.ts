import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';
import { regradeTypedAnswers } from './regrade-typed-answers.ts';

const { db, call, time } = await createTestApp();

it('answers that an earlier version refused are graded again, once', async () => {
  const kind = 'SHORT_TEXT' as const;
  const comparison = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };
  const exam = await aPracticeExam(db, {
    questions: [
      {
        kind,
        alternatives: [],
        task: { kind, ...comparison },
        answerKey: { kind, texts: ["pingo d'água"] },
      },
    ],
  });
  const learner = await aUser(db);
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, { params: exam });
  const params = { id: attempt.id };
  const [questionId = ''] = exam.questionIds;
  const response = { kind, text: 'pingo d\u2019água' };
  const answers = [{ questionId, alternativeId: null, response }];
  await call(learner, contract.submitPracticeAttempt, { params, body: { answers } });
  // As an earlier version graded it.
  await db.run(sql`
    with graded as (
      update graded_answers set credit = 0, is_correct = false where attempt_id = ${attempt.id}
    )
    update attempts set credit = 0, correct_average = 0, correct_questions_qtd = 0, is_approved = false
    where id = ${attempt.id}`);

  const regrade = async (isDryRun: boolean) => {
    const found = [];
    for await (const one of regradeTypedAnswers(db, { isDryRun }, { now: time.now }))
      found.push(one);
    return found;
  };
  const read = async () =>
    (await call(learner, contract.readAttempt, { params })).body.result?.correctAverage;
  const changed = [{ questionId, answersQtd: 1 }];
  expect(await regrade(true)).toEqual(changed);
  expect(await read()).toBe(0);
  expect(await regrade(false)).toEqual(changed);
  expect(await read()).toBe(100);
  expect(await regrade(false)).toEqual([]);
});
