import { teachingRefusal } from '@sabia/domain/classes/class-access.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { Refusal, refuseMistakes } from '@sabia/domain/refusal.ts';
import type { ClassTimes } from '@sabia/domain/rolls/roll-dates.ts';
import type { RollDay, RollEntry } from '@sabia/domain/rolls/roll.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { classLock } from '../classes/class-lock.ts';
import { roleIn } from '../classes/classes.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import {
  classTimes,
  countsOf,
  latestFirst,
  requireDate,
  stateColumns,
  studiesOn,
  type OfDay,
  type StateRow,
} from './rolls.queries.ts';

interface TakenRoll extends OfDay {
  entries: readonly RollEntry[];
}

/**
 * Adds the marks of a roll call (product.md ROLL2): all of them, or none if one is refused. A repetition adds nothing.
 * Changes of the members of the class wait: a teacher who is removed meanwhile adds none.
 */
export function takeRoll(
  db: Database,
  { classId, date, entries }: TakenRoll,
  { viewer, now }: { viewer: Pick<Viewer, 'id' | 'isAdmin'>; now: Date },
): Promise<RollDay> {
  return db.transaction(async (tx) => {
    const { role, studentIds, ...times } = orNotFound(
      await findDay(tx, { classId, date, entries }, viewer),
    );
    const refusal = teachingRefusal(viewer.isAdmin ? 'ADMIN' : role, {});
    if (refusal) throw new Refusal(refusal);
    requireDate(date, times, { now });
    const students = new Set(studentIds);
    refuseMistakes(
      entries.flatMap(({ userId }, index) =>
        students.has(userId.toLowerCase()) ? [] : [{ path: `${index}.userId`, message: noStudent }],
      ),
    );
    const marks = entries.map((entry) => ({
      ...entry,
      markedAt: momentOf(entry, { since: new Date(times.createdAt), now }),
    }));
    return addMarks(tx, { classId, date, marks }, { viewer, now });
  }, classLock(classId));
}

const noStudent = 'Esta pessoa não era estudante da turma neste dia';

/** The class with the role of the viewer, and those of the entries who are students on the day; null without it. */
const findDay = (tx: Database, { classId, date, entries }: TakenRoll, viewer: Pick<Viewer, 'id'>) =>
  tx.maybe<ClassTimes & { role: Exclude<ClassRole, 'STUDENT'> | null; studentIds: string[] }>(sql`
    select ${classTimes}, nullif(${roleIn(viewer.id)}, 'STUDENT') as role, array(
      select distinct user_id from class_members
      where class_members.class_id = classes.id
        and user_id = any(${entries.map(({ userId }) => userId)}::uuid[]) and ${studiesOn(date)}
    ) as student_ids
    from classes where id = ${classId}`);

/** The clock of a device may be wrong: nothing was marked before the class was created, nor later than now. */
function momentOf({ markedAt }: RollEntry, { since, now }: { since: Date; now: Date }): string {
  const moment = markedAt === undefined ? now : new Date(markedAt);
  const earliest = moment < since ? since : moment;
  return (earliest > now ? now : earliest).toISOString();
}

/**
 * Adds the marks that are not stored yet, and counts the states of the day. A mark with the state of the one before it is stored,
 * too: a mark of another device between both may still arrive.
 */
async function addMarks(
  tx: Database,
  { classId, date, marks }: OfDay & { marks: readonly Required<RollEntry>[] },
  { viewer, now }: { viewer: Pick<Viewer, 'id'>; now: Date },
): Promise<RollDay> {
  const counts = await tx.one<StateRow>(sql`
    with added as (
      insert into roll_marks (class_id, day, user_id, state, marked_at, marked_by, received_at)
      select ${classId}, ${date}::date, "userId", given.state, "markedAt", ${viewer.id}, ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given("userId" uuid, state text, "markedAt" timestamptz)
      where not exists (
        select from roll_marks
        where class_id = ${classId} and day = ${date}::date and user_id = "userId"
          and marked_at = "markedAt" and roll_marks.state = given.state)
      returning user_id, state, marked_at, id
    )
    select ${stateColumns} from (
      select distinct on (roll_marks.user_id) state from (
        select user_id, state, marked_at, id from roll_marks where class_id = ${classId} and day = ${date}::date
        union all select * from added
      ) roll_marks
      order by roll_marks.user_id, ${latestFirst}
    ) counting`);
  return { date, counts: countsOf(counts) };
}
