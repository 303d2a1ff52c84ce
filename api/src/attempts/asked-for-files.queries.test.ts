import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { requestUpload } from '@sabia/domain/files/files.contract.ts';
import { deleteQuestion } from '@sabia/domain/questions/questions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions, type QuestionGiven } from '../questions/questions.factory.ts';
import { anAdmin, aSubscriber, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();

const forFiles: QuestionGiven = {
  kind: 'FILE',
  alternatives: [],
  task: { kind: 'FILE', maxFiles: 2 },
  answerKey: { kind: 'FILE', expected: '<p>Uma redação</p>' },
};

const askWith = async (user: User, questionId: string | undefined, given: object = {}) => {
  const body = { fileName: 'redação.pdf', contentType: 'application/pdf', size: 1000, ...given };
  return (await call(user, requestUpload, { body: { ...body, questionId } })).status;
};

async function anExam() {
  const { id, questionIds } = await aPracticeExam(db, { questions: [forFiles, {}] });
  return { id, questionIds };
}

it('a PDF may be uploaded while its question is part of an attempt under way', async () => {
  const { id, questionIds } = await anExam();
  const [questionId = '', otherKind = ''] = questionIds;
  const learner = await aUser(db);
  expect(await askWith(learner, questionId)).toBe(403);
  const params = { id };
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params,
    body: {},
  });
  expect(await askWith(learner, questionId)).toBe(201);
  expect(await askWith(learner, questionId, { size: 20_000_001 })).toBe(413);
  const photo = { contentType: 'image/jpeg', size: 20_000_000 };
  expect(await askWith(learner, questionId, photo)).toBe(201);
  expect(await askWith(learner, questionId, { ...photo, size: 20_000_001 })).toBe(413);
  expect(await askWith(learner, undefined, photo)).toBe(413);
  expect(await askWith(learner, otherKind, photo)).toBe(413);
  expect(await askWith(learner, questionId, { contentType: 'audio/mpeg' })).toBe(403);
  expect(await askWith(learner, otherKind)).toBe(403);
  expect(await askWith(learner, undefined)).toBe(403);
  expect(await askWith(learner, attempt.id)).toBe(403);
  expect(await askWith(learner, 'x')).toBe(422);
  expect(await askWith(await aUser(db), questionId)).toBe(403);

  // The attempt keeps the question as it was at its start.
  await call(await anAdmin(db), deleteQuestion, { params: { id: questionId } });
  expect(await askWith(learner, questionId)).toBe(201);

  await call(learner, attempts.submitPracticeAttempt, { params: { id: attempt.id }, body: {} });
  expect(await askWith(learner, questionId)).toBe(403);
});

it('a PDF may answer a quick question of a lesson that is open to the learner', async () => {
  const course = await aCourse(db, {
    paymentType: 'PAID',
    sections: [{ contents: [{ contentType: 'QUICK_QUESTION' }, { contentType: 'EXAM' }] }],
  });
  const [quick = '', exam = ''] = course.contentIds;
  const [quickly = ''] = await someQuestions(db, { contentId: quick }, [forFiles]);
  const [ofExam = ''] = await someQuestions(db, { contentId: exam }, [forFiles]);
  const subscriber = await aSubscriber(db);
  expect(await askWith(await aUser(db), quickly)).toBe(403);
  expect(await askWith(subscriber, quickly)).toBe(201);
  // An exam asks only in its attempts.
  expect(await askWith(subscriber, ofExam)).toBe(403);
});
