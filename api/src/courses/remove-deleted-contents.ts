import { binStart } from '@sabia/domain/bin/bin.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { inSlices } from '../platform/jobs/in-slices.ts';

/**
 * Removes for good the contents and sections that left the bin, also those of courses that left it. Contents with
 * questions or a learner's history, and the sections of these, stay hidden; so do courses (product.md C19).
 */
export async function removeDeletedContents(
  db: Database,
  { now, stopping }: { now: Date; stopping?: AbortSignal },
): Promise<number> {
  const start = binStart(now).toISOString();
  const contents = await inSlices(
    db,
    stopping,
    (slice) => sql`
    delete from contents where id = any(array(
      select contents.id from contents
      join sections on sections.id = contents.section_id
      join courses on courses.id = sections.course_id
      where (contents.deleted_at <= ${start} or sections.deleted_at <= ${start}
          or courses.deleted_at <= ${start})
        and not exists (select from questions where exam_id = contents.id)
        and not exists (select from attempts where exam_id = contents.id)
        and not exists (select from content_progressions where content_id = contents.id)
        and not exists (select from past_content_progressions where content_id = contents.id)
        and not exists (select from progress_devices where content_id = contents.id)
      limit ${slice}))`,
  );
  const sections = await inSlices(
    db,
    stopping,
    (slice) => sql`
    delete from sections where id = any(array(
      select sections.id from sections join courses on courses.id = sections.course_id
      where (sections.deleted_at <= ${start} or courses.deleted_at <= ${start})
        and not exists (select from contents where section_id = sections.id)
        and not exists (select from section_progressions where section_id = sections.id)
      limit ${slice}))`,
  );
  return contents + sections;
}
