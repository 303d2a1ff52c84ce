import type * as contract from '@sabia/domain/essays/essays.contract.ts';
import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import type { Rubric } from '@sabia/domain/essays/rubric.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { isTaught, taughtBy } from '../classes/class-studies.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { wantedCorrections } from './essays.queries.ts';
import { rubricContent, rubricOf } from './rubrics.queries.ts';

/** Milliseconds without a sign of life after which a claim ends. */
const claimLife = 30 * 60_000;

/** From a row of `essay_corrections`: a claim that has ended. */
export const hasEnded = (correction: Statement, now: Date): Statement =>
  sql`(${correction}.submitted_at is null
    and ${correction}.seen_at < ${new Date(now.getTime() - claimLife).toISOString()}
    and coalesce(${correction}.held_until < ${now.toISOString()}, true))`;

/** From a row of `graded_answers`: the essay is no photographed one. */
export const isText: Statement = sql`graded_answers.response ->> 'kind' = 'OPEN_TEXT'`;

/**
 * From a row of `graded_answers`: a text, or photographed pages that a device keeps and shows, of at most so many bytes. A PDF
 * is opened by another program.
 */
const canBeTakenAlong = (mostBytes: number): Statement =>
  mostBytes === 0
    ? isText
    : sql`(${isText} or ${mostBytes} >= (
        select sum(coalesce(stored.size, ${mostBytes + 1}))
        from jsonb_array_elements(graded_answers.response -> 'files') page
        left join lateral (
          select size from files
          where files.name = substring(page ->> 'url' from '^/files/([a-z0-9]{1,64})')
            and files.url like '%.webp'
          limit 1
        ) stored on true))`;

export interface Claimed {
  userId: string;
  examId: string;
  attemptId: string;
  questionId: string;
  statement: string;
  response: QuestionResponse;
  rubric: string;
  year: number | null;
  rubricContent: Rubric | null;
  turn: number;
  seenAt: string;
  heldUntil: string | null;
}

/**
 * The essays that wait for a correction by a person: columns of `graded_answers`, `questions`, `attempts`, `versions`. The
 * classes of the person, which each essay is compared with, are read once.
 */
export const waiting = (
  columns: Statement,
  { examId, mostBytes = null, viewer: { id: viewerId, isAdmin }, now }: Waiting,
): Statement => sql`
  with taught as materialized (select * from ${taughtBy(viewerId)})
  select ${columns} from graded_answers
  -- Looked up for each answer, in the order of the queue: PostgreSQL would read and sort all for the few that it expects.
  cross join lateral (select * from questions
    where id = graded_answers.question_id and rubric is not null offset 0) questions
  cross join lateral (select * from question_versions where id = graded_answers.version_id offset 0) versions
  cross join lateral (select * from attempts where id = graded_answers.attempt_id offset 0) attempts
  cross join lateral (select from users where id = graded_answers.user_id and closed_at is null offset 0) users
  left join essay_results results on results.attempt_id = graded_answers.attempt_id
    and results.question_id = graded_answers.question_id
  where graded_answers.response is not null and graded_answers.credit is null
    and graded_answers.user_id <> ${viewerId}
    ${mostBytes === null ? sql`` : sql`and ${canBeTakenAlong(mostBytes)}`}
    and (${examId}::uuid is null or attempts.exam_id = ${examId}::uuid)
    and ${isAdmin ? sql`true` : sql`exists (select from taught where ${isTaught} offset 0)`}
    and not exists (
      select from question_annulments annulments
      where annulments.exam_id = attempts.exam_id
        and annulments.question_id = graded_answers.question_id)
    and not exists (
      select from essay_corrections own
      where own.attempt_id = graded_answers.attempt_id
        and own.question_id = graded_answers.question_id and own.corrector_id = ${viewerId})
    and (select count(*) from essay_corrections others
      where others.attempt_id = graded_answers.attempt_id
        and others.question_id = graded_answers.question_id
        and not ${hasEnded(sql`others`, now)}) < ${wantedCorrections}`;

export interface Waiting {
  /** Null: of all exams. */
  examId: string | null;
  /** Only texts and pages of at most so many bytes, which can be corrected without a network; null: all. */
  mostBytes?: number | null;
  viewer: Pick<Viewer, 'id' | 'isAdmin'>;
  now: Date;
}

/** More are not counted. */
const mostCounted = 1000;

/**
 * The essays that a person has claimed, and those that wait for a correction by this person. A claim that has ended is there
 * until another person claims: a sign of life brings it back.
 */
export async function readEssayQueue(
  db: Database,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<AnswerOf<typeof contract.readEssayQueue>> {
  const claimed = await db.many<Claimed>(sql`
    select graded_answers.user_id, attempts.exam_id, graded_answers.attempt_id, graded_answers.question_id,
      versions.statement, graded_answers.response, questions.rubric, questions.year,
      ${rubricContent} as rubric_content, own.turn, own.seen_at, own.held_until
    from essay_corrections own
    join graded_answers on graded_answers.attempt_id = own.attempt_id
      and graded_answers.question_id = own.question_id
    join questions on questions.id = own.question_id
    join question_versions versions on versions.id = graded_answers.version_id
    join attempts on attempts.id = own.attempt_id
    join users on users.id = graded_answers.user_id and users.closed_at is null
    where own.corrector_id = ${viewer.id} and own.submitted_at is null
      and ${viewer.isAdmin ? sql`true` : sql`exists (select from ${taughtBy(viewer.id)} where ${isTaught})`}
    order by own.claimed_at, graded_answers.seq`);
  const { waitingQtd, oldestAt } = await db.one<{
    waitingQtd: number;
    oldestAt: string | null;
  }>(sql`
    select count(*)::integer as waiting_qtd, iso(min(submitted_at)) as oldest_at
    from (${waiting(sql`attempts.submitted_at`, { examId: null, viewer, now })}
      order by graded_answers.seq limit ${mostCounted}) counted`);
  return { claims: claimed.map(asClaimed), waitingQtd, oldestAt };
}

/** Rows with the number of essays that wait for a correction by a person, and the oldest, for each class that they teach. */
export const essaysByClass = ({ userId, now }: { userId: string; now: Date }): Statement => sql`
  with taught as materialized (select * from ${taughtBy(userId)})
  select taught.class_id, count(*) as essays_qtd, min(attempts.submitted_at) as oldest_essay_at
  from (${waiting(sql`attempts.exam_id, attempts.user_id, attempts.submitted_at`, {
    examId: null,
    viewer: { id: userId, isAdmin: false },
    now,
  })}
    order by graded_answers.seq limit ${mostCounted}) attempts
  join taught on ${isTaught}
  group by taught.class_id`;

export function asClaimed({
  rubric,
  year,
  rubricContent: content,
  turn,
  seenAt,
  heldUntil,
  ...essay
}: Claimed): ClaimedEssay & { userId: string; examId: string } {
  const { title, criteria, zeroReasons } = rubricOf({ rubric, year, rubricContent: content });
  return {
    ...essay,
    rubric: {
      title,
      criteria: criteria.map((criterion) => ({ ...criterion, levels: [...criterion.levels] })),
      zeroReasons: [...zeroReasons],
    },
    isForBoard: turn === 4,
    endsAt: new Date(
      Math.max(new Date(seenAt).getTime() + claimLife, new Date(heldUntil ?? 0).getTime()),
    ).toISOString(),
  };
}
