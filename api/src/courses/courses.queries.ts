import type { CourseCard, PaymentType } from '@sabia/domain/courses/course.ts';
import { paymentTypesByOpenness } from '@sabia/domain/courses/openness.ts';
import { type ContentType, contentTypes } from '@sabia/domain/courses/content.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { percentageDone } from '@sabia/domain/progress/progression.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { instructorNames } from '../instructors/instructors.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { byRelevance, searchIn } from '../platform/db/search.ts';

/** Published: active and not deleted. */
export const onShow = sql`courses.is_active and not courses.is_deleted`;

/** The contents of a course that count for its progress: the active ones of its active sections. */
export const countingContents = sql`
  contents join sections on sections.id = contents.section_id
    and sections.is_active and sections.deleted_at is null
    and contents.is_active and contents.deleted_at is null`;

/**
 * The completed contents of a learner that count now, of rows `course_progressions` and `courses`. The stored number is of
 * the structure for which the progress was computed.
 */
export const completedContentsQtd = sql`case
  when course_progressions.structure_version = courses.structure_version
    then course_progressions.completed_contents_qtd
  else (
    select count(*) from ${countingContents}
    join content_progressions on content_progressions.content_id = contents.id
      and content_progressions.user_id = course_progressions.user_id
      and content_progressions.course_id = courses.id
      and content_progressions.completed_at is not null
    where sections.course_id = courses.id) end`;

/** The columns of a card; `viewerId` is whose progress it shows. */
export const cardColumns = (viewerId: string | null): Statement => sql`
  courses.id, courses.slug, courses.title, courses.sub_title, courses.short_description,
  courses.estimated_completion_hours, courses.payment_type, courses.thumb_url, courses.is_active,
  courses.created_at, courses.updated_at, courses.contents_qtd, courses.terms, courses.learners_above,
  ${instructorNames(sql`courses.instructors`)} as instructors,
  (select json_build_object(
      'isCompleted', course_progressions.completed_at is not null,
      'completedContentsQtd', ${completedContentsQtd})
    from course_progressions
    where course_progressions.course_id = courses.id and course_progressions.user_id = ${viewerId}
  ) as progress`;

type CourseTerms = Record<'categories' | 'levels' | 'skills', Term[]>;

export interface CardRow extends Omit<CourseCard, 'progress' | 'categories' | 'levels'> {
  terms: CourseTerms;
  progress: { isCompleted: boolean; completedContentsQtd: number } | null;
}

export function toCard({ progress, terms: { categories, levels }, ...row }: CardRow): CourseCard {
  const card = { ...row, categories, levels };
  if (!progress) return { ...card, progress };
  const percentage = percentageDone(progress.completedContentsQtd, row.contentsQtd);
  return { ...card, progress: { ...progress, percentage } };
}

export interface CourseFilters {
  categories?: readonly string[];
  levels?: readonly string[];
  paymentTypes?: readonly PaymentType[];
  instructor?: string | undefined;
  status?: 'ACTIVE' | 'INACTIVE' | undefined;
  searchKey?: string | undefined;
}

const sortings = {
  title: sql`courses.title collate "pt-BR-x-icu"`,
  createdAt: sql`courses.created_at`,
  updatedAt: sql`courses.updated_at`,
  estimatedCompletionHours: sql`courses.estimated_completion_hours`,
};

export interface CoursesQuery extends PageQuery, CourseFilters {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
}

/** The reader of a list: the public, or administrators, who see inactive courses too. */
export interface Audience {
  viewerId: string | null;
  withInactive: boolean;
}

export async function pageCourses(
  db: Database,
  query: CoursesQuery,
  audience: Audience,
): Promise<Page<CourseCard>> {
  const { field = 'createdAt', criteria = query.field ? 'asc' : 'desc' } = query;
  const page = await readPage<CardRow>(db, query, {
    columns: cardColumns(audience.viewerId),
    from: sql`from ${searched(query, audience)} where ${matching(query, audience)}`,
    order: sql`${byRelevance(query)}${orderBy(sortings[field], criteria, sql`courses.id`)}`,
  });
  return { ...page, items: page.items.map(toCard) };
}

export async function listCourses(
  db: Database,
  filters: CourseFilters,
  audience: Audience,
): Promise<CourseCard[]> {
  const rows = await db.many<CardRow>(sql`
    select ${cardColumns(audience.viewerId)} from ${searched(filters, audience)}
    where ${matching(filters, audience)}
    order by ${byRelevance(filters)}${sortings.title}, courses.id`);
  return rows.map(toCard);
}

export async function findTutorial(
  db: Database,
  viewerId: string | null,
): Promise<CourseCard | null> {
  const row = await db.maybe<CardRow>(sql`
    select ${cardColumns(viewerId)} from courses where courses.is_tutorial and ${onShow}`);
  return row && toCard(row);
}

/** `opennessOf` of the domain for a viewer who opens everything, or not. */
export const openness = (opensEverything: Statement): Statement => sql`case when ${opensEverything}
  then 0 else array_position(${paymentTypesByOpenness}::text[], courses.payment_type) - 1 end`;

const opennessToVisitors = openness(sql`false`);

