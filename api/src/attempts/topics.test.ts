import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { someTerms } from '../taxonomy/taxonomy.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

const { db, call } = await createTestApp();

it('a graded answer has the category of its question, else the course from which it was drawn', async () => {
  const [category = ''] = await someTerms(db, 'categories', ['Frações']);
  const course = await aCourse(db, {
    title: 'Contas do mês',
    sections: [{ title: 'Porcentagem', contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
  });
  const [contentId = ''] = course.contentIds;
  await someQuestions(db, { contentId }, [{ categoryId: category }, {}]);
  const exam = await aPracticeExam(db, {
    autoGenerate: true,
    filters: [course.id],
    questionsQtd: 2,
  });
  const learner = await aUser(db);
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, {
    params: { id: exam.id },
  });
  const params = { id: attempt.id };
  await call(learner, attempts.submitPracticeAttempt, {
    params,
    body: { answers: someAnswers(attempt) },
  });
  const { body } = await call(learner, attempts.readAttempt, { params });
  expect(body.graded.map(({ topic }) => topic).toSorted()).toEqual(['Contas do mês', 'Frações']);
});
