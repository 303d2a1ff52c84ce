import type { Page } from '@sabia/domain/fields.ts';
import type { Live, LiveCard } from '@sabia/domain/lives/live.ts';
import { defaultDurationMinutes, isAddressTold } from '@sabia/domain/lives/live-phase.ts';
import type { Term } from '@sabia/domain/taxonomy/taxonomy.ts';
import { revisionOf } from '../history/history.queries.ts';
import { instructorsJson } from '../instructors/instructors.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { byRelevance, searchIn } from '../platform/db/search.ts';

/** Condition of public listings: active and not deleted. */
const onShow = sql`lives.is_active and not lives.is_deleted`;

/** The end of a live; without one, the usual duration is assumed (domain/src/lives/live-phase.ts). */
const liveEnd = sql`coalesce(lives.ends_at, lives.starts_at + ${defaultDurationMinutes} * interval '1 minute')`;

/** The categories of a live as JSON, in their order. */
export const categoriesJson = (liveId: Statement): Statement => sql`coalesce((
  select json_agg(json_build_object('id', terms.id, 'title', terms.title)
    order by terms.position, terms.title)
  from live_terms join terms on terms.id = live_terms.term_id where live_terms.live_id = ${liveId}
), '[]')`;

const cardColumns = (viewerId: string | null): Statement => sql`
  lives.id, lives.title, lives.short_description, lives.thumb_url, lives.starts_at, lives.ends_at,
  lives.recording_url is not null as has_recording, lives.is_active, lives.created_at,
  lives.updated_at,
  ${categoriesJson(sql`lives.id`)} as categories,
  case when ${viewerId}::uuid is not null then json_build_object(
    'wantsReminder', exists (select from live_reminders
      where live_id = lives.id and user_id = ${viewerId}),
    'hasAttended', exists (select from live_attendances
      where live_id = lives.id and user_id = ${viewerId})) end as viewer`;

const sortings = {
  title: sql`lives.title collate "pt-BR-x-icu"`,
  createdAt: sql`lives.created_at`,
  updatedAt: sql`lives.updated_at`,
  startsAt: sql`lives.starts_at`,
};

interface LivesQuery extends PageQuery {
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
  categories?: readonly string[];
  instructor?: string | undefined;
  when?: 'UPCOMING' | 'PAST' | undefined;
  status?: 'ACTIVE' | 'INACTIVE' | undefined;
  searchKey?: string | undefined;
}

interface Audience {
  viewerId: string | null;
  withInactive: boolean;
  now: Date;
}

/** Default order: upcoming lives, the next one first, then past lives, the latest first. */
export function pageLives(
  db: Database,
  query: LivesQuery,
  audience: Audience,
): Promise<Page<LiveCard>> {
  const { field, criteria = 'asc' } = query;
  return readPage<LiveCard>(db, query, {
    columns: cardColumns(audience.viewerId),
    from: sql`from ${searched(query, audience)} where ${matching(query, audience)}`,
    order: field
      ? orderBy(sortings[field], criteria, sql`lives.id`)
      : sql`${byRelevance(query)}(${liveEnd} <= ${audience.now.toISOString()}) is true,
          abs(extract(epoch from lives.starts_at - ${audience.now.toISOString()}::timestamptz)),
          lives.id`,
  });
}

const visibleTo = ({ withInactive }: Pick<Audience, 'withInactive'>) =>
  withInactive ? sql`not lives.is_deleted` : onShow;

/** The FROM items: the table, with the rows that the search has found. */
function searched({ searchKey }: LivesQuery, audience: Audience): Statement {
  if (!searchKey) return sql`lives`;
  const text = sql`lives.title || ' ' || lives.short_description`;
  const of = { table: sql`lives`, text, visible: visibleTo(audience) };
  return sql`lives join ${searchIn(of, searchKey)} using (id)`;
}

