import { usualExam } from '@sabia/domain/exams/exam-settings.ts';
import { missingBody, type Content, type ContentDraft } from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid, refuseMistakes } from '@sabia/domain/refusal.ts';
import { judgedQuestionsQtd } from '@sabia/domain/questions/question-bank.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { sanitiseBody } from './content-body.ts';
import { contentFields } from './course-fields.ts';
import { contentColumns } from './course-parts.queries.ts';
import { mistakesOfDraw } from './exam-content.ts';
import { refuseFullSection } from './refuse-full.ts';

/** Adds a content at the end of a section. A learner who has completed the course keeps the completion. */
export async function createContent(
  db: Database,
  { sectionId, draft }: { sectionId: string; draft: ContentDraft },
): Promise<Content> {
  const kept = sanitiseBody(draft);
  const missing = missingBody(kept);
  return db.transaction(async (tx) => {
    await lockTerms(tx);
    const mistakes = [
      ...(missing ? [{ path: missing, message: messages.required }] : []),
      ...(await mistakesOfDraw(tx, draft)),
    ];
    refuseMistakes(
      mistakes.map(({ path, message }) => ({ path: `createContentDto.${path}`, message })),
    );
    await refuseFullSection(tx, sectionId);
    const columns = {
      ...kept,
      questionsQtd: judgedQuestionsQtd(draft.questionsQtd),
      passingScore: draft.passingScore ?? usualExam.passingScore,
    };
    const created = await tx.maybe<Content>(sql`
      ${insert('contents', contentFields, columns, {
        computed: {
          section_id: sql`sections.id`,
          position: sql`(
            select coalesce(max(position) + 1, 0) from contents where section_id = sections.id)`,
        },
        from: sql`
          cross join sections
          join courses on courses.id = sections.course_id and not courses.is_deleted
          where sections.id = ${sectionId} and sections.deleted_at is null`,
      })}
      returning ${contentColumns}`);
    if (!created) throw invalid('sectionId', messages.unknownId);
    return created;
  });
}
