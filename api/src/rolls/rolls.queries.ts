import type { Page } from '@sabia/domain/fields.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import { mistakeOfDate, rollDates, type ClassTimes } from '@sabia/domain/rolls/roll-dates.ts';
import type { Roll, RollDay } from '@sabia/domain/rolls/roll.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { orNotFound } from '../platform/http/serve.ts';

/** The roll call of a day. */
export interface OfDay {
  classId: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** Of a row of `classes`: what the days of its roll calls depend on. */
export const classTimes: Statement = sql`classes.created_at, classes.archived_at, classes.time_zone`;

/** Condition: by the row of `class_members` the person is a student of the class of `classes` on a day of its zone. */
export const studiesOn = (date: string): Statement => sql`(class_members.role = 'STUDENT'
  and (class_members.joined_at at time zone classes.time_zone)::date <= ${date}::date
  and (class_members.left_at is null or (class_members.left_at at time zone classes.time_zone)::date >= ${date}::date))`;

/** Refuses a day that has no roll call (product.md ROLL3). */
export function requireDate(date: string, times: ClassTimes, at: At): void {
  const mistake = mistakeOfDate(date, times, at);
  if (mistake) throw invalid('date', mistake);
}

/** Order of the marks of a student and a day: the first one counts (product.md ROLL2). */
export const latestFirst: Statement = sql`roll_marks.marked_at desc, roll_marks.id desc`;

/** The numbers of students of each state, as columns, from rows with a `state`. */
export const stateColumns: Statement = sql`
  count(*) filter (where state = 'PRESENT') as present, count(*) filter (where state = 'ABSENT') as absent,
  count(*) filter (where state = 'LATE') as late, count(*) filter (where state = 'JUSTIFIED') as justified`;

export interface StateRow {
  present: number;
  absent: number;
  late: number;
  justified: number;
}

export const countsOf = ({ present, absent, late, justified }: StateRow): RollDay['counts'] => ({
  PRESENT: present,
  ABSENT: absent,
  LATE: late,
  JUSTIFIED: justified,
});

/** Condition: a class has a roll call on a day. */
export const hasRollOn = ({ classId, day }: { classId: Statement; day: Statement }): Statement =>
  sql`exists (select from roll_marks where roll_marks.class_id = ${classId} and roll_marks.day = ${day})`;

/** Also of students who have left or were deleted. */
const countsOn = (classId: string, date: Statement) => sql`
  select ${stateColumns} from (
    select distinct on (roll_marks.user_id) state from roll_marks
    where class_id = ${classId} and day = ${date}
    order by roll_marks.user_id, ${latestFirst}
  ) counting`;

/** The days with a roll call, the newest first. */
export async function pageRolls(
  db: Database,
  { classId, query }: { classId: string; query: PageQuery },
): Promise<Page<RollDay>> {
  const page = await readPage<StateRow & { date: string }>(db, query, {
    columns: sql`days.day::text as date, counts.*`,
    from: sql`
      from (select distinct day from roll_marks where class_id = ${classId}) days
      cross join lateral (${countsOn(classId, sql`days.day`)}) counts`,
    order: sql`days.day desc`,
  });
  return {
    ...page,
    items: page.items.map(({ date, ...counts }) => ({ date, counts: countsOf(counts) })),
  };
}

type Students = Roll['students'];

/** The students of a day with the marks that count. Deleted accounts are left out. */
export async function findRoll(db: Database, { classId, date }: OfDay, { now }: At): Promise<Roll> {
  const { title, ...times } = orNotFound(
    await db.maybe<ClassTimes & { title: string }>(
      sql`select title, ${classTimes} from classes where id = ${classId}`,
    ),
  );
  requireDate(date, times, { now });
  const students = await db.many<Students[number]>(sql`
    select users.id as user_id, users.name, latest.state, latest.marked_at, latest.marked_by
    from (
      select class_members.user_id from class_members join classes on classes.id = class_members.class_id
      where class_members.class_id = ${classId} and ${studiesOn(date)}
      union select user_id from roll_marks where class_id = ${classId} and day = ${date}
    ) listed
    -- Each student is looked up: by names PostgreSQL would search among all users.
    cross join lateral (select * from users where users.id = listed.user_id offset 0) users
    left join lateral (
      select roll_marks.state, marked_at, case when markers.closed_at is null then markers.name end as marked_by
      from roll_marks join users markers on markers.id = roll_marks.marked_by
      where class_id = ${classId} and day = ${date} and roll_marks.user_id = users.id
      order by ${latestFirst} limit 1
    ) latest on true
    where users.closed_at is null
    order by users.plain_name, users.id`);
  return { date, classTitle: title, ...rollDates(times, { now }), students };
}
