import type { ExamKind } from '@sabia/domain/exams/exam-ids.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db } = await createTestApp();

const insertAttempt = (userId: string, examId: string, kind: ExamKind) =>
  db.run(sql`
    insert into attempts (user_id, exam_id, exam_kind, number, version_ids, passing_score, started_at)
    values (${userId}, ${examId}, ${kind}, 1, '{}', 70, now())`);

it('belongs to a content, to a practice exam or to the notebook of its learner, as its kind says', async () => {
  const { id: userId } = await aUser(db);
  const { id: examId } = await aPracticeExam(db);
  await insertAttempt(userId, examId, 'PRACTICE_EXAM');
  await insertAttempt(userId, userId, 'NOTEBOOK');
  const { id: other } = await aUser(db);
  await expect(insertAttempt(other, examId, 'CONTENT')).rejects.toThrow(/foreign key/);
  await expect(insertAttempt(other, other, 'PRACTICE_EXAM')).rejects.toThrow(/foreign key/);
  await expect(insertAttempt(other, userId, 'NOTEBOOK')).rejects.toThrow(/check constraint/);
});
