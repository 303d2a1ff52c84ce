import { sql, type Database } from '../platform/db/database.ts';
import { firstQuestion } from './mock-exams.queries.ts';

/** The printed part of a question: its key is not read. */
interface PrintedQuestion {
  statement: string;
  alternatives: string[];
  /** The title of its area. */
  area: string | null;
  language: 0 | 1 | null;
}

/** A booklet of a day. */
export interface Booklet {
  title: string;
  createdAt: string;
  colorsQtd: number;
  /** The number of its first question. */
  firstQuestion: number;
  questions: PrintedQuestion[];
  /** The statements of the essays of the exam. */
  essays: string[];
}

/**
 * A booklet with its questions as they are now, or null. Questions that were deleted after the planning are in it, because
 * the answer card has lines for them.
 */
export const findBooklet = (
  db: Database,
  { id, day, color }: { id: string; day: number; color: number },
): Promise<Booklet | null> =>
  db.maybe<Booklet>(sql`
    select mock_exam_events.title, mock_exam_events.created_at, mock_exam_events.colors_qtd,
      ${firstQuestion} as first_question,
      (select coalesce(json_agg(json_build_object(
          'statement', question_versions.statement,
          'alternatives', array(
            select alternative ->> 'text' from jsonb_array_elements(alternatives) with ordinality listed(alternative, place)
            order by place),
          'area', exam_areas.title, 'language', area_questions.language) order by ordered.place), '[]')
        from unnest(mock_exam_booklets.lines) with ordinality ordered(line, place)
        join questions on questions.id = days.question_ids[ordered.line]
        join question_versions on question_versions.id = questions.version_id
        left join area_questions on area_questions.question_id = questions.id
        left join exam_areas on exam_areas.id = area_questions.area_id) as questions,
      array(
        select statement from questions join question_versions on question_versions.id = questions.version_id
        where questions.exam_id = days.practice_exam_id and questions.exam_kind = 'PRACTICE_EXAM'
          and questions.deleted_at is null and rubric is not null
        order by questions.position, questions.id) as essays
    from mock_exam_days days
    join mock_exam_events on mock_exam_events.id = days.mock_exam_id
    join mock_exam_booklets on mock_exam_booklets.mock_exam_id = days.mock_exam_id
      and mock_exam_booklets.day = days.day and color = ${color}
    where days.mock_exam_id = ${id} and days.day = ${day}`);

/** An event with the number of essays of each day, whose sheets are printed. */
export interface EventEssays {
  number: number;
  title: string;
  createdAt: string;
  days: { day: number; essaysQtd: number }[];
}

/** From a row of `mock_exam_days`. */
export const essaysQtd = sql`(
  select count(*)::integer from questions
  where questions.exam_id = practice_exam_id and questions.exam_kind = 'PRACTICE_EXAM'
    and questions.deleted_at is null and rubric is not null)`;

/** The essays of an event, or null. */
export const findEventEssays = (db: Database, id: string): Promise<EventEssays | null> =>
  db.maybe<EventEssays>(sql`
    select number, title, created_at, (
      select json_agg(json_build_object('day', day, 'essaysQtd', ${essaysQtd}) order by day)
      from mock_exam_days where mock_exam_id = mock_exam_events.id) as days
    from mock_exam_events where id = ${id}`);
