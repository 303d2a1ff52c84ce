import type { Certificate } from '@sabia/domain/certificates/certificate.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { percentageDone } from '@sabia/domain/progress/progression.ts';
import { progressOf } from '@sabia/domain/trails/trail-progress.ts';
import type {
  Trail,
  TrailCard,
  TrailContent,
  TrailPreview,
  TrailProgression,
} from '@sabia/domain/trails/trail.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { certificateJson } from '../certificates/certificates.queries.ts';
import { completedContentsQtd } from '../courses/courses.queries.ts';
import { revisionOf } from '../history/history.queries.ts';
import { instructorsJson } from '../instructors/instructors.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { byRelevance, searchIn } from '../platform/db/search.ts';

/** Trails that learners see: active and not deleted. */
const onShow = sql`trails.is_active and not trails.is_deleted`;

/** Items of trails with the courses and lives among their targets. */
const trailItems = sql`
  trail_contents
  left join courses on courses.id = trail_contents.course_id
  left join lives on lives.id = trail_contents.live_id`;

/**
 * True for an item whose target is active. A practice exam is looked up: with a join, PostgreSQL reads all of them for
 * each trail.
 */
const isCounting = sql`coalesce(
  courses.is_active and not courses.is_deleted, lives.is_active and not lives.is_deleted,
  (select is_active and not is_deleted from practice_exams
    where id = trail_contents.practice_exam_id))`;

/** True for a completed item: certificate of the course, attendance of the live, or approval in the practice exam (product.md T2). */
const hasDone = (userId: Statement): Statement => sql`(case
  when trail_contents.course_id is not null then exists (select from certificates
    where user_id = ${userId} and course_id = trail_contents.course_id)
  when trail_contents.live_id is not null then exists (select from live_attendances
    where user_id = ${userId} and live_id = trail_contents.live_id)
  else exists (select from attempts
    where user_id = ${userId} and exam_id = trail_contents.practice_exam_id and is_approved)
  end)`;

/** The payment type of an item; a live is free. Practice exams are looked up, as in `isCounting`. */
const itemPaymentType = sql`coalesce(
  courses.payment_type, case when lives.id is not null then 'FREE' end,
  (select payment_type from practice_exams where id = trail_contents.practice_exam_id))`;

const trailItemJson = sql`json_build_object(
  'id', trail_contents.id,
  'kind', case when courses.id is not null then 'course' when lives.id is not null then 'live'
    else 'practice-exam' end,
  'targetId', coalesce(courses.id, lives.id, practice_exams.id), 'slug', courses.slug,
  'title', coalesce(courses.title, lives.title, practice_exams.title),
  'shortDescription', coalesce(courses.short_description, lives.short_description,
    practice_exams.short_description),
  'thumbUrl', coalesce(courses.thumb_url, lives.thumb_url), 'order', trail_contents.position,
  'after', trail_contents.after, 'isActive', ${isCounting},
  'paymentType', coalesce(courses.payment_type, practice_exams.payment_type, 'FREE'))`;

/** The items of a row of `trails`, in order. */
export const trailItemsJson = sql`(
  select coalesce(json_agg(${trailItemJson} order by trail_contents.position, trail_contents.id), '[]')
  from ${trailItems}
  left join practice_exams on practice_exams.id = trail_contents.practice_exam_id
  where trail_contents.trail_id = trails.id)`;

const cardColumns = (viewerId: string | null): Statement => sql`
  trails.id, trails.title, trails.short_description, trails.estimated_completion_hours,
  trails.thumb_url, trails.is_active, trails.created_at, trails.updated_at,
  (select json_build_object('id', id, 'title', title) from terms where id = category_id) as category,
  (select json_build_object('id', id, 'title', title) from terms where id = level_id) as level,
  (select json_build_object('contentsQtd', count(*), 'completedContentsQtd',
      ${viewerId === null ? sql`0` : sql`count(*) filter (where ${hasDone(sql`${viewerId}::uuid`)})`},
      'paymentType', case when bool_and(cost.payment_type = 'FREE') is not false then 'FREE'
        when bool_or(cost.payment_type <> 'PAID') then 'FREEMIUM' else 'PAID' end)
    from ${trailItems} cross join lateral (select ${itemPaymentType} as payment_type) as cost
    where trail_contents.trail_id = trails.id and ${isCounting}) as counts,
  exists (select from trail_progressions where trail_id = trails.id and user_id = ${viewerId}
    and completed_at is not null) as is_completed`;

