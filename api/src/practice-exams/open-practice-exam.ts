import { practiceExamAccess } from '@sabia/domain/practice-exams/practice-exam-access.ts';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { asTaken, asWritten, findPracticeExam } from './practice-exams.queries.ts';

/** A practice exam for a learner to take, or a refusal with the reason (product.md X4). */
export async function openPracticeExam(
  db: Database,
  id: string,
  { viewer, canSeeInactive }: { viewer: Viewer; canSeeInactive: boolean },
): Promise<PracticeExam> {
  const exam = await findPracticeExam(db, id, viewer.id);
  if (!exam) throw new Refusal('not_found');
  const access = practiceExamAccess(viewer, {
    ...exam,
    isActive: exam.isActive || canSeeInactive,
    isDeleted: false,
  });
  if (!access.granted) {
    if (access.because === 'not-available') throw new Refusal('not_found');
    throw new Refusal('subscription_required', {
      detail: 'Este simulado faz parte da assinatura. Assine para fazê-lo.',
    });
  }
  return viewer.isAdmin ? asWritten(exam) : asTaken(exam);
}
