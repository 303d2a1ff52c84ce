import type { Page } from '@sabia/domain/fields.ts';
import type { ReadingSettings } from '@sabia/domain/users/reading-settings.ts';
import type { ListedUser, User } from '@sabia/domain/users/user.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import type { ClassPart } from '@sabia/domain/classes/class-role.ts';
import { classPartOf } from '../classes/teaching.queries.ts';
import { hasScores } from '../item-response/scored-exams.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { childrenOf, isUnder18 } from '../privacy/guardianship.queries.ts';
import { orderBy, readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';
import { attemptUnderWayOf, type WithAttemptUnderWay } from '../attempts/under-way.queries.ts';
import { extraTimePercentOf } from './extra-time.queries.ts';

/** Access to all content at a moment. It ends without any job. */
const hasAccess = (now: Date) => sql`coalesce(users.access_until > ${now.toISOString()}, false)`;

/** The title of the user's level, which is stored as the id of a term or as other text. */
const levelTitle = sql`coalesce(
  (select title from terms where kind = 'levels' and terms.id::text = users.level), users.level)`;

/** The columns of a user in replies, at a moment. */
/** The user may open every course (domain: `hasFullAccess`). */
export const opensEverything = (now: Date) => sql`(users.role = 'ADMIN' or ${hasAccess(now)})`;

export const userColumns = (now: Date) => sql`
  users.id, users.email, users.name, ${levelTitle} as level,
  users.leveling_exam_completed,
  ${hasAccess(now)} as has_active_subscription, ${hasAccess(now)} as is_subscriber,
  users.state, users.city, users.role, users.role = 'ADMIN' as is_admin, users.provider_id,
  users.profile_picture, users.classroom_role, users.classroom_role_active,
  users.classroom_mode_type, users.is_invited, users.created_at`;

/** The columns of a user in listings of administrators. */
export const listedColumns = (now: Date) => sql`
  ${userColumns(now)}, users.blocked_at is not null as is_blocked`;

export const findUser = (db: Database, id: string, now: Date) =>
  db.maybe<User>(sql`select ${userColumns(now)} from users where id = ${id} and closed_at is null`);

/** A provider id is unique within its provider only. */
export const findUserByProvider = (
  db: Database,
  { provider, providerId }: Pick<Claims, 'provider' | 'providerId'>,
  now: Date,
) =>
  db.maybe<User>(sql`
    select ${userColumns(now)} from users where provider_id = ${providerId} and provider = ${provider}`);

/** The user of an identity as the site needs it, with the settings that only they read. */
export const findOwnUser = (
  db: Database,
  { provider, providerId }: Pick<Claims, 'provider' | 'providerId'>,
  now: Date,
) =>
  db.maybe<
    User &
      WithAttemptUnderWay & {
        readingSettings: ReadingSettings | null;
        extraTimePercent: number;
        hasScores: boolean;
        classPart: ClassPart | null;
        isGuardian: boolean;
        stopAt: string | null;
      }
  >(sql`
    select ${userColumns(now)},
      (select settings from reading_settings where user_id = users.id) as reading_settings,
      ${extraTimePercentOf(sql`users.id`)} as extra_time_percent,
      ${attemptUnderWayOf({ userId: sql`users.id`, now })} as attempt_under_way,
      ${hasScores(sql`users.id`)} as has_scores,
      ${classPartOf(sql`users.id`)} as class_part,
      exists (select from ${childrenOf({ guardianId: sql`users.id`, now })}) as is_guardian,
      (select stop_at from guardians where guardians.user_id = users.id and confirmed_at is not null
        and ${isUnder18(sql`users`, now)}) as stop_at
    from users where provider_id = ${providerId} and provider = ${provider}`);

/** Prefers the user who has verified the address or is invited by it. */
export const findUserByEmail = (db: Database, email: string, now: Date) =>
  db.maybe<User>(sql`
    select ${userColumns(now)} from users where lower(email) = ${email}
    order by email_verified desc, is_invited desc, id limit 1`);

export const listUsersByIds = (db: Database, ids: readonly string[], now: Date) =>
  db.many<User>(sql`
    select ${userColumns(now)} from users
    where id = any(${ids}::uuid[]) and closed_at is null order by id`);

const sortings = {
  // Without case and accents.
  name: sql`plain_name`,
  email: sql`email`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

export interface UsersQuery {
  searchKey?: string | undefined;
  isAdmin?: boolean | undefined;
  isSubscriber?: boolean | undefined;
  classroomRole?: string | undefined;
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
}

export const pageUsers = (
  db: Database,
  query: UsersQuery & PageQuery,
  now: Date,
): Promise<Page<ListedUser>> =>
  readPage(db, query, {
    columns: listedColumns(now),
    from: usersMatching(query, now),
    order: orderOf(query),
  });

/** All users of a listing, without pages. */
export const listUsers = (db: Database, query: UsersQuery, now: Date) =>
  db.many<User>(sql`
    select ${userColumns(now)} ${usersMatching(query, now)} order by ${orderOf(query)}`);

function usersMatching(query: UsersQuery, now: Date): Statement {
  const { isAdmin = null, isSubscriber = null } = query;
  return sql`
    from users
    where closed_at is null and ${matchesSearch(query.searchKey)} and ${hasClassroomRole(query)}
      and (${isAdmin}::boolean is null or (role = 'ADMIN') = ${isAdmin})
      and (${isSubscriber}::boolean is null or ${hasAccess(now)} = ${isSubscriber})`;
}

const orderOf = ({ field = 'name', criteria = 'asc' }: UsersQuery) =>
  orderBy(sortings[field], criteria, sql`id`);

/** Invited and blocked administrators do not count, because they can't sign in. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const others = await db.run(sql`
    select from users where role = 'ADMIN' and not is_invited and blocked_at is null and id <> ${id} limit 1`);
  return others > 0;
}

/** The addresses that a user has verified or is invited by. */
export async function listTakenEmails(db: Database, emails: readonly string[]): Promise<string[]> {
  const taken = await db.many<{ email: string }>(sql`
    select lower(email) as email from users
    where lower(email) = any(${emails}) and (email_verified or is_invited)`);
  return taken.map(({ email }) => email);
}

export interface UserSearchQuery {
  terms?: string | undefined;
  limit: number;
  classroomRole?: string | undefined;
  classroomRoleActive?: boolean | undefined;
  classroomModeType?: string | undefined;
}

export function searchUsers(db: Database, query: UserSearchQuery, now: Date): Promise<User[]> {
  const { classroomRoleActive = null, classroomModeType = null } = query;
  return db.many<User>(sql`
    select ${userColumns(now)} from users
    where closed_at is null and ${matchesSearch(query.terms)} and ${hasClassroomRole(query)}
      and (${classroomRoleActive}::boolean is null or classroom_role_active = ${classroomRoleActive})
      and (${classroomModeType}::text is null or classroom_mode_type = ${classroomModeType})
    order by plain_name, id
    limit ${query.limit}`);
}

const hasClassroomRole = ({ classroomRole }: { classroomRole?: string | undefined }) =>
  classroomRole ? sql`classroom_role = ${classroomRole}` : sql`true`;

const matchesSearch = (searchKey: string | undefined) =>
  searchKey ? hasPart(sql`sought`, searchKey) : sql`true`;
