import type { PreparedSeal, SealedExam } from '@sabia/domain/mock-exams/sealed-exam.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isPresent } from '../classes/classes.queries.ts';
import { questionsJson, type QuestionRow } from '../questions/questions.queries.ts';

/** An event and one of its days. */
export interface EventDay {
  id: string;
  day: number;
}

const preparedColumns = sql`day, opening_code, octet_length(content) as bytes, sealed_at, started_at`;

/** The sealed exams of an event by day; null if there is no such event. */
export async function listSeals(db: Database, id: string): Promise<PreparedSeal[] | null> {
  const rows = await db.many<PreparedSeal | { day: null }>(sql`
    select ${preparedColumns}
    from mock_exam_events left join mock_exam_seals on mock_exam_id = mock_exam_events.id
    where mock_exam_events.id = ${id} order by day`);
  if (rows.length === 0) return null;
  return rows.filter((row) => row.day !== null);
}

/** A sealed exam, or null. */
export const findSeal = (db: Database, { id, day }: EventDay): Promise<PreparedSeal | null> =>
  db.maybe<PreparedSeal>(sql`
    select ${preparedColumns} from mock_exam_seals where mock_exam_id = ${id} and day = ${day}`);

/** The exam of a day as it is now: its questions with a line on the card, and essays. */
export interface ExamOfDay {
  title: string;
  timeLimitMinutes: number | null;
  firstQuestion: number;
  questions: QuestionRow[];
}

/** Null if there is no such day. */
export const findExamOfDay = (db: Database, { id, day }: EventDay): Promise<ExamOfDay | null> =>
  db.maybe<ExamOfDay>(sql`
    select practice_exams.title, practice_exams.time_limit_minutes, 1 + coalesce((
        select sum(cardinality(question_ids)) from mock_exam_days earlier
        where earlier.mock_exam_id = ${id} and earlier.day < days.day), 0)::integer as first_question,
      ${questionsJson(sql`questions.exam_id = practice_exams.id and questions.exam_kind = 'PRACTICE_EXAM'
        and (questions.id = any(days.question_ids) or questions.rubric is not null)`)} as questions
    from mock_exam_days days join practice_exams on practice_exams.id = days.practice_exam_id
    where days.mock_exam_id = ${id} and days.day = ${day}`);

interface Reader {
  viewerId: string;
  isAdmin: boolean;
}

/** True for administrators, and for students with a card who are in a class of the event. */
const mayDownload = ({ viewerId, isAdmin }: Reader) => sql`(${isAdmin}::boolean or exists (
  select from mock_exam_people
  join class_members on class_members.user_id = mock_exam_people.user_id
    and class_members.role = 'STUDENT' and ${isPresent}
  join mock_exam_classes on mock_exam_classes.mock_exam_id = mock_exam_people.mock_exam_id
    and mock_exam_classes.class_id = class_members.class_id
  where mock_exam_people.mock_exam_id = mock_exam_seals.mock_exam_id
    and mock_exam_people.user_id = ${viewerId}))`;

/** The parts by which a reader opens the exam of a day; null for a day that is not sealed, or not the reader's. */
export const findSealedExam = (
  db: Database,
  { id, day }: EventDay,
  reader: Reader,
): Promise<Omit<SealedExam, 'name'> | null> =>
  db.maybe<Omit<SealedExam, 'name'>>(sql`
    select day, encode(salt, 'base64') as salt, rounds, translate(encode(wrapped_key, 'base64'), E'\\n', '') as wrapped_key,
      octet_length(content) as bytes, started_at,
      case when started_at is not null then encode(content_key, 'base64') end as content_key
    from mock_exam_seals where mock_exam_id = ${id} and day = ${day} and ${mayDownload(reader)}`);

/** The encrypted content, on the same conditions. */
export async function findSealedContent(
  db: Database,
  { id, day }: EventDay,
  reader: Reader,
): Promise<Buffer | null> {
  const found = await db.maybe<{ content: Buffer }>(sql`
    select content from mock_exam_seals
    where mock_exam_id = ${id} and day = ${day} and ${mayDownload(reader)}`);
  return found?.content ?? null;
}
