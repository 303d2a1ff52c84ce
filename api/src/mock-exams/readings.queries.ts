import type { CardReading } from '@sabia/domain/mock-exams/card-reading.ts';
import type { CardPlace, EventOfCards } from '@sabia/domain/mock-exams/card-place.ts';
import type { KnownCard } from '@sabia/domain/mock-exams/compare-readings.ts';
import type { CardMarks } from '@sabia/domain/mock-exams/compare-readings.ts';
import type { ReadingList } from '@sabia/domain/mock-exams/card-reading.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { essaysQtd } from './booklets.queries.ts';
import { firstQuestion } from './mock-exams.queries.ts';

export type Reader = Pick<Viewer, 'id' | 'isAdmin'>;

/** From a row of `classes`: the viewer reads the cards of its students. */
export const isSeenClass = ({ id, isAdmin }: Reader): Statement => sql`(${isAdmin} or exists (
  select from class_members own
  where own.class_id = classes.id and own.user_id = ${id} and own.left_at is null and own.role <> 'STUDENT'))`;

/**
 * From a row of `mock_exam_people`: the first of the person's classes in the event that the viewer may see; null without
 * one. Teachers and monitors see their own classes (product.md MOCK14).
 */
export const classOfPerson = (viewer: Reader): Statement => sql`(
  select min(classes.title collate "pt-BR-x-icu")
  from class_members join classes on classes.id = class_members.class_id
  join mock_exam_classes on mock_exam_classes.class_id = classes.id
  where class_members.user_id = mock_exam_people.user_id and class_members.role = 'STUDENT' and ${isPresent}
    and mock_exam_classes.mock_exam_id = mock_exam_people.mock_exam_id
    and ${isSeenClass(viewer)})`;

/** From a row of `mock_exam_events`: its days with the lines of their cards. */
const daysJson = sql`(
  select json_agg(json_build_object('day', day, 'title', practice_exams.title,
    'questionsQtd', cardinality(question_ids), 'firstQuestion', ${firstQuestion},
    'essaysQtd', ${essaysQtd}) order by day)
  from mock_exam_days days join practice_exams on practice_exams.id = days.practice_exam_id
  where days.mock_exam_id = mock_exam_events.id)`;

/** From a row of `mock_exam_people`: a card of the person was read. */
const hasCard = sql`exists (
  select from mock_exam_cards
  where mock_exam_cards.mock_exam_id = mock_exam_people.mock_exam_id and mock_exam_cards.number = mock_exam_people.number)`;

/** From a row of `mock_exam_people`: the person is a student of the class now. */
export const isStudentOf = (classId: Statement): Statement => sql`exists (
  select from class_members
  where class_members.class_id = ${classId} and class_members.user_id = mock_exam_people.user_id
    and class_members.role = 'STUDENT' and ${isPresent})`;

/**
 * FROM item `listed` with conditions: the people of an event whom the viewer sees, with the class; of one class if asked.
 * Administrators also see people who have left the classes after a card of theirs was read.
 */
export const listedPeople = (id: string, viewer: Reader, classId?: string): Statement => sql`(
  select mock_exam_people.mock_exam_id, mock_exam_people.number, users.id as person_id, users.name, users.plain_name,
    ${classOfPerson(viewer)} as class_name
  from mock_exam_people join users on users.id = mock_exam_people.user_id
  where mock_exam_people.mock_exam_id = ${id} and users.closed_at is null
    and ${classId === undefined ? sql`true` : isStudentOf(sql`${classId}::uuid`)} offset 0
) listed
where class_name is not null or ${viewer.isAdmin} and exists (
  select from mock_exam_people where mock_exam_people.mock_exam_id = listed.mock_exam_id
    and mock_exam_people.number = listed.number and ${hasCard})`;

/** The people of `listedPeople` in the order of answer cards. */
export const orderOfPeople = sql`class_name, plain_name, number`;

/** From a row of `mock_exam_cards`, which may be missing: its state. */
export const stateOfCard = sql`case when mock_exam_cards.number is null then 'NONE'
  when mock_exam_cards.is_conflict then 'CONFLICT'
  when cardinality(mock_exam_cards.doubts) > 0 then 'DOUBTS' else 'READ' end`;

/** From a row of `mock_exam_cards`: the answers of a phone have arrived. */
const isHandedIn = sql`exists (
  select from mock_exam_readings handed
  where handed.mock_exam_id = mock_exam_cards.mock_exam_id and handed.number = mock_exam_cards.number
    and handed.day = mock_exam_cards.day and handed.source = 'PHONE')`;

