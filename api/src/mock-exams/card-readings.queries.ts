import { bookletName } from '@sabia/domain/mock-exams/booklet-order.ts';
import type { CardReadings } from '@sabia/domain/mock-exams/card-readings.ts';
import type { CardMarks } from '@sabia/domain/mock-exams/compare-readings.ts';
import { mostListed } from '@sabia/domain/mock-exams/mock-exam-limits.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { answersOf } from './card-answers.ts';
import { classOfPerson, stateOfCard, withClassName } from './readings.queries.ts';

interface Row extends Pick<CardReadings, 'personId' | 'name' | 'day' | 'state'> {
  className: string | null;
  color: number;
  colorsQtd: number;
  marks: CardMarks;
  doubts: number[];
  readings: (Omit<CardReadings['readings'][number], 'answers' | 'doubles'> & {
    marks: CardMarks;
  })[];
}

/** The card of a person and day with its readings; null if no card was read, or if the viewer does not see the person. */
export async function findCardReadings(
  db: Database,
  { id, personId, day }: { id: string; personId: string; day: number },
  viewer: Pick<Viewer, 'id' | 'isAdmin'>,
): Promise<CardReadings | null> {
  const found = await db.maybe<Row>(sql`
    select users.id as person_id, users.name, ${classOfPerson(viewer)} as class_name, mock_exam_cards.day, mock_exam_cards.color, colors_qtd, ${stateOfCard} as state,
      mock_exam_cards.answers as marks, mock_exam_cards.doubts, (
        select json_agg(json_build_object('id', last.id, 'readerName', users.name, 'readAt', iso(last.read_at),
          'marks', last.answers, 'doubts', last.doubts, 'quality', last.quality, 'state', last.state,
          'changed', last.changed, 'isDecided', last.replaces is not null)
          order by last.is_last desc, last.received_at desc, last.id desc)
        from (
          select *, id = mock_exam_cards.reading_id as is_last from mock_exam_readings
          where mock_exam_id = mock_exam_cards.mock_exam_id and number = mock_exam_cards.number
            and day = mock_exam_cards.day
          order by is_last desc, received_at desc, id desc limit ${mostListed}
        ) last join users on users.id = last.read_by) as readings
    from mock_exam_cards
    join mock_exam_people on mock_exam_people.mock_exam_id = mock_exam_cards.mock_exam_id
      and mock_exam_people.number = mock_exam_cards.number
    join mock_exam_events on mock_exam_events.id = mock_exam_cards.mock_exam_id
    join users on users.id = mock_exam_people.user_id
    where mock_exam_cards.mock_exam_id = ${id} and users.id = ${personId} and mock_exam_cards.day = ${day}
      and users.closed_at is null`);
  if (!found || (found.className === null && !viewer.isAdmin)) return null;
  const { marks, doubts, readings, color, colorsQtd, ...card } = found;
  return {
    ...withClassName(card),
    color: bookletName(color, colorsQtd),
    counted: { ...answersOf(marks), doubts },
    readings: readings.map(({ marks: read, ...reading }) => ({ ...reading, ...answersOf(read) })),
  };
}
