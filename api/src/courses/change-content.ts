import { missingBody, type Content, type ContentChanges } from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { sanitiseBody } from './content-body.ts';
import { contentColumns, findCourseOfContent } from './course-parts.queries.ts';
import { refuseUndrawable } from './exam-content.ts';

/** Changes the fields that were sent. A page without text and a video without an address are refused. */
export async function changeContent(
  db: Database,
  { id, changes, now }: { id: string; changes: ContentChanges; now: Date },
): Promise<Content> {
  const courseId = orNotFound(await findCourseOfContent(db, id));
  const change = async (tx: Database) => {
    if (changes.generatedExamFilters) await lockTerms(tx);
    const changed = await tx.maybe<Content>(sql`
      update contents set
        title = coalesce(new.title, contents.title),
        is_active = coalesce(new."isActive", contents.is_active),
        is_preview = coalesce(new."isPreview", contents.is_preview),
        duration_seconds =
          case when sent ? 'durationSeconds' then new."durationSeconds" else contents.duration_seconds end,
        page_content = case when sent ? 'pageContent' then new."pageContent" else contents.page_content end,
        video_url = case when sent ? 'videoUrl' then new."videoUrl" else contents.video_url end,
        video_description =
          case when sent ? 'videoDescription' then new."videoDescription" else contents.video_description end,
        captions_url = case when sent ? 'captionsUrl' then new."captionsUrl" else contents.captions_url end,
        generated_exam_filters = coalesce(new."generatedExamFilters", contents.generated_exam_filters),
        questions_qtd = case when sent ? 'questionsQtd' then new."questionsQtd" else contents.questions_qtd end,
        passing_score = coalesce(new."passingScore", contents.passing_score),
        time_limit_minutes =
          case when sent ? 'timeLimitMinutes' then new."timeLimitMinutes" else contents.time_limit_minutes end,
        extra_contents = coalesce(new."extraContents", contents.extra_contents),
        read_complements = coalesce(new."readComplements", contents.read_complements),
        updated_at = now()
      from (select ${JSON.stringify(sanitiseBody(changes))}::jsonb as sent) given,
        jsonb_to_record(given.sent) as new(
          title text, "isActive" boolean, "isPreview" boolean, "durationSeconds" integer,
          "pageContent" text, "videoUrl" text, "videoDescription" text, "captionsUrl" text,
          "generatedExamFilters" uuid[], "questionsQtd" integer, "passingScore" integer,
          "timeLimitMinutes" integer, "extraContents" jsonb, "readComplements" jsonb)
      where contents.id = ${id} and contents.deleted_at is null
      returning ${contentColumns}`);
    if (!changed) throw new Refusal('not_found');
    const missing = missingBody(changed);
    if (missing) throw invalid(missing, messages.required);
    if (changes.generatedExamFilters || changes.questionsQtd !== undefined) {
      await refuseUndrawable(tx, changed);
    }
    return changed;
  };
  return changes.isActive === undefined
    ? db.transaction(change)
    : changeStructure(db, { courseIds: [courseId], now }, change);
}
