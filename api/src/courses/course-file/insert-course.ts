import { usualPassingScore } from '@sabia/domain/attempts/exam-settings.ts';
import type { ContentInFile, CourseInFile } from '@sabia/domain/courses/course-file.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { newStorageId } from '../../platform/files/storage-id.ts';
import { withIds } from '../../platform/db/with-ids.ts';
import { createQuestions } from '../../questions/create-question.ts';
import { createTerms } from '../../taxonomy/create-terms.ts';
import { lockTerms } from '../../taxonomy/taxonomy.queries.ts';
import { findFreeSlug } from '../find-free-slug.ts';
import { termsOf } from './terms-of-course.ts';

export interface ImportedCourse {
  id: string;
  title: string;
  slug: string;
}

/** Creates an inactive course of a file that has been read and sanitised. */
export async function insertCourse(
  tx: Database,
  { course, uploadId }: { course: CourseInFile; uploadId: string },
): Promise<ImportedCourse> {
  await lockTerms(tx);
  await createTerms(tx, termsOf(course));
  const slug = await findFreeSlug(tx, course.slug);
  const { id, contents } = await writeCourse(tx, { ...course, slug }, uploadId);
  const questions = course.sections
    .flatMap((section) => section.contents)
    .flatMap((content, at) =>
      content.questions.map((draft) => ({ contentId: contents[at] ?? '', draft })),
    );
  await createQuestions(tx, questions);
  return { id, title: course.title, slug };
}

/** Inserts a whole course in one statement. Answers with the ids of its contents in order. */
const writeCourse = (tx: Database, course: CourseInFile, uploadId: string) =>
  tx.one<{ id: string; contents: string[] }>(sql`
    with course as (
      insert into courses (title, slug, sub_title, storage_id, short_description, description,
        estimated_completion_hours, payment_type, thumb_url, banners)
      values (${course.title}, ${course.slug}, ${course.subTitle ?? null}, ${newStorageId()},
        ${course.shortDescription}, ${course.description}, ${course.estimatedCompletionHours},
        ${course.paymentType}, ${course.thumbUrl ?? null}, ${withIds(course.banners)})
      returning id
    ), remembered as (
      insert into course_imports (upload_id, course_id) select ${uploadId}, id from course
    ), described as (
      insert into course_terms (course_id, term_id)
      select distinct course.id, terms.id from course,
        jsonb_each(${JSON.stringify(filedUnder(course))}::jsonb) as kinds(kind, titles),
        jsonb_array_elements_text(titles) as named(title)
      join terms on plain(terms.title) = plain(named.title)
      where terms.kind = kinds.kind
    ), new_sections as (
      select uuidv7() as id, section, place
      from jsonb_array_elements(${JSON.stringify(course.sections.map(sectionRow))}::jsonb)
        with ordinality listed(section, place)
    ), divided as (
      insert into sections (id, course_id, title, position, is_active, is_freemium)
      select new_sections.id, course.id, section ->> 'title', place - 1,
        (section ->> 'isActive')::boolean, (section ->> 'isFreemium')::boolean
      from course, new_sections
    ), new_contents as (
      select uuidv7() as id, new_sections.id as section_id, new_sections.place as section_place,
        listed.place, given.*
      from new_sections,
        jsonb_array_elements(section -> 'contents') with ordinality listed(content, place),
        jsonb_to_record(content) as given(
          "contentType" text, title text, "isActive" boolean, "isPreview" boolean,
          "durationSeconds" integer, "pageContent" text, "videoUrl" text, "videoDescription" text,
          "captionsUrl" text, "drawnFrom" jsonb, "questionsQtd" integer, "passingScore" integer,
          "timeLimitMinutes" integer, "extraContents" jsonb, "readComplements" jsonb)
    ), filled as (
      insert into contents (id, section_id, content_type, title, position, is_active, is_preview,
        duration_seconds, page_content, video_url, video_description, captions_url,
        generated_exam_filters, questions_qtd, passing_score, time_limit_minutes, extra_contents,
        read_complements)
      select new_contents.id, section_id, "contentType", new_contents.title, new_contents.place - 1,
        "isActive", "isPreview", "durationSeconds", "pageContent", "videoUrl", "videoDescription",
        "captionsUrl",
        array_remove(array(
          select case source ->> 'kind'
            when 'course' then course.id
            when 'section' then (select new_sections.id from new_sections
              where new_sections.place = (source ->> 'position')::integer + 1)
            else (select terms.id from terms where terms.kind = source ->> 'kind'
              and plain(terms.title) = plain(source ->> 'title')) end
          from jsonb_array_elements("drawnFrom") with ordinality listed(source, place)
          order by listed.place), null),
        "questionsQtd", coalesce("passingScore", ${usualPassingScore}), "timeLimitMinutes",
        "extraContents", "readComplements"
      from course, new_contents
    )
    select course.id, array(select id from new_contents order by section_place, place) as contents
    from course`);

const filedUnder = ({ categories, levels, skills }: CourseInFile) => ({
  categories,
  levels,
  skills,
});

const sectionRow = ({ contents, ...section }: CourseInFile['sections'][number]) => ({
  ...section,
  contents: contents.map(contentRow),
});

/** Drops sources of questions in other courses, which this school may not have. An exam without a source has its own questions. */
function contentRow({ questions: _questions, ...content }: ContentInFile) {
  const drawnFrom = content.drawnFrom.filter(({ kind }) => kind !== 'elsewhere');
  return {
    ...content,
    drawnFrom,
    questionsQtd: drawnFrom.length > 0 ? content.questionsQtd : null,
  };
}
