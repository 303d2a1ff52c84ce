import type { ExamFigures, MissedQuestion } from '@sabia/domain/overview/overview.ts';
import { minimumAnswers } from '@sabia/domain/questions/question-statistics.ts';
import type { Period } from '@sabia/domain/overview/period.ts';
import { isAnnulled, isFullyGraded } from '../attempts/attempt-grades.queries.ts';
import { joinedExam, joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { isCounted } from '../users/counted-users.queries.ts';
import { isIn } from './in-days.ts';

/** Attempts at exams of courses and at practice exams, without quick questions and error notebooks. */
export const listExamFigures = (db: Database, asked: Period & { limit: number }) =>
  db.many<ExamFigures>(sql`
    select ${joinedExam}, tries, awaiting, learners, correct_average, approved_share
    from (
      select attempts.exam_kind, attempts.exam_id, count(*) as tries,
        count(*) filter (where not ${isFullyGraded}) as awaiting,
        count(distinct attempts.user_id) as learners,
        avg(attempts.correct_average) filter (where ${isFullyGraded}) as correct_average,
        100 * avg(attempts.is_approved::integer) filter (where ${isFullyGraded}) as approved_share
      from attempts
      left join contents on contents.id = attempts.exam_id
      where ${isIn(asked, sql`attempts.submitted_at`)} and ${isCounted(sql`attempts.user_id`)}
        and (attempts.exam_kind = 'PRACTICE_EXAM'
          or contents.content_type in ('EXAM', 'PRACTICE_EXAM'))
      group by 1, 2
      order by tries desc, 1, 2 limit ${asked.limit}
    ) tried
    ${joinExam(sql`tried.exam_id`)}
    order by tries desc, tried.exam_kind, tried.exam_id`);

/** The deletion of an account removes responses and keeps their credit. */
const isBlank = sql`num_nonnulls(
  graded_answers.alternative_id, graded_answers.response, graded_answers.credit) = 0`;

interface MissedAsked extends Period {
  limit: number;
  leastAnswers: number;
}

/**
 * The questions missed most in first attempts, counted as in the statistics of a question: a blank answer is no miss,
 * and attempts that await a correction don't count yet. Questions with few data come last. Deleted and annulled questions are left out, because nobody has to improve them.
 */
export const listMissedQuestions = (db: Database, asked: MissedAsked) =>
  db.many<MissedQuestion>(sql`
    with missed as materialized (
      select graded_answers.question_id, count(*) as answers_qtd,
        count(*) filter (where ${isBlank}) as blank_qtd,
        count(*) filter (where not graded_answers.is_correct and not ${isBlank}) as missed_qtd
      from attempts join graded_answers on graded_answers.attempt_id = attempts.id
      where ${isIn(asked, sql`attempts.submitted_at`)} and attempts.number = 1
        and ${isFullyGraded} and ${isCounted(sql`attempts.user_id`)}
        and not ${isAnnulled(sql`graded_answers.question_id`)}
      group by graded_answers.question_id
      having count(*) >= ${asked.leastAnswers}
    )
    select ${joinedExam}, questions.id as question_id, answers_qtd,
      100.0 * missed_qtd / answers_qtd as missed_share,
      100.0 * blank_qtd / answers_qtd as blank_share,
      (select statement from question_versions where id = questions.version_id) as statement
    from missed
    join questions on questions.id = missed.question_id
    ${joinExam(sql`questions.exam_id`)}
    where missed_qtd > 0 and questions.deleted_at is null and contents.deleted_at is null
      and sections.deleted_at is null and courses.is_deleted is not true
      and practice_exams.is_deleted is not true
    order by answers_qtd >= ${minimumAnswers} desc, missed_share desc, blank_share desc, answers_qtd desc, questions.id limit ${asked.limit}`);
