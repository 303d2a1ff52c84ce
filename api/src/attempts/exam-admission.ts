import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import { isExam } from '@sabia/domain/courses/content.ts';
import { practiceExamAccess } from '@sabia/domain/practice-exams/practice-exam-access.ts';
import type { ForeignLanguage } from '@sabia/domain/item-response/booklet.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findContentExam, findNotebookExam, findPracticeExam, type Exam } from './exams.queries.ts';
import type { AttemptPlace } from './open-attempt.ts';

export type ExamInput =
  | { examKind: 'CONTENT'; examId: string }
  | { examKind: 'PRACTICE_EXAM'; examId: string; foreignLanguage?: ForeignLanguage | null }
  | { examKind: 'NOTEBOOK'; now: Date };

/** The exam, if this viewer may take it now. Refuses with `not_found` or `subscription_required` (product.md A6). */
export async function admitToExam(
  tx: Database,
  input: ExamInput,
  { viewer }: { viewer: Viewer },
): Promise<{ exam: Exam; place: AttemptPlace }> {
  const userId = viewer.id;
  const { examKind } = input;
  if (examKind === 'NOTEBOOK') {
    const exam = await findNotebookExam(tx, { userId, now: input.now });
    return { exam, place: { userId, examId: userId, examKind } };
  }
  const { examId } = input;
  const place = { userId, examId, examKind };
  if (examKind === 'PRACTICE_EXAM') {
    const { foreignLanguage = null } = input;
    const practiceExam = orNotFound(
      await findPracticeExam(tx, { id: examId, userId, foreignLanguage }),
    );
    refuse(practiceExamAccess(viewer, practiceExam));
    const { exam, hasLanguageChoice } = practiceExam;
    if (hasLanguageChoice && foreignLanguage === null && !exam.ongoing) {
      throw invalid('foreignLanguage', 'Escolha a língua estrangeira: inglês ou espanhol');
    }
    return { exam, place: hasLanguageChoice ? { ...place, foreignLanguage } : place };
  }
  const content = orNotFound(await findContentExam(tx, { id: examId, userId }));
  if (!isExam(content.contentType)) throw new Refusal('not_found');
  refuse(courseAccess(viewer, content));
  if (isSectionLocked(hasFullAccess(viewer, content), content)) {
    throw new Refusal('subscription_required');
  }
  return { exam: content.exam, place };
}

function refuse(access: { granted: true } | { granted: false; because: string }): void {
  if (access.granted) return;
  throw new Refusal(access.because === 'not-available' ? 'not_found' : 'subscription_required');
}
