import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../users/users.factory.ts';
import { aBank, someQuestions } from './questions.factory.ts';

// A question belongs to one exam or to one bank.

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const exam = await aPracticeExam(db, { questions: 1 });
const bank = await aBank(db);
const course = await aCourse(db, { sections: [{ contents: [{ contentType: 'EXAM' }] }] });
const contentId = course.contentIds[0] ?? '';
await someQuestions(db, { contentId }, 1);

it.each<[title: string, change: Statement, constraint: string]>([
  ['no owner', sql`exam_id = null, exam_kind = null`, 'questions_owner'],
  ['an exam and a bank', sql`bank_id = ${bank.id}`, 'questions_owner'],
  ['an exam without its kind', sql`exam_kind = null`, 'questions_exam_kind'],
  [
    'a bank with the kind of an exam',
    sql`exam_id = null, bank_id = ${bank.id}`,
    'questions_exam_kind',
  ],
  ['an exam of the other kind', sql`exam_kind = 'CONTENT'`, 'questions_exam_as_content_fkey'],
  ['an unknown exam', sql`exam_id = ${randomUUID()}`, 'questions_exam_as_practice_exam_fkey'],
])('the database refuses %s', async (_, change, constraint) => {
  const changed = db.run(sql`update questions set ${change} where id = ${exam.questionIds[0]}`);
  await expect(changed).rejects.toMatchObject({ constraint });
});

it.each([
  ['content', contract.listContentQuestions, contentId, exam.id],
  ['practice exam', contract.listPracticeExamQuestions, exam.id, contentId],
] as const)('the path of a %s finds no exam of the other kind', async (_, operation, id, other) => {
  const status = async (params: { id: string }) =>
    (await call(admin, operation, { params })).status;
  expect([await status({ id }), await status({ id: other })]).toEqual([200, 404]);
});
