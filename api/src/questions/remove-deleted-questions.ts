import { binStart } from '@sabia/domain/bin/bin.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { inSlices } from '../platform/jobs/in-slices.ts';

/**
 * Removes for good the questions that left the bin, with their versions, also those of contents, sections and courses
 * that left it. Questions in attempts, answers, essay sheets, trainings or error notebooks, and lines of answer cards, stay
 * hidden (product.md C19).
 */
export const removeDeletedQuestions = (
  db: Database,
  { now, stopping }: { now: Date; stopping?: AbortSignal },
): Promise<number> => {
  const start = binStart(now).toISOString();
  return inSlices(
    db,
    stopping,
    (slice) => sql`
    with drawn as materialized (
      select distinct unnest(version_ids) as version_id from attempts where submitted_at is null
    ), printed as materialized (
      select distinct unnest(question_ids) as question_id from mock_exam_days
    )
    delete from questions where id = any(array(
      select questions.id from questions
      left join contents on contents.id = questions.exam_id
      left join sections on sections.id = contents.section_id
      left join courses on courses.id = sections.course_id
      where (questions.deleted_at <= ${start} or contents.deleted_at <= ${start}
          or sections.deleted_at <= ${start} or courses.deleted_at <= ${start})
        and not exists (select from answers where question_id = questions.id)
        and not exists (select from graded_answers where question_id = questions.id)
        and not exists (select from training_questions where question_id = questions.id)
        and not exists (select from mock_exam_sheets where question_id = questions.id)
        and not exists (select from printed where printed.question_id = questions.id)
        and not exists (select from error_notebook_cards where question_id = questions.id)
        and not exists (select from error_notebook_reviews where question_id = questions.id)
        and not exists (
          select from question_versions join drawn on drawn.version_id = question_versions.id
          where question_versions.question_id = questions.id)
      limit ${slice}))`,
  );
};
