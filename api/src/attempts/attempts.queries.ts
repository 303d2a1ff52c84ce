import type {
  AttemptsPage,
  AttemptSummary,
  ListedAttempt,
} from '@sabia/domain/attempts/attempt.ts';
import type { ExamIds, ExamKey } from '@sabia/domain/exams/exam-ids.ts';
import type { AlternativesOrder } from '@sabia/domain/exams/exam-settings.ts';
import type { DeviceContact } from '@sabia/domain/attempts/device-contact.ts';
import type { TotalScore } from '@sabia/domain/item-response/exam-scale.ts';
import type { LevelingBand } from '@sabia/domain/practice-exams/leveling.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { promptSeconds } from '@sabia/domain/attempts/deadline.ts';
import type { KeyFrom } from '@sabia/domain/attempts/key-release.ts';
import type { TimedArea } from '@sabia/domain/attempts/timed-area.ts';
import { fewestForAverage } from '@sabia/domain/progress/averages.ts';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import { examIdColumns } from '../exams/exam-ids.queries.ts';
import { bestScoreFirst, scoreOfAttempt } from '../item-response/attempt-score.queries.ts';
import { questionJson, type QuestionRow } from '../questions/questions.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { knownIds, linesQtd, type LogLine, logJson } from './answer-log.queries.ts';
import { annulmentJson } from './attempt-grades.queries.ts';
import { keyFrom as keyFromOf } from './key-release.queries.ts';

/** The title of an attempt at the error notebook. */
export const notebookTitle = 'Caderno de erros';

/** An attempt with the answer key. It must not be sent to a client except through attempt-replies.ts. */
export interface AttemptRow extends Omit<AttemptSummary, keyof ExamIds>, ExamKey {
  userId: string;
  title: string;
  /** The average score of all learners at the exam, as of the last tally; null below 20 learners. */
  average: number | null;
  /** Of the leveling exam; else null. */
  levelingBands: LevelingBand[] | null;
  /** Of the exam now; null: no limit. */
  attemptsLimit: number | null;
  /** The exam limits its attempts, and the learner has passed it or has used them all. */
  isLimitOver: boolean;
  /** Of the exam now. */
  keyFrom: KeyFrom;
  /** The setting of the exam at the start of the attempt (product.md A20). */
  alternativesOrder: AlternativesOrder;
  /** Null: one time for all questions. */
  timedAreas: TimedArea[] | null;
  questions: QuestionRow[];
  /**
   * The last answer of each device to each question, in the order of arrival; `answeredAt` is no earlier than that of an
   * earlier answer of the device. Empty after submission.
   */
  log: LogLine[];
  /** The number of all lines of the log. */
  linesQtd: number;
  /** The ids of the lines that the log has; of `findLog` those that were sent. Empty after submission. */
  knownIds: string[];
  /** Empty without any deadline, and after submission. */
  contacts: DeviceContact[];
  /** All answers of a submitted attempt; the answers so far of a quick question. */
  graded: {
    questionId: string;
    alternativeId: string | null;
    response: QuestionResponse | null;
    isCorrect: boolean;
    /** Of a response: 0 to 1, or null while it awaits its correction. Undefined for other answers. */
    credit?: number | null;
    comment?: string | null;
    timeSpent: number | null;
    topic?: string | null;
  }[];
}

/**
 * The answer key by which an attempt is graded: that of the version that the learner saw, unless a later
 * version regrades and its right alternative was among those of the seen version.
 */
export const keyInForce = sql`coalesce((
  select later.right_alternative_id from question_versions later
  where later.question_id = versions.question_id and later.number > versions.number
    and later.regrades and later.withdrawn_at is null
    and versions.alternatives @> jsonb_build_array(jsonb_build_object('id', later.right_alternative_id))
  order by later.number desc limit 1), versions.right_alternative_id)`;

const idsOfParts = (version: string) =>
  version === 'later'
    ? sql`jsonb_path_query_array(later.task, 'strict $.**.id')`
    : sql`jsonb_path_query_array(versions.task, 'strict $.**.id')`;

/**
 * From a row of `question_versions` named `versions`: task and key of the later version by which an attempt at a
 * question with a task is graded, or null: the last one that regrades and has the parts of the seen version.
 */
export const taskInForce = sql`case when versions.task is not null then (
  select json_build_object('task', later.task, 'answerKey', later.answer_key)
  from question_versions later
  where later.question_id = versions.question_id and later.number > versions.number
    and later.regrades and later.withdrawn_at is null
    and ${idsOfParts('later')} @> ${idsOfParts('versions')}
    and ${idsOfParts('versions')} @> ${idsOfParts('later')}
  order by later.number desc limit 1) end`;

