import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aCountedExam, aScoredAttempt } from './exam-scores.factory.ts';

const { db, call } = await createTestApp();

it('a profile tells if there are scores: of an active practice exam, or own ones', async () => {
  const [admin, learner, other] = [await anAdmin(db), await aUser(db), await aUser(db)];
  const hasScores = async ({ providerId }: typeof learner) => {
    const own = { params: { id: providerId } };
    return (await call({ providerId }, users.readUserByProvider, own)).body.hasScores;
  };
  const everybody = () => Promise.all([admin, learner, other].map(hasScores));
  await aPracticeExam(db);
  expect(await everybody()).toEqual([false, false, false]);
  const exam = await aCountedExam(db);
  expect(await everybody()).toEqual([true, true, true]);
  await aScoredAttempt(db, learner, { exam, answers: 'AB' });
  await call(admin, practiceExams.deletePracticeExam, { params: { id: exam.id } });
  expect(await everybody()).toEqual([false, true, false]);
});
