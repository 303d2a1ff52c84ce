import type { Page } from '@sabia/domain/fields.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { Claims } from '@sabia/domain/users/viewer.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orderBy, readPage, type PageAsked } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';

/** Whether everything is open to somebody at a moment: no clock has to strike for it to close. */
const hasAccess = (now: Date) => sql`coalesce(users.access_until > ${now.toISOString()}, false)`;

/** A user as the API tells of one, at a moment. */
export const userColumns = (now: Date) => sql`
  users.id, users.email, users.name, users.level, users.leveling_exam_completed,
  ${hasAccess(now)} as has_active_subscription, ${hasAccess(now)} as is_subscriber,
  users.state, users.city, users.role, users.role = 'ADMIN' as is_admin, users.provider_id,
  users.profile_picture, users.classroom_role, users.classroom_role_active,
  users.classroom_mode_type, users.is_invited, users.created_at`;

export const findUser = (db: Database, id: string, now: Date) =>
  db.maybe<User>(sql`select ${userColumns(now)} from users where id = ${id} and closed_at is null`);

/** Several may have one id, each at a service of their own. */
export const findUserByProvider = (
  db: Database,
  { provider, providerId }: Pick<Claims, 'provider' | 'providerId'>,
  now: Date,
) =>
  db.maybe<User>(sql`
    select ${userColumns(now)} from users where provider_id = ${providerId} and provider = ${provider}`);

/** Of several with the same address, the one who proved it is theirs, or for whom it is kept. */
export const findUserByEmail = (db: Database, email: string, now: Date) =>
  db.maybe<User>(sql`
    select ${userColumns(now)} from users where lower(email) = ${email}
    order by email_verified or is_invited desc, id limit 1`);

export const listUsersByIds = (db: Database, ids: readonly string[], now: Date) =>
  db.many<User>(sql`
    select ${userColumns(now)} from users
    where id = any(${ids}::uuid[]) and closed_at is null order by id`);

const sortings = {
  // Without case and accents, as people look for a name.
  name: sql`plain_name`,
  email: sql`email`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

export interface UsersAsked {
  searchKey?: string | undefined;
  isAdmin?: boolean | undefined;
  isSubscriber?: boolean | undefined;
  field?: keyof typeof sortings | undefined;
  criteria?: 'asc' | 'desc' | undefined;
}

export const pageUsers = (
  db: Database,
  asked: UsersAsked & PageAsked,
  now: Date,
): Promise<Page<User>> =>
  readPage(db, asked, {
    columns: userColumns(now),
    from: fromAsked(asked, now),
    order: orderAsked(asked),
  });

/** All that a listing has pages of. */
export const listUsers = (db: Database, asked: UsersAsked, now: Date) =>
  db.many<User>(sql`
    select ${userColumns(now)} ${fromAsked(asked, now)} order by ${orderAsked(asked)}`);

function fromAsked(asked: UsersAsked, now: Date): Statement {
  const { isAdmin = null, isSubscriber = null } = asked;
  return sql`
    from users
    where closed_at is null and ${matches(asked.searchKey)}
      and (${isAdmin}::boolean is null or (role = 'ADMIN') = ${isAdmin})
      and (${isSubscriber}::boolean is null or ${hasAccess(now)} = ${isSubscriber})`;
}

const orderAsked = ({ field = 'name', criteria = 'asc' }: UsersAsked) =>
  orderBy(sortings[field], criteria, sql`id`);

/** An invitation does not count: somebody who can sign in must be left. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const others = await db.run(sql`
    select from users where role = 'ADMIN' and not is_invited and id <> ${id} limit 1`);
  return others > 0;
}

/** Which of these addresses somebody proved, or is invited by. */
export async function listHeldEmails(db: Database, emails: readonly string[]): Promise<string[]> {
  const held = await db.many<{ email: string }>(sql`
    select lower(email) as email from users
    where lower(email) = any(${emails}) and (email_verified or is_invited)`);
  return held.map(({ email }) => email);
}

export interface UsersSearched {
  terms?: string | undefined;
  limit: number;
  classroomRole?: string | undefined;
  classroomRoleActive?: boolean | undefined;
  classroomModeType?: string | undefined;
}

export function searchUsers(db: Database, asked: UsersSearched, now: Date): Promise<User[]> {
  const { classroomRole = null, classroomRoleActive = null, classroomModeType = null } = asked;
  return db.many<User>(sql`
    select ${userColumns(now)} from users
    where closed_at is null and ${matches(asked.terms)}
      and (${classroomRole}::text is null or classroom_role = ${classroomRole})
      and (${classroomRoleActive}::boolean is null or classroom_role_active = ${classroomRoleActive})
      and (${classroomModeType}::text is null or classroom_mode_type = ${classroomModeType})
    order by plain_name, id
    limit ${asked.limit}`);
}

const matches = (searchKey: string | undefined) =>
  searchKey ? hasPart(sql`sought`, searchKey) : sql`true`;
