import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { isExam } from '@sabia/domain/courses/content.ts';
import { practiceExamAccess } from '@sabia/domain/practice-exams/practice-exam-access.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findContentExam, findNotebookExam, findPracticeExam, type Exam } from './exams.queries.ts';
import type { AttemptPlace } from './open-attempt.ts';

/** Which exam a call is about. */
export type ExamAsked = { contentId: string } | { practiceExamId: string } | { notebook: true };

/** An exam that this viewer may take now, or why not (product.md A6). */
export async function admitToExam(
  tx: Database,
  asked: ExamAsked,
  viewer: Viewer,
): Promise<{ exam: Exam; place: AttemptPlace }> {
  const userId = viewer.id;
  if ('notebook' in asked) {
    const exam = await findNotebookExam(tx, userId);
    return { exam, place: { userId, contentId: null, practiceExamId: null } };
  }
  if ('practiceExamId' in asked) {
    const practiceExam = orNotFound(
      await findPracticeExam(tx, { id: asked.practiceExamId, userId }),
    );
    refuse(practiceExamAccess(viewer, practiceExam));
    return { exam: practiceExam.exam, place: { userId, contentId: null, ...asked } };
  }
  const content = orNotFound(await findContentExam(tx, { id: asked.contentId, userId }));
  if (!isExam(content.contentType)) throw new Refusal('not_found');
  refuse(courseAccess(viewer, content));
  if (isSectionLocked(hasFullAccess(viewer, content), content)) {
    throw new Refusal('subscription_required');
  }
  return { exam: content.exam, place: { userId, practiceExamId: null, ...asked } };
}

function refuse(access: { granted: true } | { granted: false; because: string }): void {
  if (access.granted) return;
  throw new Refusal(access.because === 'not-available' ? 'not_found' : 'subscription_required');
}
