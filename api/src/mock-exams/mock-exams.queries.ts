import type { Page } from '@sabia/domain/fields.ts';
import type {
  MockExamDay,
  MockExamEvent,
  MockExamEventCard,
  OwnMockExamEvent,
} from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { mostListed } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { hasPart } from '../platform/db/search.ts';
import { addedQtd, removedQtd, unlistedQtd, withoutParametersQtd } from './event-checks.queries.ts';

/**
 * FROM items: the students of an event (`mock_exam_people`) who are in one of its classes (`classes`), with their stay
 * (`class_members`). A student of two classes has two rows.
 */
export const peopleInClasses = sql`
  mock_exam_people
  join class_members on class_members.user_id = mock_exam_people.user_id
    and class_members.role = 'STUDENT' and ${isPresent}
  join mock_exam_classes on mock_exam_classes.mock_exam_id = mock_exam_people.mock_exam_id
    and mock_exam_classes.class_id = class_members.class_id
  join classes on classes.id = class_members.class_id`;

/** From a row `days` of `mock_exam_days`: the number of its first question; the days count on. */
export const firstQuestion = sql`(1 + coalesce((
  select sum(cardinality(earlier.question_ids)) from mock_exam_days earlier
  where earlier.mock_exam_id = days.mock_exam_id and earlier.day < days.day), 0))::integer`;

const cardColumns = sql`
  mock_exam_events.id, mock_exam_events.title, mock_exam_events.starts_at, mock_exam_events.colors_qtd,
  (select count(*) from mock_exam_days where mock_exam_id = mock_exam_events.id) as days_qtd,
  (select count(distinct mock_exam_people.number) from ${peopleInClasses}
    where mock_exam_people.mock_exam_id = mock_exam_events.id) as people_qtd,
  mock_exam_events.created_at, mock_exam_events.updated_at`;

const daysJson = sql`(
  select json_agg(json_build_object('day', day, 'practiceExamId', practice_exams.id, 'title', practice_exams.title,
      'questionsQtd', cardinality(days.question_ids),
      'firstQuestion', ${firstQuestion},
      'addedQtd', ${addedQtd}, 'removedQtd', ${removedQtd}, 'withoutParametersQtd', ${withoutParametersQtd}) order by day)
  from mock_exam_days days join practice_exams on practice_exams.id = days.practice_exam_id
  where days.mock_exam_id = mock_exam_events.id)`;

const classesJson = sql`(
  select coalesce(json_agg(json_build_object('id', classes.id, 'title', classes.title, 'peopleQtd', (
      select count(*) from class_members join mock_exam_people on mock_exam_people.user_id = class_members.user_id
      where mock_exam_people.mock_exam_id = mock_exam_events.id and class_members.class_id = classes.id
        and class_members.role = 'STUDENT' and ${isPresent}))
    order by classes.title collate "pt-BR-x-icu", classes.id), '[]')
  from mock_exam_classes join classes on classes.id = mock_exam_classes.class_id
  where mock_exam_classes.mock_exam_id = mock_exam_events.id)`;

/** With the number in the codes of its cards. */
export type NumberedEvent = MockExamEvent & { number: number };

/** An event, or null. */
export const findMockExamEvent = (db: Database, id: string): Promise<NumberedEvent | null> =>
  db.maybe<NumberedEvent>(sql`
    select mock_exam_events.number, ${cardColumns}, ${daysJson} as days, ${classesJson} as classes,
      ${unlistedQtd} as unlisted_qtd
    from mock_exam_events where id = ${id}`);

/** The events, the newest first. */
export const pageMockExamEvents = (
  db: Database,
  query: PageQuery & { searchKey?: string | undefined },
): Promise<Page<MockExamEventCard>> =>
  readPage<MockExamEventCard>(db, query, {
    columns: cardColumns,
    from: sql`from mock_exam_events
      where ${query.searchKey ? hasPart(sql`plain(title)`, query.searchKey) : sql`true`}`,
    order: sql`mock_exam_events.id desc`,
  });

/** The events of the classes that the viewer teaches, and those on whose list the viewer is; the newest first. */
export const listOwnMockExams = (
  db: Database,
  viewer: Pick<Viewer, 'id'>,
): Promise<OwnMockExamEvent[]> =>
  db.many<OwnMockExamEvent>(sql`
    select mock_exam_events.id, mock_exam_events.title, mock_exam_events.starts_at, own.role, own.classes, (
        select json_agg(json_build_object('day', day, 'title', practice_exams.title) order by day)
        from mock_exam_days join practice_exams on practice_exams.id = practice_exam_id
        where mock_exam_id = mock_exam_events.id) as days
    from (
      select mock_exam_id, case when bool_or(class_members.role <> 'STUDENT') then 'READER' else 'STUDENT' end as role,
        json_agg(json_build_object('id', classes.id, 'title', classes.title)
          order by classes.title collate "pt-BR-x-icu", classes.id) as classes
      from class_members
      join classes on classes.id = class_members.class_id
      join mock_exam_classes on mock_exam_classes.class_id = classes.id
      where class_members.user_id = ${viewer.id} and ${isPresent} and (class_members.role <> 'STUDENT' or exists (
        select from mock_exam_people where mock_exam_people.mock_exam_id = mock_exam_classes.mock_exam_id
          and mock_exam_people.user_id = class_members.user_id))
      group by mock_exam_id
      order by mock_exam_id desc limit ${mostListed}
    ) own join mock_exam_events on mock_exam_events.id = own.mock_exam_id
    order by mock_exam_events.id desc`);

/** A student with a card: the number, the name, and the first of the student's classes in the event. */
export interface CardHolder {
  id: string;
  number: number;
  name: string;
  className: string;
}

/** The students of an event who get a card, by class and name; of one class if asked. */
export const listCardHolders = (
  db: Database,
  { id, classId }: { id: string; classId?: string | undefined },
): Promise<CardHolder[]> =>
  db.many<CardHolder>(sql`
    select users.id, mock_exam_people.number, users.name, min(classes.title collate "pt-BR-x-icu") as class_name
    from ${peopleInClasses} join users on users.id = mock_exam_people.user_id
    where mock_exam_people.mock_exam_id = ${id} and users.closed_at is null
      and (${classId ?? null}::uuid is null or classes.id = ${classId ?? null}::uuid)
    group by mock_exam_people.number, users.id
    order by class_name, users.plain_name, mock_exam_people.number`);

/** A day of an event, or null. */
export const findMockExamDay = (
  db: Database,
  { id, day }: { id: string; day: number },
): Promise<Pick<MockExamDay, 'questionsQtd' | 'firstQuestion'> | null> =>
  db.maybe(sql`
    select cardinality(question_ids) as questions_qtd, ${firstQuestion} as first_question
    from mock_exam_days days where mock_exam_id = ${id} and day = ${day}`);

/** JSON array of the events with a practice exam, by title. */
export const mockExamsWith = (practiceExamId: Statement): Statement => sql`(
  select coalesce(json_agg(json_build_object('id', mock_exam_events.id, 'title', mock_exam_events.title)
    order by mock_exam_events.title collate "pt-BR-x-icu", mock_exam_events.id), '[]')
  from mock_exam_days join mock_exam_events on mock_exam_events.id = mock_exam_days.mock_exam_id
  where mock_exam_days.practice_exam_id = ${practiceExamId})`;
