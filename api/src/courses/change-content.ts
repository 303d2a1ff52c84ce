import { windowMistake } from '@sabia/domain/attempts/exam-window.ts';
import {
  missingBody,
  type Content,
  type ContentChanges,
  type ContentType,
} from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { sanitiseBody } from './content-body.ts';
import { contentFields } from './course-fields.ts';
import { contentColumns, findCourseOfContent } from './course-parts.queries.ts';
import { refuseUndrawable } from './exam-content.ts';

/** The type is accepted as it is, so that a content can be sent back as it was read. */
type Sent = ContentChanges & { contentType?: ContentType | undefined };

/** Changes the fields that were sent. A page without text and a video without an address are refused. */
export async function changeContent(
  db: Database,
  { id, changes: sent, now }: { id: string; changes: Sent; now: Date },
): Promise<Content> {
  const { contentType, ...changes } = sent;
  const courseId = orNotFound(await findCourseOfContent(db, id));
  const change = async (tx: Database) => {
    if (changes.generatedExamFilters || changes.drawQuotas) await lockTerms(tx);
    const changed = await tx.maybe<Content>(sql`
      update contents set ${patch('contents', contentFields, sanitiseBody(changes))},
        updated_at = now()
      where contents.id = ${id} and contents.deleted_at is null
      returning ${contentColumns}`);
    if (!changed) throw new Refusal('not_found');
    if (contentType && contentType !== changed.contentType)
      throw invalid('contentType', messages.contentTypeFixed);
    const missing = missingBody(changed);
    if (missing) throw invalid(missing, messages.required);
    const mistake = windowMistake(changed);
    if (mistake) throw invalid(mistake.path, mistake.message);
    if (changes.generatedExamFilters || changes.drawQuotas || changes.questionsQtd !== undefined) {
      await refuseUndrawable(tx, changed);
    }
    return changed;
  };
  return changes.isActive === undefined
    ? db.transaction(change)
    : changeStructure(db, { courseIds: [courseId], now }, change);
}