/** From a row of `question_versions` named `versions`: the question as an attempt has it. */
export const pinnedQuestionJson = (
  order: Statement,
  inExam: { weight?: Statement; annulment?: Statement } = {},
) => questionJson(order, { right: keyInForce, inForce: taskInForce, ...inExam });

/** From rows of `attempts` and `versions`. */
const annulmentInExam = annulmentJson({
  examId: sql`attempts.exam_id`,
  questionId: sql`versions.question_id`,
});

/** From a row of `attempts`: its result; null before the submission. */
export const resultJson = sql`case when attempts.submitted_at is not null then jsonb_build_object(
  'isApproved', attempts.is_approved, 'correctAverage', attempts.correct_average,
  'correctQuestionsQtd', attempts.correct_questions_qtd, 'averageTime', attempts.average_time)
  || case when attempts.awaiting_qtd > 0
    then jsonb_build_object('awaitingQtd', attempts.awaiting_qtd) else '{}' end
  || case when attempts.uncounted_qtd > 0
    then jsonb_build_object('uncountedQtd', attempts.uncounted_qtd) else '{}' end end`;

const listedColumns = sql`
  attempts.id, attempts.number, cardinality(attempts.version_ids) as questions_qtd,
  attempts.passing_score, attempts.deadline, attempts.submitted_at, attempts.read_at, attempts.read_source,
  ${resultJson} as result`;

const contactsJson = sql`(
  select coalesce(json_agg(json_build_object('deviceId', device_id, 'since', iso(since),
    'until', iso(until))), '[]')
  from attempt_contacts
  where attempt_contacts.attempt_id = attempts.id and attempts.submitted_at is null)`;

/**
 * From rows of `attempts` and `graded_answers`: the category of the question, else the section of the same course or the
 * course from which it was drawn.
 */
const topicOfQuestion = sql`(
  select coalesce(terms.title, case
    when questions.exam_id = attempts.exam_id then null
    when sections.course_id = (
      select course_id from sections exam_sections join contents exams on exams.section_id = exam_sections.id
      where exams.id = attempts.exam_id) then sections.title
    else courses.title end)
  from questions left join terms on terms.id = questions.category_id
  left join contents on contents.id = questions.exam_id
  left join sections on sections.id = contents.section_id
  left join courses on courses.id = sections.course_id
  where questions.id = graded_answers.question_id)`;

const gradedJson = sql`(
  select coalesce(json_agg(json_build_object('questionId', graded_answers.question_id,
    'alternativeId', graded_answers.alternative_id, 'isCorrect', graded_answers.is_correct,
    'response', graded_answers.response, 'credit', graded_answers.credit,
    'comment', graded_answers.comment, 'timeSpent', graded_answers.time_spent,
    'topic', ${topicOfQuestion})), '[]')
  from graded_answers where graded_answers.attempt_id = attempts.id)`;

/** The title of the exam with this `exam_id`. */
export const titleOfExam = (examId: Statement) => sql`coalesce(
  (select title from contents where contents.id = ${examId}),
  (select title from practice_exams where practice_exams.id = ${examId}),
  ${notebookTitle}::text)`;

/** From a row of `attempts`. */
export const examTitle = titleOfExam(sql`attempts.exam_id`);

/** From a row of `attempts`: attempts on paper take none away (product.md MOCK13). */
export const attemptsLimit = sql`(coalesce(
  (select attempts_limit from contents where contents.id = attempts.exam_id),
  (select attempts_limit from practice_exams where practice_exams.id = attempts.exam_id))
  + (select count(*) from attempts paper where paper.user_id = attempts.user_id
      and paper.exam_id = attempts.exam_id and paper.read_at is not null)::integer)`;

/** From a row of `attempts`. */
export const isLimitOver = sql`exists (
  select from attempts own
  where own.user_id = attempts.user_id and own.exam_id = attempts.exam_id
    and own.submitted_at is not null and ${attemptsLimit} is not null
    and (own.number >= ${attemptsLimit} or own.is_approved and own.passing_score > 0))`;

/** From a row of `attempts`. */
const keyFromOfExam = sql`coalesce(
  (select ${keyFromOf(sql`contents`)} from contents
    where contents.id = attempts.exam_id and content_type <> 'QUICK_QUESTION'),
  (select ${keyFromOf(sql`practice_exams`)} from practice_exams
    where practice_exams.id = attempts.exam_id))`;

