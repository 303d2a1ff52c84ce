import type { SourceChoice } from '@sabia/domain/gradebook/column-source.ts';
import { assignmentsLimit } from '@sabia/domain/assignments/assignment.ts';
import { isKept, joinedWork } from '../assignments/assignments.queries.ts';
import { earliestOpening } from '../assignments/given-works.queries.ts';
import { isFullyGraded } from '../attempts/attempt-grades.queries.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { latestFirst, stateColumns } from '../rolls/rolls.queries.ts';

interface OfClass {
  classId: string;
  /** Only of these students; without them of all. */
  userIds?: readonly string[] | undefined;
}

/** Condition on `user_id`. */
const isAsked = ({ userIds }: OfClass): Statement =>
  userIds ? sql`user_id = any(${userIds}::uuid[])` : sql`true`;

interface Feeding extends OfClass {
  /** FROM item `latest` with `rules`. It may refer to the row of `classes`. */
  latest: Statement;
  /** Text array of terms that get no marks. */
  closedTerms: Statement;
}

/**
 * WITH query `fed`: the columns of open terms whose source the class still has, with its title. Archived classes have none:
 * their marks change no more.
 */
const fedColumns = ({ classId, latest, closedTerms }: Feeding): Statement => sql`
  fed as materialized (
    select columns.id as column_id, columns.source, columns.source ->> 'kind' as kind,
      columns.source ->> 'measure' as measure, works.work_id, works.title, works.exam_id, works.opens_at,
      (columns.source ->> 'from')::date as first_day, (columns.source ->> 'to')::date as last_day
    from classes cross join lateral ${latest}
    cross join lateral jsonb_to_recordset(latest.rules -> 'columns') as columns(id text, term text, source jsonb)
    cross join lateral (
      select assignments.id as work_id, coalesce(contents.title, practice_exams.title) as title,
        assignments.exam_id, assignments.opens_at
      from assignments ${joinedWork}
      where assignments.id = (columns.source ->> 'assignmentId')::uuid and assignments.class_id = classes.id
      union all
      select mock_exam_events.id, mock_exam_events.title, null, null
      from mock_exam_classes join mock_exam_events on mock_exam_events.id = mock_exam_classes.mock_exam_id
      where mock_exam_events.id = (columns.source ->> 'mockExamId')::uuid and mock_exam_classes.class_id = classes.id
      union all
      select null, null, null, null where columns.source ->> 'kind' = 'ATTENDANCE'
    ) works
    where classes.id = ${classId} and classes.archived_at is null
      and (columns.term is null or columns.term <> all(${closedTerms}))
  )`;

/** From a row of `fed` and one of `attempts`: the mark of 0 to 10, without a limit of decimals. */
const markOfAttempt = sql`case fed.measure
  when 'SHARE' then attempts.correct_average::numeric / 10
  else greatest(0, least(10, (
    select total::numeric / 100 from attempt_scorings where attempt_scorings.attempt_id = attempts.id))) end`;

/** Rows with `column_id`, `user_id` and `mark`: the best attempt from the opening on that awaits no correction (product.md GRADE21). */
const marksOfAssignments = sql`
  select fed.column_id, members.user_id, max(${markOfAttempt}) as mark
  from fed cross join members
  join attempts on attempts.user_id = members.user_id and attempts.exam_id = fed.exam_id
  where fed.kind = 'ASSIGNMENT' and attempts.submitted_at is not null and ${isFullyGraded}
    and (fed.opens_at is null or attempts.started_at >= fed.opens_at
      or attempts.started_at >= coalesce(
        ${earliestOpening({ examId: sql`fed.exam_id`, userId: sql`members.user_id` })}, '-infinity'))
  group by fed.column_id, members.user_id`;

/** The mean of the days of an event, once the answer card of each day counts and awaits no correction. */
const marksOfMockExams = sql`
  select fed.column_id, members.user_id,
    case when count(*) = count(${markOfAttempt}) then avg(${markOfAttempt}) end
  from fed cross join members
  join mock_exam_people on mock_exam_people.mock_exam_id = fed.work_id and mock_exam_people.user_id = members.user_id
  join mock_exam_days on mock_exam_days.mock_exam_id = fed.work_id
  left join mock_exam_cards on mock_exam_cards.mock_exam_id = fed.work_id
    and mock_exam_cards.day = mock_exam_days.day and mock_exam_cards.number = mock_exam_people.number
  left join attempts on attempts.id = mock_exam_cards.attempt_id and attempts.submitted_at is not null
    and not is_conflict and not is_waiting and cardinality(mock_exam_cards.doubts) = 0 and ${isFullyGraded}
  where fed.kind = 'MOCK_EXAM'
  group by fed.column_id, members.user_id`;

/** The attendance in whole percent, rounded down as it is shown (product.md ROLL5). */
const marksOfAttendance = (of: OfClass) => sql`
  select fed.column_id, counted.user_id,
    ((present + late) * 100 / (present + absent + late + justified))::numeric / 10
  from fed cross join lateral (
    select user_id, ${stateColumns} from (
      select distinct on (day, user_id) user_id, state from roll_marks
      where class_id = ${of.classId} and day between fed.first_day and fed.last_day and ${isAsked(of)}
      order by day, user_id, ${latestFirst}) latest
    group by user_id) counted
  where fed.kind = 'ATTENDANCE'`;