type CardRow = Omit<TrailCard, 'progress' | 'contentsQtd' | 'paymentType'> & {
  counts: Pick<TrailCard, 'contentsQtd' | 'paymentType'> & { completedContentsQtd: number };
  isCompleted: boolean;
};

/** A user with a completed item has started the trail, even without having opened it. */
const asCard = <Row extends CardRow>({ counts, isCompleted, ...row }: Row) => {
  const percentage = percentageDone(counts.completedContentsQtd, counts.contentsQtd);
  const hasStarted = isCompleted || counts.completedContentsQtd > 0;
  const { contentsQtd, paymentType, ...done } = counts;
  return {
    ...row,
    contentsQtd,
    paymentType,
    progress: hasStarted ? { isCompleted, percentage, ...done } : null,
  };
};

const sortings = {
  title: sql`trails.title collate "pt-BR-x-icu"`,
  createdAt: sql`trails.created_at`,
  updatedAt: sql`trails.updated_at`,
  estimatedCompletionHours: sql`trails.estimated_completion_hours`,
};

interface TrailsQuery extends PageQuery {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
  /** Any of these. */
  category?: readonly string[];
  level?: readonly string[];
  instructor?: string | undefined;
  course?: string | undefined;
  status?: 'ACTIVE' | 'INACTIVE' | undefined;
  searchKey?: string | undefined;
}

interface Audience {
  viewerId: string | null;
  withInactive: boolean;
}

export async function pageTrails(
  db: Database,
  query: TrailsQuery,
  audience: Audience,
): Promise<Page<TrailCard>> {
  const { field = 'createdAt', criteria = query.field ? 'asc' : 'desc' } = query;
  const page = await readPage<CardRow>(db, query, {
    columns: cardColumns(audience.viewerId),
    from: sql`from ${searched(query, audience)} where ${matching(query, audience)}`,
    order: sql`${byRelevance(query)}${orderBy(sortings[field], criteria, sql`trails.id`)}`,
  });
  return { ...page, items: page.items.map(asCard) };
}

const visibleTo = ({ withInactive }: Pick<Audience, 'withInactive'>) =>
  withInactive ? sql`not trails.is_deleted` : onShow;

/** The FROM items: the table, with the rows that the search has found. */
function searched({ searchKey }: TrailsQuery, audience: Audience): Statement {
  if (!searchKey) return sql`trails`;
  const text = sql`trails.title || ' ' || trails.short_description || ' ' || trails.description`;
  const of = { table: sql`trails`, text, visible: visibleTo(audience) };
  return sql`trails join ${searchIn(of, searchKey)} using (id)`;
}