function matching(
  { categories = [], instructor, when, status }: LivesQuery,
  { withInactive, now }: Audience,
): Statement {
  const conditions = [visibleTo({ withInactive })];
  if (status) conditions.push(sql`lives.is_active = ${status === 'ACTIVE'}`);
  if (when === 'PAST') conditions.push(sql`${liveEnd} <= ${now.toISOString()}`);
  if (when === 'UPCOMING') conditions.push(sql`(${liveEnd} <= ${now.toISOString()}) is not true`);
  if (instructor) conditions.push(sql`lives.instructors @> array[${instructor}::uuid]`);
  if (categories.length > 0) {
    conditions.push(sql`exists (select from live_terms
      where live_id = lives.id and term_id = any(${categories}::uuid[]))`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

export const listLiveCategories = (db: Database) =>
  db.many<Term>(sql`
    select terms.id, terms.title from terms
    where exists (select from live_terms join lives on lives.id = live_terms.live_id and ${onShow}
      where live_terms.term_id = terms.id)
    order by terms.position, terms.title collate "pt-BR-x-icu", terms.id`);

const liveColumns = ({ viewerId, withInactive }: Omit<Audience, 'now'>): Statement => sql`
  ${cardColumns(viewerId)}, lives.live_url, lives.recording_url, lives.storage_id,
  ${instructorsJson(sql`lives.instructors`)} as instructors,
  ${withInactive ? revisionOf('LIVE', sql`lives.id`) : sql`null::integer`} as revision`;

/** The columns of a live in the reply of a change. */
export const changedLiveColumns = liveColumns({ viewerId: null, withInactive: true });

export const findLive = (
  db: Database,
  id: string,
  { viewerId, withInactive }: Omit<Audience, 'now'>,
) =>
  db.maybe<Live>(sql`
    select ${liveColumns({ viewerId, withInactive })} from lives
    where lives.id = ${id} and not lives.is_deleted and (lives.is_active or ${withInactive})`);

/** A live as visitors see it. */
export const findLivePreview = (
  db: Database,
  id: string,
  { withInactive }: Pick<Audience, 'withInactive'>,
) =>
  db.maybe<LiveCard>(sql`
    select ${cardColumns(null)} from lives
    where lives.id = ${id} and ${visibleTo({ withInactive })}`);

/** A live as a learner may see it: its address only when it is told (product.md L4). */
export async function findLiveFor(
  db: Database,
  id: string,
  audience: Audience,
): Promise<Live | null> {
  const live = await findLive(db, id, audience);
  const isTold = live && (audience.withInactive || isAddressTold(live, audience.now));
  return isTold ? live : live && { ...live, liveUrl: null };
}

/** A live as a calendar entry. */
export interface CalendarLive {
  id: string;
  title: string;
  shortDescription: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  isCancelled: boolean;
  updatedAt: string;
}

const calendarColumns = sql`
  lives.id, lives.title, lives.short_description, lives.starts_at, ${liveEnd} as ends_at,
  lives.sequence, lives.cancelled_at is not null as is_cancelled, lives.updated_at`;

/** The calendar entry of a live; null if it was never active or has no times. */
export const findCalendarLive = (db: Database, id: string) =>
  db.maybe<CalendarLive>(sql`
    select ${calendarColumns} from lives
    where id = ${id} and starts_at is not null and (${onShow} or cancelled_at is not null)`);

/** The lives of a feed: those of the last three months, all upcoming ones, and cancelled ones for a month. */
export const listCalendarLives = (db: Database, now: Date) =>
  db.many<CalendarLive>(sql`
    select ${calendarColumns} from lives
    where starts_at > ${now.toISOString()}::timestamptz - interval '90 days'
      and (${onShow} or cancelled_at > ${now.toISOString()}::timestamptz - interval '30 days')
    order by starts_at, id`);

/** The user whose feed has this secret; null for a user who is blocked. */
export const findFeedOwner = (db: Database, secret: string) =>
  db.maybe<{ userId: string }>(sql`
    select user_id from live_calendar_feeds
    join users on users.id = user_id and users.blocked_at is null where secret = ${secret}`);
