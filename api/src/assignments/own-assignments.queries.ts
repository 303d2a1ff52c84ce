import type { OwnAssignment } from '@sabia/domain/assignments/assignment.ts';
import { isToDo, statusOf } from '@sabia/domain/assignments/due-moment.ts';
import { extraMinutes } from '@sabia/domain/attempts/deadline.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { sliceOf, type PageQuery } from '../platform/db/paging.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import { isAvailable, joinedWork, workColumns, type Work } from './assignments.queries.ts';
import { asDate, termsOfGiven, type GivenWorkRow } from './given-works.queries.ts';
import { workDone } from './work-done.queries.ts';

interface Given extends GivenWorkRow {
  classId: string;
  classTitle: string;
  timeZone: string;
}

interface OwnRow extends Work, Pick<OwnAssignment, 'begunAt' | 'handedInAt'> {
  given: [Given, ...Given[]];
  timeLimitMinutes: number | null;
  extraTimePercent: number;
}

interface OwnQuery extends PageQuery {
  state: 'TO_DO' | 'OVER';
}

/** The works of a student, one for each content or practice exam (product.md DUE3, DUE5). */
export async function pageOwnAssignments(
  db: Database,
  { state, ...query }: OwnQuery,
  { userId, now }: { userId: string; now: Date },
): Promise<Page<OwnAssignment>> {
  const rows = await db.many<OwnRow>(sql`
    with own as (
      select assignments.exam_id, assignments.exam_kind,
        case when bool_and(assignments.opens_at is not null) then min(assignments.opens_at) end as opens_at,
        json_agg(json_build_object('classId', classes.id, 'classTitle', classes.title,
          'timeZone', classes.time_zone, 'opensAt', iso(assignments.opens_at), 'dueAt', iso(assignments.due_at),
          'late', assignments.late, 'extendedTo', (select iso(extended_to) from assignment_extensions
            where assignment_id = assignments.id and assignment_extensions.user_id = ${userId}))
          order by classes.title, classes.id) as given
      from class_members
      join classes on classes.id = class_members.class_id and classes.archived_at is null
      join assignments on assignments.class_id = classes.id
      where class_members.user_id = ${userId} and class_members.role = 'STUDENT'
        and class_members.left_at is null
      group by assignments.exam_id, assignments.exam_kind
    )
    select ${workColumns}, assignments.given, iso(done.begun_at) as begun_at, iso(done.handed_in_at) as handed_in_at,
      coalesce(practice_exams.time_limit_minutes, contents.time_limit_minutes) as time_limit_minutes,
      ${extraTimePercentOf(sql`${userId}::uuid`)} as extra_time_percent
    from own assignments ${joinedWork}
    cross join lateral ${workDone(sql`${userId}::uuid`, sql`assignments.opens_at`)}
    where ${isAvailable}`);
  const works = rows
    .map((row) => asOwn(row, now))
    .filter(({ status }) => isToDo(status) === (state === 'TO_DO'));
  const ordered = works.toSorted((one, other) => {
    const [a, b] = [one.dueAt ?? never, other.dueAt ?? never];
    const byDue = a < b ? -1 : Number(a > b);
    return (state === 'TO_DO' ? byDue : -byDue) || one.title.localeCompare(other.title, 'pt-BR');
  });
  return sliceOf(ordered, query);
}

/** Of a work without a due moment the end is after all others; ISO instants are ordered like their texts. */
const never = '9999';
const endOf = ({ dueAt, extendedTo }: Given): string =>
  dueAt === null || (extendedTo !== null && extendedTo < dueAt)
    ? (dueAt ?? never)
    : (extendedTo ?? dueAt);

function asOwn(row: OwnRow, now: Date): OwnAssignment {
  const { given, timeLimitMinutes, extraTimePercent, ...work } = row;
  const terms = termsOfGiven(given, extraMinutes({ timeLimitMinutes, extraTimePercent }));
  const done = { begunAt: asDate(work.begunAt), handedInAt: asDate(work.handedInAt) };
  const [first] = given;
  const latest = given.reduce((one, other) => (endOf(other) > endOf(one) ? other : one), first);
  return {
    ...work,
    classes: given.map(({ classId, classTitle }) => ({ id: classId, title: classTitle })),
    timeZone: latest.timeZone,
    opensAt: terms.opensAt?.toISOString() ?? null,
    dueAt: terms.dueAt?.toISOString() ?? null,
    late: terms.late,
    status: statusOf(terms, done, now),
  };
}