/** From a row of `attempts`. */
const averageOfExam = sql`(
  select correct_average_sum / learners_qtd from exam_tallies
  where exam_tallies.exam_id = attempts.exam_id and learners_qtd >= ${fewestForAverage})`;

/** From a row of `attempts`: an AttemptRow as JSON. */
export const attemptJson = sql`json_build_object(
  'id', attempts.id, 'userId', attempts.user_id, 'examId', attempts.exam_id,
  'examKind', attempts.exam_kind, 'number', attempts.number,
  'questionsQtd', cardinality(attempts.version_ids), 'passingScore', attempts.passing_score,
  'startedAt', iso(attempts.started_at), 'deadline', iso(attempts.deadline),
  'submittedAt', iso(attempts.submitted_at), 'readAt', iso(attempts.read_at), 'readSource', attempts.read_source, 'result', ${resultJson},
  'title', ${examTitle}, 'average', ${averageOfExam}, 'attemptsLimit', ${attemptsLimit}, 'isLimitOver', ${isLimitOver}, 'keyFrom', ${keyFromOfExam},
  'alternativesOrder', attempts.alternatives_order, 'timedAreas', attempts.timed_areas,
  'levelingBands', (select case when is_leveling then leveling_bands end
    from practice_exams where practice_exams.id = attempts.exam_id),
  'questions', (select json_agg(${pinnedQuestionJson(sql`place - 1`, { weight: sql`weight`, annulment: annulmentInExam })} order by place)
    from unnest(attempts.version_ids, attempts.question_weights)
      with ordinality as drawn(version_id, weight, place)
    join question_versions versions on versions.id = drawn.version_id),
  'log', ${logJson(sql`true`)}, 'linesQtd', ${linesQtd},
  'knownIds', ${knownIds(sql`true`)}, 'contacts', ${contactsJson}, 'graded', ${gradedJson})`;

