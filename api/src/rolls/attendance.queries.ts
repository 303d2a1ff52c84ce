import type { Period } from '@sabia/domain/overview/period.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import { attendanceOf } from '@sabia/domain/rolls/attendance.ts';
import {
  attendancePeriod,
  mistakesOfPeriod,
  rollDates,
  type ClassTimes,
} from '@sabia/domain/rolls/roll-dates.ts';
import type { ClassAttendance } from '@sabia/domain/rolls/roll.ts';
import { isPresent } from '../classes/classes.queries.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { leastAttendance } from '../school/school.queries.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { classTimes, countsOf, latestFirst, stateColumns, type StateRow } from './rolls.queries.ts';

interface AttendanceQuery {
  from?: string | undefined;
  to?: string | undefined;
}

interface StudentRow extends StateRow {
  userId: string;
  name: string;
}

/** The attendance of the present students of a class (product.md ROLL5). */
export async function findAttendance(
  db: Database,
  { classId, query }: { classId: string; query: AttendanceQuery },
  { now }: At,
): Promise<ClassAttendance> {
  const { leastPercentage, ...times } = orNotFound(
    await db.maybe<ClassTimes & { leastPercentage: number }>(
      sql`select ${classTimes}, ${leastAttendance} as least_percentage from classes where id = ${classId}`,
    ),
  );
  const period = attendancePeriod(query, rollDates(times, { now }));
  refuseMistakes(mistakesOfPeriod(period));
  const { rollsQtd, students } = await countMarks(db, { classId, period });
  return {
    ...period,
    rollsQtd,
    leastPercentage,
    students: students.map(({ userId, name, ...row }) => {
      const counts = countsOf(row);
      return { userId, name, counts, ...attendanceOf(counts, { leastPercentage }) };
    }),
  };
}

const countMarks = (
  db: Database,
  { classId, period: { from, to } }: { classId: string; period: Period },
) =>
  db.one<{ rollsQtd: number; students: StudentRow[] }>(sql`
    with latest as (
      select distinct on (day, user_id) day, user_id, state from roll_marks
      where class_id = ${classId} and day between ${from}::date and ${to}::date
      order by day, user_id, ${latestFirst}
    ), counted as (select user_id, ${stateColumns} from latest group by user_id)
    select (select count(distinct day) from latest) as rolls_qtd, (
      select coalesce(json_agg(json_build_object('userId', users.id, 'name', users.name,
          'present', coalesce(present, 0), 'absent', coalesce(absent, 0), 'late', coalesce(late, 0),
          'justified', coalesce(justified, 0)) order by users.plain_name, users.id), '[]')
      from class_members join users on users.id = class_members.user_id
      left join counted on counted.user_id = users.id
      where class_members.class_id = ${classId} and class_members.role = 'STUDENT' and ${isPresent}
    ) as students`);
