import { usualExam } from '@sabia/domain/exams/exam-settings.ts';
import type {
  ContentInFile,
  CourseInFile,
  ImportedCourse,
} from '@sabia/domain/courses/course-file.ts';
import { linksFromFile } from '@sabia/domain/courses/course-links.ts';
import { ofContent } from '@sabia/domain/questions/questions-owner.ts';
import type { TaxonomyKind } from '@sabia/domain/taxonomy/taxonomy.ts';
import { columnList, insert, toRow } from '../../platform/db/columns.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { newStorageId } from '../../platform/files/storage-id.ts';
import { withIds } from '../../platform/db/with-ids.ts';
import { createQuestions } from '../../questions/create-question.ts';
import { storedParts } from '../../questions/stored-parts.ts';
import { createTerms } from '../../taxonomy/create-terms.ts';
import { lockTerms, termsTitled } from '../../taxonomy/taxonomy.queries.ts';
import { copiedContentFields, courseFileFields, sectionFields } from '../course-fields.ts';
import { findFreeSlug } from '../find-free-slug.ts';
import { termsOf } from './terms-of-course.ts';

/** The import of a course. `uploadId`: null without an upload, and then not remembered. */
interface Import {
  uploadId: string | null;
  notices: string[];
}

/** Creates an inactive course of a file that has been read and sanitised. */
export async function insertCourse(
  tx: Database,
  { course, ...imported }: { course: CourseInFile } & Import,
): Promise<ImportedCourse> {
  await lockTerms(tx);
  await createTerms(tx, termsOf(course));
  const slug = await findFreeSlug(tx, course.slug);
  const ids = await newIds(tx, contentsOf(course).length);
  const linked = linksFromFile({ ...course, slug }, { slug, ids });
  const termId = await findTermIds(tx, course);
  const { id } = await writeCourse(tx, linked, { ...imported, ids, termId });
  const questions = contentsOf(linked).flatMap((content, at) =>
    content.questions.map(({ category, level, ownRubric: _ownRubric, ...draft }) => ({
      ...ofContent(ids[at] ?? ''),
      draft: {
        ...draft,
        ...storedParts(draft.task, draft.answerKey),
        categoryId: termId('categories', category),
        levelId: termId('levels', level),
      },
    })),
  );
  await createQuestions(tx, questions);
  return { id, title: course.title, slug, notices: imported.notices };
}

const contentsOf = ({ sections }: CourseInFile) => sections.flatMap(({ contents }) => contents);

type TermId = (kind: TaxonomyKind, title: string | null | undefined) => string | null;

/** The ids of the terms that the contents name. */
async function findTermIds(tx: Database, course: CourseInFile): Promise<TermId> {
  const titles = termsOf({ ...course, categories: [], levels: [], skills: [] });
  const found = titles.length > 0 ? await termsTitled(tx, titles) : [];
  const ids = new Map(found.map(({ kind, given, id }) => [`${kind} ${given}`, id]));
  return (kind, title) => ids.get(`${kind} ${title}`) ?? null;
}

const newIds = (tx: Database, quantity: number): Promise<string[]> =>
  tx
    .one<{ ids: string[] }>(
      sql`select array(select uuidv7() from generate_series(1, ${quantity}::integer)) as ids`,
    )
    .then(({ ids }) => ids);

/** Inserts a whole course in one statement. `ids`: of its contents in order. */
const writeCourse = (
  tx: Database,
  course: CourseInFile,
  { uploadId, notices, ids, termId }: Import & { ids: readonly string[]; termId: TermId },
) =>
  tx.one<{ id: string }>(sql`
    with course as (
      ${insert('courses', courseFileFields, course, {
        computed: {
          storage_id: sql`${newStorageId()}`,
          banners: withIds(course.banners),
          instructors: instructorsOf(course),
        },
      })}
      returning id
    ), remembered as (
      insert into course_imports (upload_id, course_id, notices)
      select ${uploadId}::uuid, id, ${notices}::text[] from course
      where ${uploadId}::uuid is not null
    ), described as (
      insert into course_terms (course_id, term_id)
      select distinct course.id, terms.id from course,
        jsonb_each(${JSON.stringify(filedUnder(course))}::jsonb) as kinds(kind, titles),
        jsonb_array_elements_text(titles) as named(title)
      join terms on plain(terms.title) = plain(named.title)
      where terms.kind = kinds.kind
    ), new_sections as (
      select uuidv7() as id, section, place
      from jsonb_array_elements(${JSON.stringify(sectionInputs(course, { ids, termId }))}::jsonb)
        with ordinality listed(section, place)
    ), divided as (
      insert into sections (id, course_id, position, ${columnList(sectionFields)})
      select new_sections.id, course.id, place - 1, ${columnList(sectionFields, 'input')}
      from course, new_sections, jsonb_populate_record(null::sections, section -> 'row') input
    ), new_contents as (
      select (content ->> 'id')::uuid as id, new_sections.id as section_id, listed.place, content
      from new_sections,
        jsonb_array_elements(section -> 'contents') with ordinality listed(content, place)
    ), filled as (
      insert into contents (id, section_id, position, ${columnList(copiedContentFields)},
        generated_exam_filters)
      select new_contents.id, new_contents.section_id, new_contents.place - 1,
        ${columnList(copiedContentFields, 'input')},
        array_remove(array(
          select case source ->> 'kind'
            when 'course' then course.id
            when 'section' then (select new_sections.id from new_sections
              where new_sections.place = (source ->> 'position')::integer + 1)
            else (source ->> 'id')::uuid end
          from jsonb_array_elements(content -> 'drawnFrom') with ordinality listed(source, place)
          order by listed.place), null)
      from course, new_contents, jsonb_populate_record(null::contents, content -> 'row') input
    )
    select id from course`);

const instructorsOf = ({ instructors }: CourseInFile) => sql`array(
  select instructors.id from unnest(${instructors.map(({ slug }) => slug)}::text[])
    with ordinality listed(slug, place) join instructors using (slug) order by place)`;

const filedUnder = ({ categories, levels, skills }: CourseInFile) => ({
  categories,
  levels,
  skills,
});

function sectionInputs(
  { sections }: CourseInFile,
  { ids, termId }: { ids: readonly string[]; termId: TermId },
) {
  const left = ids.values();
  return sections.map(({ contents, ...section }) => ({
    row: toRow(sectionFields, section),
    contents: contents.map((content) => ({
      id: left.next().value,
      ...contentInput(content, termId),
    })),
  }));
}

/** Drops sources of questions in other courses, which this school may not have. An exam without a source has its own questions. */
function contentInput(content: ContentInFile, termId: TermId) {
  const drawnFrom = content.drawnFrom
    .filter((source) => source.kind !== 'elsewhere')
    .map((source) =>
      source.kind === 'course' || source.kind === 'section'
        ? source
        : { kind: source.kind, id: termId(source.kind, source.title) },
    );
  return {
    drawnFrom: [...new Map(drawnFrom.map((source) => [JSON.stringify(source), source])).values()],
    row: toRow(copiedContentFields, {
      ...content,
      passingScore: content.passingScore ?? usualExam.passingScore,
      questionsQtd: drawnFrom.length > 0 ? content.questionsQtd : null,
    }),
  };
}
