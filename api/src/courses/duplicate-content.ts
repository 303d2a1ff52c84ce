import { copyPrefix, copyTitle } from '@sabia/domain/copy-title.ts';
import type { Content } from '@sabia/domain/courses/content.ts';
import type { ChangedSection } from '@sabia/domain/courses/course.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { copyQuestions } from '../questions/copy-questions.ts';
import { lockTerms } from '../taxonomy/taxonomy.queries.ts';
import { contentFields, copiedContentFields, sectionFields } from './course-fields.ts';
import { changedContentsJson, contentColumns, sectionColumns } from './course-parts.queries.ts';
import { refuseFullCourse, refuseFullSection } from './refuse-full.ts';

interface Original {
  title: string;
  /** Of the section of a content, or the course of a section. */
  parentId: string;
  /** Titles of copies beside it. */
  taken: string[];
}

/** Creates an inactive copy of a content with its questions, right after it. */
export async function duplicateContent(tx: Database, id: string): Promise<Content> {
  const { title, parentId, taken } = orNotFound(
    await tx.maybe<Original>(sql`
      select contents.title, sections.id as parent_id, array(
        select title from contents beside
        where beside.section_id = sections.id and starts_with(title, ${copyPrefix})) as taken
      from contents
      join sections on sections.id = contents.section_id and sections.deleted_at is null
      join courses on courses.id = sections.course_id and not courses.is_deleted
      where contents.id = ${id} and contents.deleted_at is null`),
  );
  // A term that an exam draws from must not be merged meanwhile.
  await lockTerms(tx);
  await refuseFullSection(tx, parentId);
  const fields = contentFields.filter((field) => field !== 'title' && field !== 'isActive');
  const copy = await tx.one<{ id: string }>(sql`
    with original as (
      select * from contents where id = ${id}
    ), moved as (
      update contents set position = contents.position + 1 from original
      where contents.section_id = original.section_id and contents.position > original.position
    )
    insert into contents (section_id, position, title, is_active, ${columnList(fields)})
    select section_id, position + 1, ${copyTitle(title, taken)}, false, ${columnList(fields)}
    from original returning id`);
  await copyQuestions(tx, [{ from: id, to: copy.id }]);
  return tx.one<Content>(sql`select ${contentColumns} from contents where id = ${copy.id}`);
}

/** Creates an inactive copy of a section with its contents and their questions, right after it. */
export async function duplicateSection(
  tx: Database,
  id: string,
): Promise<{ courseId: string; copy: ChangedSection }> {
  const { title, parentId, taken } = orNotFound(
    await tx.maybe<Original>(sql`
      select sections.title, courses.id as parent_id, array(
        select title from sections beside
        where beside.course_id = courses.id and starts_with(title, ${copyPrefix})) as taken
      from sections join courses on courses.id = sections.course_id and not courses.is_deleted
      where sections.id = ${id} and sections.deleted_at is null`),
  );
  await lockTerms(tx);
  await refuseFullCourse(tx, parentId);
  const fields = sectionFields.filter((field) => field !== 'title' && field !== 'isActive');
  const copy = await tx.one<ChangedSection>(sql`
    with original as (
      select * from sections where id = ${id}
    ), moved as (
      update sections set position = sections.position + 1 from original
      where sections.course_id = original.course_id and sections.position > original.position
    )
    insert into sections (course_id, position, title, is_active, ${columnList(fields)})
    select course_id, position + 1, ${copyTitle(title, taken)}, false, ${columnList(fields)}
    from original returning ${sectionColumns}`);
  const contents = await tx.many<{ from: string; to: string }>(sql`
    with copies as (
      select id as "from", uuidv7() as "to" from contents
      where section_id = ${id} and deleted_at is null
    ), filled as (
      insert into contents (id, section_id, position, ${columnList(copiedContentFields)},
        generated_exam_filters, draw_quotas)
      select "to", ${copy.id}, position, ${columnList(copiedContentFields)},
        -- An exam that draws from its own section draws from the copy.
        array_replace(generated_exam_filters, ${id}::uuid, ${copy.id}::uuid),
        replace_ids(draw_quotas, array[${id}::uuid], array[${copy.id}::uuid])
      from copies join contents on contents.id = "from"
    )
    select "from", "to" from copies`);
  await copyQuestions(tx, contents);
  const filled = await tx.one<Pick<ChangedSection, 'contents'>>(sql`
    select ${changedContentsJson} as contents from sections where id = ${copy.id}`);
  return { courseId: parentId, copy: { ...copy, ...filled } };
}