export async function findAttempt(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<AttemptRow | null> {
  const row = await db.maybe<{ attempt: AttemptRow }>(sql`
    select ${attemptJson} as attempt from attempts where id = ${id} and user_id = ${userId}`);
  return row?.attempt ?? null;
}

/** A submitted attempt of one of `people`, a condition on a row of `users`. Deleted accounts have no name to show. */
export const findSubmittedAttempt = (
  db: Database,
  { id, people }: { id: string; people: Statement },
) =>
  db.maybe<{
    attempt: AttemptRow;
    userName: string;
    courseId: string | null;
  }>(sql`
    select ${attemptJson} as attempt, users.name as user_name,
      (select course_id from contents join sections on sections.id = contents.section_id
        where contents.id = attempts.exam_id) as course_id
    from attempts join users on users.id = attempts.user_id
    where attempts.id = ${id} and attempts.submitted_at is not null
      and users.closed_at is null and ${people}`);

/** The part of an attempt that saving answers needs. */
export type AnswerLog = Pick<
  AttemptRow,
  | 'id'
  | 'userId'
  | 'startedAt'
  | 'deadline'
  | 'timedAreas'
  | 'submittedAt'
  | 'log'
  | 'linesQtd'
  | 'knownIds'
  | 'contacts'
  | 'graded'
> & { questions: Pick<QuestionRow, 'id' | 'order' | 'alternatives' | 'task'>[] };

interface AskedLog {
  id: string;
  userId: string;
  sent: readonly { id: string; questionId: string }[];
  /** The devices that report. */
  deviceIds: readonly string[];
}

/** Reads only the questions and responses that the reply needs, because this runs at every click. */
export const findLog = (db: Database, { id, userId, sent, deviceIds }: AskedLog) => {
  const questionIds = sent.map(({ questionId }) => questionId);
  const isTold = sql`(question_id = any(${questionIds}::uuid[])
    or device_id is null or device_id <> all(${deviceIds}::uuid[]))`;
  return db.maybe<AnswerLog>(sql`
    select id, user_id, started_at, deadline, timed_areas, submitted_at, ${logJson(isTold)} as log,
      ${linesQtd} as lines_qtd,
      ${knownIds(sql`answers.id = any(${sent.map((line) => line.id)}::uuid[])`)} as known_ids,
      ${contactsJson} as contacts,
      ${gradedJson} as graded,
      (select coalesce(json_agg(json_build_object('id', versions.question_id,
          'order', array_position(attempts.version_ids, versions.id) - 1,
          'alternatives', versions.alternatives, 'task', versions.task)), '[]')
        from question_versions versions
        where versions.question_id = any(${questionIds}::uuid[])
          and versions.id = any(attempts.version_ids)) as questions
    from attempts where id = ${id} and user_id = ${userId}`);
};

/** These versions of questions, as an attempt with them has them; unknown ones are left out. */
export async function listPinnedQuestions(
  db: Database,
  versionIds: readonly string[],
): Promise<QuestionRow[]> {
  const { questions } = await db.one<{ questions: QuestionRow[] }>(sql`
    select coalesce(json_agg(${pinnedQuestionJson(sql`place - 1`)} order by place), '[]') as questions
    from unnest(${versionIds}::uuid[]) with ordinality as drawn(version_id, place)
    join question_versions versions on versions.id = drawn.version_id`);
  return questions;
}

/** A page of a user's attempts at a content, a practice exam or the error notebook, the newest first. */
export async function pageAttempts(
  db: Database,
  { userId, examId }: { userId: string; examId: string },
  query: PageQuery,
): Promise<AttemptsPage> {
  const from = sql`from attempts where user_id = ${userId} and exam_id = ${examId}`;
  const order = sql`number desc`;
  const columns = sql`${listedColumns}, ${scoreOfAttempt} as score`;
  const page = await readPage<ScoredRow>(db, query, { columns, from, order });
  const listed = { ...page, items: page.items.map(asListed) };
  if (page.total === 0) return { ...listed, best: null };
  const best = await db.maybe<ScoredRow>(sql`
    select ${columns} ${from} and submitted_at is not null
    order by ${bestScoreFirst}, correct_average desc, number limit 1`);
  return { ...listed, best: best && asListed(best) };
}

type ScoredRow = Omit<ListedAttempt, 'score'> & { score: TotalScore | null };

const asListed = ({ score, readAt, readSource, ...attempt }: ScoredRow): ListedAttempt => ({
  ...attempt,
  ...(readAt && { readAt, readSource }),
  ...(score && { score }),
});

/** From a row of `attempts`: the answers that count although they arrived late, or null. */
const lateJson = sql`(
  select case when count(*) > 0 then json_build_object('answersQtd', count(*),
    'arrivedAt', iso(max(late.received_at)),
    'silentSince', (select iso(max(until)) from attempt_contacts
      where attempt_contacts.attempt_id = attempts.id and device_id = any(array_agg(late.device_id))
        and until < min(late.received_at))) end
  from answers late
  where late.attempt_id = attempts.id
    and (late.is_late
      or late.received_at > attempts.deadline + ${promptSeconds} * interval '1 second'))`;

/** A user's attempts at all exams, the newest first. */
export const listLatestAttempts = (db: Database, userId: string, limit: number) =>
  db.many<UserOverview['attempts'][number]>(sql`
    select ${listedColumns}, ${examIdColumns(sql`attempts`)}, attempts.started_at,
      ${examTitle} as title, ${lateJson} as late from attempts
    where user_id = ${userId} order by started_at desc, id desc limit ${limit}`);

/** Attempts submitted before the last restart of the course belong to an earlier round. */
const inThisRound = ({ userId, contentId }: { userId: Statement; contentId: Statement }) => sql`
  submitted_at > coalesce((
    select restarted_at from course_progressions
    join contents on contents.id = ${contentId}
    join sections on sections.id = contents.section_id
      and sections.course_id = course_progressions.course_id
    where course_progressions.user_id = ${userId}), '-infinity')`;

/**
 * A learner's best attempt at a content in the current round of its course (of equal scores the first), with
 * the number of attempts and the date of the last.
 */
export const bestAttempt = ({
  userId,
  contentId,
}: {
  userId: Statement;
  contentId: Statement;
}) => sql`
  select best.correct_average, best.correct_questions_qtd, best.average_time, submitted.*,
    (select coalesce(json_agg(json_build_object('questionId', question_id,
        'alternativeId', alternative_id, 'timeSpent', coalesce(time_spent, 0))), '[]')
      from graded_answers where attempt_id = best.id and alternative_id is not null
    )::jsonb as user_question_answers
  from (
    select count(*) as tries_qtd, max(submitted_at) as date_of_last_try,
      bool_or(attempts.is_approved) as is_approved
    from attempts
    where user_id = ${userId} and exam_id = ${contentId} and ${inThisRound({ userId, contentId })}
  ) submitted
  join lateral (
    select * from attempts
    where user_id = ${userId} and exam_id = ${contentId} and ${inThisRound({ userId, contentId })}
    order by attempts.correct_average desc, number limit 1
  ) best on true`;
