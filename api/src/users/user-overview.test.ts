import { randomUUID } from 'node:crypto';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { anAdmin, aUser } from './users.factory.ts';

const { db, call } = await createTestApp();
const statements = recordStatements(db.pool);
const admin = await anAdmin(db);
const learner = await aUser(db, { name: 'Joana' });

const read = (who: typeof learner, id = learner.id) =>
  call(who, contract.readUserOverview, { params: { id } });

async function studies(title: string, contentsDone: number): Promise<void> {
  const course = await aCourse(db, { title, sections: [{ contents: 2 }] });
  for (const contentId of course.contentIds.slice(0, contentsDone)) {
    const sectionId = course.sections[0]?.id ?? '';
    const body = { courseId: course.id, userId: learner.id, sectionId, contentId };
    const done = await call(learner, progress.progressContent, {
      body: { ...body, isCompleted: true },
    });
    expect(done.status).toBe(201);
  }
}

it('shows the progress of a user, in four statements', async () => {
  await studies('Contas em dia', 2);
  await studies('Planilhas', 1);
  const { id } = await aPracticeExam(db, { title: 'Frações', questions: 2 });
  const { body: attempt } = await call(learner, attempts.startPracticeAttempt, { params: { id } });
  await call(learner, attempts.submitPracticeAttempt, {
    params: { id: attempt.id },
    body: { answers: someAnswers(attempt) },
  });

  statements.length = 0;
  const { status, body } = await read(admin);
  const reads = statements.filter(
    ({ name, text }) => name && !/provider_id = \$|insert into data_reads/.test(text),
  );
  // One looks for progress to recompute.
  expect(reads).toHaveLength(4);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { id: learner.id, name: 'Joana', isInvited: false },
    courses: [
      { title: 'Planilhas', percentage: 50, isCompleted: false },
      { title: 'Contas em dia', percentage: 100, isCompleted: true },
    ],
    attempts: [{ title: 'Frações', number: 1, questionsQtd: 2, result: {} }],
    certificates: [{ courseTitle: 'Contas em dia', holderName: 'Joana' }],
  });
});

it('is shown to its owner and to administrators', async () => {
  expect((await read(learner)).status).toBe(200);
  expect((await read(await aUser(db))).status).toBe(403);
  expect((await read(admin, randomUUID())).status).toBe(404);
});