/**
 * WITH queries `fed` and `due`: the marks that the sources of columns add now (product.md GRADE22). A typed mark stays. A source
 * without a mark leaves that which it gave before, and takes that of another source away.
 */
export const dueMarks = (feeding: Feeding): Statement => {
  const { classId } = feeding;
  return sql`
  ${fedColumns(feeding)}, members as materialized (
    select user_id from class_members
    where class_id = ${classId} and role = 'STUDENT' and ${isPresent} and exists (select from fed)
      and ${isAsked(feeding)}
  ), given as materialized (
    ${marksOfAssignments} union all ${marksOfMockExams} union all ${marksOfAttendance(feeding)}
  ), last as materialized (
    select distinct on (user_id, column_id) user_id, column_id, number, value, source from gradebook_marks
    where class_id = ${classId} and column_id in (select column_id from fed)
      and ${isAsked(feeding)}
    order by user_id, column_id, number desc
  ), due as materialized (
    select members.user_id, fed.column_id, fed.source, fed.kind, fed.title, fed.first_day, fed.last_day,
      trim_scale(round(given.mark, 2)) as value, coalesce(last.number, 0) + 1 as number
    from fed cross join members
    left join given on given.column_id = fed.column_id and given.user_id = members.user_id
    left join last on last.column_id = fed.column_id and last.user_id = members.user_id
    where case
      when last.source is null then last.value is null and given.mark is not null
      when last.source = fed.source then given.mark is not null and last.value is distinct from round(given.mark, 2)
      else last.value is distinct from round(given.mark, 2) or given.mark is not null end
  )`;
};

/** Of a student, when other rules hold: the mark that the source of a column adds. Null: it takes one away. */
export interface DueMark {
  userId: string;
  columnId: string;
  value: string | null;
}

export const listDueMarks = (db: Database, feeding: Feeding): Promise<DueMark[]> =>
  db.many<DueMark>(sql`
    with ${dueMarks(feeding)} select user_id, column_id, value::text from due`);

export interface SourceTitle {
  columnId: string;
  title: string | null;
}

/** Tells whether sources have marks to add, with the titles of the works of all columns; a work that is gone has none. */
export const findFeeding = (db: Database, feeding: Feeding) =>
  db.one<{ isDue: boolean; sourceTitles: SourceTitle[] }>(sql`
    with ${dueMarks(feeding)}
    select exists (select from due) as is_due, (
      select coalesce(json_agg(json_build_object('columnId', columns.id, 'title', coalesce(
          (select coalesce(contents.title, practice_exams.title) from assignments ${joinedWork}
            where assignments.id = (columns.source ->> 'assignmentId')::uuid and assignments.class_id = classes.id),
          (select title from mock_exam_classes join mock_exam_events on mock_exam_events.id = mock_exam_id
            where mock_exam_id = (columns.source ->> 'mockExamId')::uuid and class_id = classes.id))) order by place), '[]')
      from classes cross join lateral ${feeding.latest}
      cross join lateral rows from (jsonb_to_recordset(latest.rules -> 'columns') as (id text, source jsonb))
        with ordinality as columns(id, source, place)
      where classes.id = ${feeding.classId} and columns.source ->> 'kind' <> 'ATTENDANCE') as source_titles`);

/** From a row with `exam_id`: the exam has a score on the scale of the Enem. */
const hasEnemScore = (examId: Statement) => sql`exists (
  select from exam_scorings join exam_scales on exam_scales.id = scale_id
  where exam_scorings.practice_exam_id = ${examId} and exam_scales.kind = 'ITEM_RESPONSE')`;

/** Newer events than these can be chosen. */
const mostEvents = 100;

/** The works of a class that can give marks: exams that it was given, and its mock exam events, by title. */
export const listSourceChoices = (db: Database, classId: string): Promise<SourceChoice[]> =>
  db.many<SourceChoice>(sql`
    select * from (
      (select 'ASSIGNMENT' as kind, assignments.id, coalesce(contents.title, practice_exams.title) as title,
        ${hasEnemScore(sql`assignments.exam_id`)} as has_score
      from assignments ${joinedWork}
      where assignments.class_id = ${classId} and ${isKept}
        and (practice_exams.id is not null or contents.content_type in ('EXAM', 'PRACTICE_EXAM'))
      limit ${assignmentsLimit})
      union all
      (select 'MOCK_EXAM', mock_exam_events.id, mock_exam_events.title, not exists (
        select from mock_exam_days where mock_exam_id = mock_exam_events.id and not ${hasEnemScore(sql`mock_exam_days.practice_exam_id`)})
      from mock_exam_classes join mock_exam_events on mock_exam_events.id = mock_exam_classes.mock_exam_id
      where mock_exam_classes.class_id = ${classId}
      order by mock_exam_events.created_at desc, mock_exam_events.id limit ${mostEvents})
    ) choices
    order by kind, title collate "pt-BR-x-icu", id`);
