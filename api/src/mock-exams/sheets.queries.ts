import type { EventOfSheets, SheetPlace } from '@sabia/domain/mock-exams/sheet-place.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { classOfPerson } from './readings.queries.ts';

export interface KnownSheet extends SheetPlace {
  id: string;
  /** A person corrects the essay, or has given it a mark. */
  isCorrected: boolean;
}

/** An event, the holder of a sheet, and the sheets of the holder. */
export interface SheetState extends EventOfSheets {
  createdAt: string;
  days: (EventOfSheets['days'][number] & { essayIds: string[] })[];
  /** Null: nobody on the list whom the viewer sees. */
  holder: { personId: string; name: string } | null;
  sheets: KnownSheet[];
}

interface Asked {
  id: string;
  /** Of the code; null: the person is named. */
  number: number | null;
  personId: string | null;
}

/** For a sheet with this number in its code, or of this person; null if there is no such event. */
export const findSheetState = (
  db: Database,
  { id, number, personId }: Asked,
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
): Promise<SheetState | null> =>
  db.maybe<SheetState>(sql`
    select mock_exam_events.number, mock_exam_events.created_at, named.number as person_number,
      (select json_agg(json_build_object('day', day, 'essaysQtd', cardinality(essays.ids), 'essayIds', essays.ids) order by day)
        from mock_exam_days cross join lateral (
          select array(
            select questions.id from questions
            where exam_id = practice_exam_id and exam_kind = 'PRACTICE_EXAM' and deleted_at is null and rubric is not null
            order by position, questions.id) as ids) essays
        where mock_exam_days.mock_exam_id = mock_exam_events.id) as days,
      (select json_build_object('personId', users.id, 'name', users.name)
        from mock_exam_people join users on users.id = mock_exam_people.user_id
        where mock_exam_people.mock_exam_id = mock_exam_events.id and mock_exam_people.number = sheet.number
          and users.closed_at is null and (${viewer.isAdmin} or ${classOfPerson(viewer)} is not null)) as holder,
      (select coalesce(json_agg(json_build_object('number', sheets.number, 'day', sheets.day, 'essay', essay,
          'id', sheets.id, 'isCorrected', ${isCorrected})), '[]')
        from mock_exam_sheets sheets
        where sheets.mock_exam_id = mock_exam_events.id and sheets.number = sheet.number) as sheets
    from mock_exam_events
    left join mock_exam_people named on named.mock_exam_id = mock_exam_events.id and named.user_id = ${personId}
    cross join lateral (select coalesce(${number}, named.number) as number) sheet
    where mock_exam_events.id = ${id}`);

/** From a row `sheets`. */
const isCorrected = sql`exists (
  select from mock_exam_cards cards join graded_answers on graded_answers.attempt_id = cards.attempt_id
    and graded_answers.question_id = sheets.question_id
  where cards.mock_exam_id = sheets.mock_exam_id and cards.number = sheets.number and cards.day = sheets.day
    and (credit is not null or exists (
      select from essay_corrections
      where essay_corrections.attempt_id = cards.attempt_id
        and essay_corrections.question_id = sheets.question_id)))`;

interface Written extends SheetPlace {
  eventId: string;
  sheetId: string;
  questionId: string;
  url: string;
  /** The sheet of before; null: it is the first one. */
  before: string | null;
  readBy: string;
  readAt: Date;
}

/**
 * Writes a sheet, and lets its card become an attempt again. False, without an effect: another sheet came in between. The
 * caller holds `paperLocks`, so that the card does not become an attempt at the same time.
 */
export async function writeSheet(tx: Database, sheet: Written): Promise<boolean> {
  const { eventId, number, day, essay, sheetId, questionId, url, before, readBy, readAt } = sheet;
  const written = await tx.run(sql`
    with sheet as (
      insert into mock_exam_sheets as known (mock_exam_id, number, day, essay, id, question_id, url, read_by, read_at)
      values (${eventId}, ${number}, ${day}, ${essay}, ${sheetId}, ${questionId}, ${url}, ${readBy}, ${readAt.toISOString()})
      on conflict (mock_exam_id, number, day, essay) do update set id = excluded.id, question_id = excluded.question_id,
        url = excluded.url, read_by = excluded.read_by, read_at = excluded.read_at
      where known.id = ${before}
      returning 1
    ), waiting as (
      update mock_exam_cards set is_waiting = true
      where mock_exam_id = ${eventId} and number = ${number} and day = ${day} and exists (select from sheet)
    )
    select from sheet`);
  return written > 0;
}