function matching(
  { category = [], level = [], instructor, course, status }: TrailsQuery,
  { withInactive }: Audience,
): Statement {
  const conditions = [visibleTo({ withInactive })];
  if (status) conditions.push(sql`trails.is_active = ${status === 'ACTIVE'}`);
  if (instructor) conditions.push(sql`trails.instructors @> array[${instructor}::uuid]`);
  if (course)
    conditions.push(sql`exists (
      select from trail_contents where trail_id = trails.id and course_id = ${course})`);
  if (category.length > 0) conditions.push(sql`trails.category_id = any(${category}::uuid[])`);
  if (level.length > 0) conditions.push(sql`trails.level_id = any(${level}::uuid[])`);
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

export const listTrailCategories = (db: Database) =>
  db.many<Term>(sql`
    select terms.id, terms.title from terms
    where exists (select from trails where trails.category_id = terms.id and ${onShow})
    order by terms.position, terms.title collate "pt-BR-x-icu", terms.id`);

export type TrailRow = CardRow & Omit<Trail, keyof TrailCard>;

/** The columns of a trail for `asTrail`. */
const trailColumns = ({ viewerId, withInactive }: Audience): Statement => sql`
  ${cardColumns(viewerId)}, trails.description, trails.banners, trails.storage_id,
  ${trailItemsJson} as contents, ${instructorsJson(sql`trails.instructors`)} as instructors,
  ${withInactive ? revisionOf('TRAIL', sql`trails.id`) : sql`null::integer`} as revision`;

/** The same columns in the reply of a change. */
export const changedTrailColumns = trailColumns({ viewerId: null, withInactive: true });

export const asTrail = (row: TrailRow): Trail => asCard(row);

export async function findTrail(
  db: Database,
  id: string,
  { viewerId, withInactive }: Audience,
): Promise<Trail | null> {
  const row = await db.maybe<TrailRow>(sql`
    select ${trailColumns({ viewerId, withInactive })} from trails
    where trails.id = ${id} and not trails.is_deleted and (trails.is_active or ${withInactive})`);
  return row && asCard(row);
}

/** A trail as visitors see it: with its active items. */
export async function findTrailPreview(
  db: Database,
  id: string,
  audience: Pick<Audience, 'withInactive'>,
): Promise<TrailPreview | null> {
  const trail = await findTrail(db, id, { ...audience, viewerId: null });
  return trail && { ...trail, contents: trail.contents.filter(({ isActive }) => isActive) };
}

/** Trails with an item that matches the condition `isItem` on trail_contents. */
export const trailsWith = (isItem: Statement): Statement => sql`(
  select coalesce(json_agg(json_build_object('id', trails.id, 'title', trails.title)
    order by trails.title, trails.id), '[]')
  from trail_contents join trails on trails.id = trail_contents.trail_id and not trails.is_deleted
  where ${isItem})`;

/** The items of a trail; null for an unknown trail. */
export const findTrailItems = (db: Database, trailId: string) =>
  db.maybe<{ contents: TrailContent[] }>(sql`
    select ${trailItemsJson} as contents from trails where id = ${trailId} and not is_deleted`);

/** A user's progress in the course of an item, in whole percents. */
const coursePercentage = (userId: string) => sql`coalesce((
  select floor(100.0 * ${completedContentsQtd} / nullif(courses.contents_qtd, 0))
  from course_progressions
  where course_progressions.course_id = courses.id and course_progressions.user_id = ${userId}
), 0)::integer`;

export async function findTrailProgress(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<TrailProgression | null> {
  const row = await db.maybe<{
    startedAt: string | null;
    completedAt: string | null;
    certificate: Certificate | null;
    items: {
      id: string;
      after: string[];
      isActive: boolean;
      isCompleted: boolean;
      percentage: number;
    }[];
  }>(sql`
    select trail_progressions.started_at, trail_progressions.completed_at,
      (select ${certificateJson} from certificates
        where certificates.user_id = ${userId} and certificates.trail_id = trails.id) as certificate,
      (select coalesce(json_agg(json_build_object('id', trail_contents.id,
          'after', trail_contents.after, 'isActive', ${isCounting},
          'isCompleted', ${hasDone(sql`${userId}::uuid`)},
          'percentage', case when trail_contents.course_id is not null
            then ${coursePercentage(userId)} else 0 end)
          order by trail_contents.position, trail_contents.id), '[]')
        from ${trailItems} where trail_contents.trail_id = trails.id) as items
    from trails
    left join trail_progressions on trail_progressions.trail_id = trails.id
      and trail_progressions.user_id = ${userId}
    where trails.id = ${id} and not trails.is_deleted
      and exists (select from users where users.id = ${userId})`);
  if (!row) return null;
  const { startedAt, completedAt, certificate } = row;
  return {
    trailId: id,
    userId,
    startedAt,
    completedAt,
    certificate,
    ...progressOf(row.items),
    // A completed trail stays completed when items are added.
    isCompleted: completedAt !== null,
  };
}

/** The id of the trail of an item; null for an unknown item or a deleted trail. */
export async function findTrailOfItem(db: Database, id: string): Promise<string | null> {
  const found = await db.maybe<{ trailId: string }>(sql`
    select trail_id from trail_contents join trails on trails.id = trail_id and not is_deleted
    where trail_contents.id = ${id}`);
  return found?.trailId ?? null;
}