/** Courses for visitors: one of each category before a second one. The tutorial is none of them. */
export async function suggestCourses(db: Database, limit: number): Promise<CourseCard[]> {
  const rows = await db.many<CardRow>(sql`
    select ${cardColumns(null)} from courses
    join (
      select courses.id, row_number() over (
        partition by courses.terms -> 'categories' -> 0 ->> 'id'
        order by ${opennessToVisitors}, ${sortings.title}, courses.id) as place
      from courses where ${onShow} and not courses.is_tutorial
    ) as places using (id)
    order by places.place, ${opennessToVisitors}, ${sortings.title}, courses.id
    limit ${limit}`);
  return rows.map(toCard);
}

export const countCourses = (db: Database) =>
  db.one<{ coursesQtd: number; freeCoursesQtd: number }>(sql`
    select count(*) as courses_qtd,
      count(*) filter (where courses.payment_type = 'FREE') as free_courses_qtd
    from courses where ${onShow}`);

const visibleTo = ({ withInactive }: Pick<Audience, 'withInactive'>) =>
  withInactive ? sql`not courses.is_deleted` : onShow;

const text = sql`courses.title || ' ' || coalesce(courses.sub_title, '') || ' '
  || courses.short_description || ' ' || courses.description`;

/** The courses with an active content whose title has the words. */
const withLesson = (visible: Statement) => (words: Statement) =>
  sql`
  select sections.course_id as id from contents
  join sections on sections.id = contents.section_id
    and sections.is_active and sections.deleted_at is null
  join courses on courses.id = sections.course_id and ${visible}
  where document_words(contents.title) @@ ${words}
    and contents.is_active and contents.deleted_at is null`;

/** The FROM items: courses, with those that the search has found. */
function searched(
  { searchKey }: CourseFilters,
  audience: Pick<Audience, 'withInactive'>,
): Statement {
  if (!searchKey) return sql`courses`;
  const visible = visibleTo(audience);
  const of = { table: sql`courses`, text, visible, byParts: withLesson(visible) };
  return sql`courses join ${searchIn(of, searchKey)} using (id)`;
}

/** Different filters mean 'all of', several values of one mean 'any of' (product.md API6). */
function matching(
  filters: CourseFilters,
  { withInactive }: Pick<Audience, 'withInactive'>,
): Statement {
  const { categories = [], levels = [], paymentTypes = [], instructor, status } = filters;
  const conditions = [visibleTo({ withInactive })];
  if (status) conditions.push(sql`courses.is_active = ${status === 'ACTIVE'}`);
  if (categories.length > 0) conditions.push(hasTerm(categories));
  if (levels.length > 0) conditions.push(hasTerm(levels));
  if (instructor) conditions.push(sql`courses.instructors @> array[${instructor}::uuid]`);
  if (paymentTypes.length > 0) {
    // Filtering by PAID also includes FREEMIUM (product.md C13).
    const wanted = paymentTypes.includes('PAID') ? [...paymentTypes, 'FREEMIUM'] : paymentTypes;
    conditions.push(sql`courses.payment_type = any(${wanted}::text[])`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

const hasTerm = (ids: readonly string[]) => sql`exists (
  select from course_terms
  where course_terms.course_id = courses.id and course_terms.term_id = any(${ids}::uuid[]))`;

export const listCourseCategories = (db: Database) =>
  db.many<Term>(sql`
    select terms.id, terms.title from terms
    where terms.kind = 'categories' and exists (
      select from course_terms join courses on courses.id = course_terms.course_id and ${onShow}
      where course_terms.term_id = terms.id)
    order by terms.position, terms.title collate "pt-BR-x-icu", terms.id`);

export interface ContentsOverview {
  coursesQtd: number;
  sectionsQtd: number;
  contentsQtd: number;
  contentsQtdByType: Record<ContentType, number>;
}

export async function countContents(db: Database): Promise<ContentsOverview> {
  const { byType, ...totals } = await db.one<
    Pick<ContentsOverview, 'coursesQtd' | 'sectionsQtd'> & {
      byType: Partial<Record<ContentType, number>> | null;
    }
  >(sql`
    select (select count(*) from courses where ${onShow}) as courses_qtd,
      (select count(*) from sections join courses on courses.id = sections.course_id
        where ${onShow} and sections.is_active and sections.deleted_at is null) as sections_qtd,
      (select json_object_agg(content_type, contents_qtd) from (
        select contents.content_type, count(*) as contents_qtd
        from ${countingContents} join courses on courses.id = sections.course_id
        where ${onShow} group by 1) counted) as by_type`);
  const contentsQtdByType = {
    ...(Object.fromEntries(contentTypes.map((type) => [type, 0])) as Record<ContentType, number>),
    ...byType,
  };
  const contentsQtd = Object.values(contentsQtdByType).reduce((sum, count) => sum + count, 0);
  return { ...totals, contentsQtd, contentsQtdByType };
}

/** Slugs of the published courses, for the sitemap. */
export const listCourseAddresses = (db: Database) =>
  db.many<{ slug: string; updatedAt: string }>(sql`
    select slug, updated_at from courses where ${onShow} order by slug limit 40000`);
