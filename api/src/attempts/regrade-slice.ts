import type { AnnulmentChoice } from '@sabia/domain/attempts/annulment.ts';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { coursesLocks } from '../progress/progress-locks.queries.ts';
import { structureVersion, type LearnerInCourse } from '../progress/stale-progress.queries.ts';
import { gradingLock } from './attempts-locks.ts';
import { noticeGrades } from './notice-grades.ts';
import { recomputeGrades } from './recompute-grades.ts';
import { regradeAnswers } from './regrade-answers.ts';
import { reweighAttempts } from './reweigh-attempts.ts';

/** The change of a question, and the attempts that it concerns. */
export interface RegradedQuestion {
  questionId: string;
  /** Of an annulment; null: the attempts at all exams that asked the question. */
  examId: string | null;
  /** The attempts at its exam get its weight. */
  reweighs: boolean;
  /** Of a question with another key; null: the answers keep their credit. */
  kind: QuestionKindName | null;
  /** Of an annulment: the one before it. */
  choiceBefore?: AnnulmentChoice | null;
}

/** The attempts of one transaction: few, because each submission in the school waits for its end. */
const sliceSize = 200;

export interface RegradingSlice {
  attempts: readonly { id: string; userId: string; courseId: string | null }[];
  /** The courses of the attempts. */
  courseIds: readonly string[];
  isLast: boolean;
}

/** Condition on `answer.question_id` and `attempts`. */
const ofExam = (examId: string | null) =>
  examId === null ? sql`true` : sql`attempts.exam_id = ${examId}`;

/** The attempts that answered the question, and with another weight those under way that ask it; of both `part`. */
const affected = (
  { questionId, examId, reweighs }: RegradedQuestion,
  part: (id: Statement) => Statement,
) => sql`(
  (select answer.attempt_id as id from graded_answers answer
  join attempts on attempts.id = answer.attempt_id
  where answer.question_id = ${questionId} and ${ofExam(examId)} and ${part(sql`answer.attempt_id`)})
  union
  (select attempts.id from questions
  join attempts on attempts.exam_id = questions.exam_id and attempts.submitted_at is null
  where ${reweighs}::boolean and questions.id = ${questionId} and attempts.version_ids && array(
      select versions.id from question_versions versions where versions.question_id = questions.id)
    and ${part(sql`attempts.id`)}))`;

export async function countAffected(db: Database, regraded: RegradedQuestion): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::integer as count from ${affected(regraded, () => sql`true`)} affected`,
  );
  return count;
}

/** The attempts after this one, in the order of their ids. */
export async function nextSlice(
  db: Database,
  { after, ...regraded }: RegradedQuestion & { after: string },
): Promise<RegradingSlice> {
  const attempts = await db.many<RegradingSlice['attempts'][number]>(sql`
    select attempts.id, attempts.user_id, sections.course_id
    from ${affected(regraded, (id) => sql`${id} > ${after} order by ${id} limit ${sliceSize}`)} affected
    join attempts on attempts.id = affected.id
    left join contents on contents.id = attempts.exam_id
    left join sections on sections.id = contents.section_id
    order by affected.id limit ${sliceSize}`);
  return {
    attempts,
    courseIds: [...new Set(attempts.flatMap(({ courseId }) => courseId ?? []))].toSorted(),
    isLast: attempts.length < sliceSize,
  };
}

/** No attempt is graded and no learner goes on in these courses in the meantime. */
export const regradingLocks = (courseIds: readonly string[]) => ({
  exclusive: [...coursesLocks(courseIds), gradingLock],
});

/**
 * Regrades attempts, with what follows from their grades. The same attempts once more change nothing. The caller holds the
 * locks.
 */
export async function regradeSlice(
  tx: Database,
  {
    questionId,
    examId,
    kind,
    reweighs,
    choiceBefore = null,
    slice: { attempts, courseIds },
  }: RegradedQuestion & { slice: RegradingSlice },
  { now }: At,
): Promise<void> {
  const attemptIds = attempts.map(({ id }) => id);
  if (attemptIds.length === 0) return;
  const before = examId === null ? null : { questionId, choice: choiceBefore };
  await noticeGrades(tx, { attemptIds, before }, { now });
  if (courseIds.length > 0) await recomputeStale(tx, attempts, now);
  if (reweighs) await reweighAttempts(tx, { questionId, attemptIds });
  if (kind) await regradeAnswers(tx, { questionId, kind, attemptIds });
  const changed = await recomputeGrades(tx, attemptIds);
  if (changed.length === 0) return;
  await emit(tx, 'answers.regraded', { attempts: changed, now });
  const courseOf = new Map(attempts.map(({ id, courseId }) => [id, courseId]));
  const learners = changed.flatMap(({ id, userId }) => {
    const courseId = courseOf.get(id);
    return courseId ? [{ courseId, userId }] : [];
  });
  if (learners.length > 0) await emit(tx, 'grades.changed', { learners, now });
}

/** Before they get other grades, the learners are recomputed for the earlier changes of their courses. */
async function recomputeStale(
  tx: Database,
  attempts: RegradingSlice['attempts'],
  now: Date,
): Promise<void> {
  const stale = await tx.many<LearnerInCourse>(sql`
    select distinct course_id, user_id
    from unnest(${attempts.map(({ courseId }) => courseId)}::uuid[],
      ${attempts.map(({ userId }) => userId)}::uuid[]) as asked (course_id, user_id)
    join course_progressions using (course_id, user_id)
    where structure_version < ${structureVersion(sql`course_id`)}`);
  if (stale.length > 0) await emit(tx, 'grades.changing', { learners: stale, now });
}