/** A stored reading, as its repetition is answered. */
export interface StoredReading
  extends CardPlace, Pick<CardReading, 'id' | 'doubts' | 'quality' | 'state' | 'changed'> {
  marks: CardMarks;
}

/** An event, the holder of a card, and what was read of the holder's cards before. */
export interface ReadingState extends EventOfCards {
  createdAt: string;
  /** Null: nobody on the list whom the viewer sees. */
  holder: { personId: string; name: string } | null;
  cards: (KnownCard & {
    day: number;
    color: number;
    readingId: string;
    readAt: string;
    isHandedIn: boolean;
  })[];
  /** The reading with the asked id, whichever card it is of. */
  repeated: StoredReading | null;
}

/** For a reading of a card with this number in its code, or of this person; null if there is no such event. */
export const findReadingState = (
  db: Database,
  {
    id,
    readingId,
    number,
    personId,
  }: { id: string; readingId: string; number: number | null; personId: string | null },
  viewer: Reader,
): Promise<ReadingState | null> =>
  db.maybe<ReadingState>(sql`
    select mock_exam_events.number, mock_exam_events.colors_qtd, mock_exam_events.created_at, named.number as person_number,
      ${daysJson} as days,
      (select json_build_object('personId', users.id, 'name', users.name)
        from mock_exam_people join users on users.id = mock_exam_people.user_id
        where mock_exam_people.mock_exam_id = mock_exam_events.id and mock_exam_people.number = card.number
          and users.closed_at is null and (${viewer.isAdmin} or ${classOfPerson(viewer)} is not null)) as holder,
      (select coalesce(json_agg(json_build_object('day', day, 'color', color, 'marks', answers, 'doubts', doubts,
          'isConflict', is_conflict, 'readingId', reading_id, 'readAt', iso(read_at), 'isHandedIn', ${isHandedIn})), '[]')
        from mock_exam_cards
        where mock_exam_id = mock_exam_events.id and mock_exam_cards.number = card.number) as cards,
      (select json_build_object('id', id, 'number', number, 'day', day, 'color', color, 'marks', answers,
          'doubts', doubts, 'quality', quality, 'state', state, 'changed', changed)
        from mock_exam_readings
        where mock_exam_id = mock_exam_events.id and mock_exam_readings.id = ${readingId}) as repeated
    from mock_exam_events
    left join mock_exam_people named on named.mock_exam_id = mock_exam_events.id and named.user_id = ${personId}
    cross join lateral (select coalesce(${number}, named.number) as number) card
    where mock_exam_events.id = ${id}`);

/** The people of an event whom the viewer sees, with the states of their cards; null if there is no such event. */
export async function listReadingPeople(
  db: Database,
  id: string,
  viewer: Reader,
): Promise<ReadingList | null> {
  const event = await db.maybe<Omit<ReadingList, 'people'>>(sql`
    select title, colors_qtd, ${daysJson} as days, number as event_number from mock_exam_events where id = ${id}`);
  if (!event) return null;
  const people = await db.many<
    Omit<ReadingList['people'][number], 'className'> & { className: string | null }
  >(sql`
    select person_id, listed.number, name, class_name,
      (select json_agg(json_build_object('day', mock_exam_days.day, 'state', ${stateOfCard},
          'readAt', iso(mock_exam_cards.read_at), 'readingId', mock_exam_cards.reading_id, 'essays', array(
            select essay from mock_exam_sheets sheets
            where sheets.mock_exam_id = listed.mock_exam_id and sheets.number = listed.number
              and sheets.day = mock_exam_days.day order by essay)) order by mock_exam_days.day)
        from mock_exam_days left join mock_exam_cards on mock_exam_cards.mock_exam_id = mock_exam_days.mock_exam_id
          and mock_exam_cards.day = mock_exam_days.day and mock_exam_cards.number = listed.number
        where mock_exam_days.mock_exam_id = listed.mock_exam_id) as days
    from ${listedPeople(id, viewer)}
    order by ${orderOfPeople}`);
  return { ...event, people: people.map(withClassName) };
}

/** People who have left the classes of the event have none. */
export const withClassName = <Person extends { className: string | null }>(person: Person) => ({
  ...person,
  className: person.className ?? 'Sem turma',
});
