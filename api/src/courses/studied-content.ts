import { comesWithAttempt } from '@sabia/domain/exams/exam-settings.ts';
import type { Content } from '@sabia/domain/courses/content.ts';
import type { AccessViewer } from '@sabia/domain/courses/course-access.ts';
import { revisionOf } from '../history/history.queries.ts';
import { sql } from '../platform/db/database.ts';
import {
  questionsJson,
  withKey,
  withoutKey,
  type QuestionRow,
} from '../questions/questions.queries.ts';
import { changedContentFields, storedContentFields } from './course-fields.ts';
import { contentPairsOf } from './course-parts.queries.ts';

/** A stored content, without the viewer's progress. */
export type StoredContent = Omit<Content, 'isLocked' | 'questions'> & {
  questions: QuestionRow[] | null;
};

/** Only administrators get revisions. */
export const noRevision = sql`null::integer`;

/** The pairs of json_build_object that make a `StoredContent`. */
export const contentPairs = (withRevisions: boolean) => sql`
  ${pairsOf(storedContentFields, withRevisions)},
  'questions', case when contents.content_type in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM')
    then ${questionsJson(sql`questions.exam_id = contents.id`)} end`;

/** The same without the body of the content. */
export const changedContentPairs = () => pairsOf(changedContentFields, true);

const pairsOf = (fields: readonly string[], withRevisions: boolean) => sql`
  ${contentPairsOf(fields)},
  'revision', ${withRevisions ? revisionOf('CONTENT', sql`contents.id`) : noRevision}`;

/** A content as this viewer may study it: locked, it has title and type only (product.md C10). */
export function asStudiedContent(
  content: StoredContent,
  isLocked: boolean,
  viewer: AccessViewer,
): Content {
  if (!isLocked) return { ...content, isLocked, questions: questionsFor(viewer, content) };
  const { id, contentType, title, order, isActive, isPreview, durationSeconds } = content;
  return {
    id,
    contentType,
    title,
    order,
    isActive,
    isPreview,
    durationSeconds,
    // For the time that the content takes.
    questionsQtd: content.questionsQtd,
    isLocked,
  };
}

/** Questions have their key only for administrators (product.md Q2). */
function questionsFor(viewer: AccessViewer, { questions, ...content }: StoredContent) {
  if (viewer?.isAdmin) return questions?.map(withKey);
  return comesWithAttempt(content) ? [] : questions?.map(withoutKey);
}
