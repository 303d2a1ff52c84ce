import type { ChildClass } from '@sabia/domain/families/child.ts';
import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { ownResults } from '@sabia/domain/gradebook/own-gradebook.ts';
import { lastDays, longestPeriod } from '@sabia/domain/overview/period.ts';
import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { attendanceOf } from '@sabia/domain/rolls/attendance.ts';
import { isPresent } from '../classes/classes.queries.ts';
import {
  closedTermsOf,
  columnsBegunOf,
  lastRules,
  marksJson,
} from '../gradebook/gradebook.queries.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import { countsOf, latestFirst, stateColumns, type StateRow } from '../rolls/rolls.queries.ts';
import { leastAttendance } from '../school/school.queries.ts';

export interface ClassRow {
  id: string;
  title: string;
  counts: StateRow;
  leastPercentage: number;
  rules: GradebookRules | null;
  closedTerms: string[];
  columnsBegun: string[];
  marks: { columnId: string; value: string }[];
}

/** The most classes of a child that are shown. */
const classesLimit = 20;

const ofClass = sql`class_members.class_id`;

/** The classes of a student, a JSON list of `ClassRow`: roll calls of at most a year, and what the own grade book comes from. */
export const classesJson = (userId: Statement, now: Date): Statement => sql`(
  select coalesce(json_agg(json_build_object('id', ${ofClass}, 'title', class_members.title, 'counts', row_to_json(counts),
      'leastPercentage', ${leastAttendance}, 'rules', latest.rules, 'closedTerms', ${closedTermsOf(ofClass)},
      'columnsBegun', ${columnsBegunOf(ofClass)}, 'marks', ${marksJson}) order by class_members.title, ${ofClass}), '[]')
  from (
    select class_members.class_id, class_members.user_id, classes.title
    from class_members join classes on classes.id = class_members.class_id and classes.archived_at is null
    where class_members.user_id = ${userId} and class_members.role = 'STUDENT' and ${isPresent}
    order by classes.title, classes.id limit ${classesLimit}
  ) class_members
  left join lateral ${lastRules(ofClass)} latest on true
  cross join lateral (
    select ${stateColumns} from (
      select distinct on (day) state from roll_marks
      where roll_marks.user_id = class_members.user_id and roll_marks.class_id = ${ofClass}
        and day >= ${lastDays(longestPeriod, dayInSaoPaulo(now)).from}::date
      order by day, ${latestFirst}) marked
  ) counts)`;

/** A class as the guardian reads it: attendance in percent, marks as the student sees them. */
export function childClassOf({
  id,
  title,
  counts,
  leastPercentage,
  ...book
}: ClassRow): ChildClass {
  const states = countsOf(counts);
  const own = new Map(book.marks.map(({ columnId, value }) => [columnId, value]));
  return {
    id,
    title,
    attendance: {
      ...attendanceOf(states, { leastPercentage }),
      absencesQtd: states.ABSENT + states.JUSTIFIED,
      justifiedQtd: states.JUSTIFIED,
      latesQtd: states.LATE,
      leastPercentage,
    },
    marks: ownResults({ ...book, marks: own }),
  };
}
