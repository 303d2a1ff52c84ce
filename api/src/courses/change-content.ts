import { windowMistake } from '@sabia/domain/exams/exam-window.ts';
import {
  missingBody,
  type Content,
  type ContentChanges,
  type ContentType,
} from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import { judgedQuestionsQtd } from '@sabia/domain/questions/question-bank.ts';
import type { At } from '../platform/act.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { sanitiseBody } from './content-body.ts';
import { contentFields } from './course-fields.ts';
import { contentColumns, findCourseOfContent, presentSections } from './course-parts.queries.ts';
import { mistakesOfDraw } from './exam-content.ts';

/** The type is accepted as it is, so that a content can be sent back as it was read. */
type Sent = ContentChanges & { contentType?: ContentType | undefined };

/** Changes the fields that were sent. A page without text and a video without an address are refused. */
export async function changeContent(
  db: Database,
  { id, changes: sent }: { id: string; changes: Sent },
  { now }: At,
): Promise<Content> {
  const { contentType, ...changes } = sent;
  const change = async (tx: Database) => {
    const { generatedExamFilters, drawQuotas, questionsQtd } = changes;
    if (generatedExamFilters || drawQuotas) await lockTerms(tx);
    const columns = {
      ...sanitiseBody(changes),
      ...(questionsQtd !== undefined && { questionsQtd: judgedQuestionsQtd(questionsQtd) }),
    };
    const changed = orNotFound(
      await tx.maybe<Content>(sql`
        update contents set ${patch('contents', contentFields, columns)}, updated_at = now()
        where contents.id = ${id} and contents.deleted_at is null
          and contents.section_id in (${presentSections})
        returning ${contentColumns}`),
    );
    const missing = missingBody(changed);
    const ofWindow = windowMistake(changed);
    const changesDraw = [generatedExamFilters, drawQuotas, questionsQtd].some(
      (field) => field !== undefined,
    );
    refuseMistakes([
      ...(contentType && contentType !== changed.contentType
        ? [{ path: 'contentType', message: messages.contentTypeFixed }]
        : []),
      ...(missing ? [{ path: missing, message: messages.required }] : []),
      ...(ofWindow ? [ofWindow] : []),
      ...(changesDraw
        ? await mistakesOfDraw(tx, {
            ...changed,
            questionsQtd: questionsQtd ?? changed.questionsQtd,
          })
        : []),
    ]);
    return changed;
  };
  if (changes.isActive === undefined) return db.transaction(change);
  const courseId = orNotFound(await findCourseOfContent(db, id));
  return changeStructure(db, { courseIds: [courseId] }, { now }, change);
}
