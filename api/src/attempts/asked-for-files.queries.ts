import { isExam } from '@sabia/domain/courses/content.ts';
import {
  courseAccess,
  hasFullAccess,
  isSectionLocked,
} from '@sabia/domain/courses/course-access.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findContentExam } from './exams.queries.ts';

/**
 * True if the question takes files, and the learner may answer it now: it is part of an attempt under way, or a quick
 * question of a lesson that is open to the learner.
 */
export async function isAskedForFiles(
  db: Database,
  viewer: Viewer,
  questionId: string,
): Promise<boolean> {
  const asked = await db.maybe<{ isUnderWay: boolean; examId: string | null }>(sql`
    select bool_or(exists (
        select from attempts
        where attempts.user_id = ${viewer.id} and attempts.submitted_at is null
          and versions.id = any(attempts.version_ids))) as is_under_way,
      questions.exam_id
    from questions join question_versions versions on versions.question_id = questions.id
    where questions.id = ${questionId} and versions.kind = 'FILE'
    group by questions.id`);
  if (!asked || asked.isUnderWay || !asked.examId) return asked?.isUnderWay ?? false;
  const content = await findContentExam(db, { id: asked.examId, userId: viewer.id });
  if (!content || isExam(content.contentType)) return false;
  const isLocked = isSectionLocked(hasFullAccess(viewer, content), content);
  return courseAccess(viewer, content).granted && !isLocked;
}
