import type { BookletOrder } from '@sabia/domain/mock-exams/booklet-order.ts';
import type { OwnMockExam } from '@sabia/domain/mock-exams/own-mock-exam.ts';
import { codeReadableFrom } from '@sabia/domain/mock-exams/opening-code-readers.ts';
import type { ListedSeal, PreparedSeal, SealedExam } from '@sabia/domain/mock-exams/sealed-exam.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { questionJson, type QuestionRow } from '../questions/questions.queries.ts';
import { extraTimePercentOf } from '../users/extra-time.queries.ts';
import { firstQuestion, peopleInClasses } from './mock-exams.queries.ts';
import type { Reader } from './readings.queries.ts';

/** An event and one of its days. */
export interface EventDay {
  id: string;
  day: number;
}

/** The columns of a sealed exam for the people who prepare the day. */
export const preparedColumns = sql`day, opening_code, bytes, sealed_at, started_at`;

/** The sealed exams of an event by day, as the viewer may read them; null if there is no such event. */
export async function listSeals(
  db: Database,
  id: string,
  { viewer, now }: { viewer: Reader; now: Date },
): Promise<ListedSeal[] | null> {
  const rows = await db.many<SealRow | (Omit<SealRow, 'day'> & { day: null })>(sql`
    select ${preparedColumns}, starts_at, exists (
        select from mock_exam_people
        where mock_exam_people.mock_exam_id = mock_exam_events.id and user_id = ${viewer.id}) as is_listed
    from mock_exam_events left join mock_exam_seals on mock_exam_id = mock_exam_events.id
    where mock_exam_events.id = ${id} order by day`);
  if (rows.length === 0) return null;
  return rows
    .filter((row) => row.day !== null)
    .map(({ startsAt, isListed, ...seal }) => {
      if (viewer.isAdmin) return { ...seal, codeFrom: null };
      const codeFrom = codeReadableFrom(seal, { startsAt, isListed });
      const isTold = codeFrom !== null && codeFrom <= now.toISOString();
      return { ...seal, openingCode: isTold ? seal.openingCode : null, codeFrom };
    });
}

type SealRow = PreparedSeal & { startsAt: string | null; isListed: boolean };

/** A sealed exam, or null. */
export const findSeal = (db: Database, { id, day }: EventDay): Promise<PreparedSeal | null> =>
  db.maybe<PreparedSeal>(sql`
    select ${preparedColumns} from mock_exam_seals where mock_exam_id = ${id} and day = ${day}`);

/** The exam of a day, with its questions as they are now. */
export interface ExamOfDay {
  title: string;
  timeLimitMinutes: number | null;
  firstQuestion: number;
  /** Those with a line on the answer card in its order, also if they were deleted since; then the essays. */
  questions: QuestionRow[];
}

/** Null if there is no such day. */
export const findExamOfDay = (db: Database, { id, day }: EventDay): Promise<ExamOfDay | null> =>
  db.maybe<ExamOfDay>(sql`
    select practice_exams.title, practice_exams.time_limit_minutes, ${firstQuestion} as first_question,
      (select json_agg(${questionJson(sql`listed.place`)} order by listed.place)
        from (
          select id, place from unnest(days.question_ids) with ordinality lines(id, place)
          union all
          select id, cardinality(days.question_ids) + row_number() over (order by position, id)
          from questions
          where exam_id = practice_exams.id and exam_kind = 'PRACTICE_EXAM' and rubric is not null and deleted_at is null
        ) listed join questions on questions.id = listed.id
        join question_versions versions on versions.id = questions.version_id) as questions
    from mock_exam_days days join practice_exams on practice_exams.id = days.practice_exam_id
    where days.mock_exam_id = ${id} and days.day = ${day}`);

/** The parts by which a reader opens the exam of a day; null for a day that is not sealed, or a reader without a card. */
export const findSealedExam = (
  db: Database,
  { id, day }: EventDay,
  { viewerId, isAdmin }: { viewerId: string; isAdmin: boolean },
): Promise<Omit<SealedExam, 'name' | 'signingKey'> | null> =>
  db.maybe<Omit<SealedExam, 'name' | 'signingKey'>>(sql`
    select day, encode(salt, 'base64') as salt, rounds, translate(encode(wrapped_key, 'base64'), E'\\n', '') as wrapped_key,
      content_url, bytes, ${extraTimePercentOf(sql`${viewerId}::uuid`)} as extra_time_percent, started_at,
      case when started_at is not null then encode(content_key, 'base64') end as content_key
    from mock_exam_seals where mock_exam_id = ${id} and day = ${day} and (${isAdmin}::boolean or exists (
      select from ${peopleInClasses}
      where mock_exam_people.mock_exam_id = mock_exam_seals.mock_exam_id and mock_exam_people.user_id = ${viewerId}))`);

/** An event with its sealed exams, for a student on its list who is in one of its classes; null for others. */
export const findOwnMockExam = (
  db: Database,
  id: string,
  userId: string,
): Promise<OwnMockExam | null> =>
  db.maybe<OwnMockExam>(sql`
    select title, starts_at, (
      select json_agg(json_build_object('day', days.day, 'title', practice_exams.title, 'sealedAt', iso(sealed_at),
        'bytes', bytes, 'startedAt', iso(started_at)) order by days.day)
      from mock_exam_days days join practice_exams on practice_exams.id = days.practice_exam_id
      left join mock_exam_seals on mock_exam_seals.mock_exam_id = days.mock_exam_id and mock_exam_seals.day = days.day
      where days.mock_exam_id = mock_exam_events.id) as days
    from mock_exam_events where id = ${id} and exists (
      select from ${peopleInClasses}
      where mock_exam_people.mock_exam_id = mock_exam_events.id and mock_exam_people.user_id = ${userId})`);

/** The orders of the booklets of a sealed day by colour; null: it is not sealed, or the person is not on the list. */
export async function findSealedOrders(
  db: Database,
  { id, day }: EventDay,
  personId: string,
): Promise<BookletOrder[] | null> {
  const found = await db.maybe<{ orders: BookletOrder[] }>(sql`
    select (select json_agg(lines order by color) from mock_exam_booklets
        where mock_exam_booklets.mock_exam_id = mock_exam_seals.mock_exam_id and mock_exam_booklets.day = mock_exam_seals.day) as orders
    from mock_exam_seals where mock_exam_id = ${id} and day = ${day} and exists (
      select from mock_exam_people
      where mock_exam_people.mock_exam_id = mock_exam_seals.mock_exam_id and user_id = ${personId})`);
  return found?.orders ?? null;
}
