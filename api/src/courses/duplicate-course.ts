import type { ChangedCourse } from '@sabia/domain/courses/course.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { copyTitleOf } from '../platform/db/copy-title.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { newStorageId } from '../platform/files/storage-id.ts';
import { withNewIds } from '../platform/db/with-ids.ts';
import { copyQuestions } from '../questions/copy-questions.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { copiedContentFields, copiedCourseFields, sectionFields } from './course-fields.ts';
import { findChangedCourse } from './course-tree.queries.ts';
import { findFreeSlug } from './find-free-slug.ts';

/** Creates an inactive copy of a course with everything in it, without progress. */
export function duplicateCourse(db: Database, id: string): Promise<ChangedCourse> {
  const duplicate = async (tx: Database) => {
    await lockTerms(tx);
    const title = await copyTitleOf(tx, sql`courses`, id);
    const slug = await findFreeSlug(tx, title);
    await copyQuestions(tx, await copyCourse(tx, id, { title, slug }));
    return orNotFound(await findChangedCourse(tx, slug));
  };
  return db.transaction(duplicate, { timeoutMs: 10_000 });
}

/** Copies a course in one statement. Answers with the ids of contents and of their copies. */
const copyCourse = (tx: Database, id: string, { title, slug }: { title: string; slug: string }) =>
  tx.many<{ from: string; to: string }>(sql`
    with course as (
      insert into courses (title, slug, storage_id, banners, ${columnList(copiedCourseFields)})
      select ${title}, ${slug}, ${newStorageId()}, ${withNewIds(sql`courses.banners`)},
        ${columnList(copiedCourseFields)}
      from courses where id = ${id}
      returning id
    ), described as (
      insert into course_terms (course_id, term_id)
      select course.id, term_id from course, course_terms where course_id = ${id}
    ), section_copies as (
      select id as "from", uuidv7() as "to" from sections
      where course_id = ${id} and deleted_at is null
    ), divided as (
      insert into sections (id, course_id, position, ${columnList(sectionFields)})
      select "to", course.id, position, ${columnList(sectionFields)}
      from course, section_copies join sections on sections.id = "from"
    ), content_copies as (
      select contents.id as "from", uuidv7() as "to", section_copies."to" as section_id
      from section_copies join contents on contents.section_id = section_copies."from"
      where contents.deleted_at is null
    ), drawn_from as (
      select "from", "to" from section_copies union all select ${id}, id from course
    ), filled as (
      insert into contents (id, section_id, position, ${columnList(copiedContentFields)},
        generated_exam_filters, draw_quotas)
      select content_copies."to", content_copies.section_id, position,
        ${columnList(copiedContentFields)},
        -- An exam that draws from its own course draws from the copy.
        array(select coalesce(drawn_from."to", filter)
          from unnest(generated_exam_filters) with ordinality listed(filter, place)
          left join drawn_from on drawn_from."from" = filter order by place),
        replace_ids(draw_quotas, array(select "from" from drawn_from order by "from"),
          array(select "to" from drawn_from order by "from"))
      from content_copies join contents on contents.id = content_copies."from"
    )
    select "from", "to" from content_copies`);
