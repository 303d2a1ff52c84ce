import type { ExamCalibration } from '@sabia/domain/item-response/calibrations.contract.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { isAnnulled } from '../attempts/attempt-grades.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** The newest first attempts that a calibration uses. */
const usedAttempts = 2000;

/** From a row of `practice_exams`: its newest submitted first attempts of learners. */
const firstAttempts = sql`
  select attempts.id from attempts join users on users.id = attempts.user_id and users.is_tallied
  where attempts.exam_id = practice_exams.id and attempts.number = 1
    and attempts.submitted_at is not null
  order by attempts.submitted_at desc, attempts.id desc limit ${usedAttempts}`;

/** Condition on `practice_exams`: questions have published parameters, whose axis is another one. */
const isPublished = sql`exists (
  select from questions join question_parameters on question_parameters.question_id = questions.id
  where questions.exam_id = practice_exams.id and questions.deleted_at is null
    and question_parameters.sample is null)`;

/** Condition on `questions`: the server says of each answer if it is right, which takes the whole credit. */
const isGradedByServer = sql`exists (
  select from question_versions versions
  where versions.id = questions.version_id and versions.kind <> all(${kindsCorrectedByPeople}))`;

/** Condition on `practice_exams`: its scores come from item parameters. */
const hasItemResponse = sql`exists (
  select from exam_scorings join exam_scales on exam_scales.id = scale_id
  where exam_scorings.practice_exam_id = practice_exams.id and exam_scales.kind = 'ITEM_RESPONSE')`;

/** Null if the exam is deleted or unknown. */
export const findCalibration = (db: Database, id: string): Promise<ExamCalibration | null> =>
  db.maybe<ExamCalibration>(sql`
    select
      case when ${isPublished} then 'PUBLISHED' when requested_at is null then 'NONE'
        when failed_at >= requested_at then 'FAILED' when calibrated_at is null or calibrated_at < requested_at then 'WAITING' else 'DONE' end as status,
      (select count(*) from (${firstAttempts}) used) as attempts_qtd,
      ${hasItemResponse} as is_used, calibrated_at, accepted_at, model,
      (select coalesce(json_agg(json_build_object('questionId', id, 'number', number,
          'answersQtd', coalesce(answers_qtd, 0), 'isCorrectedByPeople', not is_graded_by_server,
          'parameters', case when a is not null
            then json_build_object('a', a, 'b', b, 'error', error, 'fit', fit) end) order by number), '[]')
        from (
          select questions.id, answers_qtd, a, b, error, fit, ${isGradedByServer} as is_graded_by_server,
            row_number() over (order by questions.position, questions.id) as number
          from questions left join calibrated_questions on calibrated_questions.question_id = questions.id
          where questions.exam_id = practice_exams.id and questions.deleted_at is null
        ) numbered) as questions
    from practice_exams left join calibrations on calibrations.practice_exam_id = practice_exams.id
    where practice_exams.id = ${id} and not practice_exams.is_deleted`);

export interface GivenAnswers {
  /** The questions of the exam now, in order. */
  questionIds: string[];
  /** By attempt: the answered questions, and if right. */
  attempts: Record<string, boolean>[];
}

/** The answers of the attempts that a calibration uses. */
export const listGivenAnswers = (db: Database, practiceExamId: string): Promise<GivenAnswers> =>
  db.one<GivenAnswers>(sql`
    select
      array(select questions.id from questions
        where questions.exam_id = practice_exams.id and questions.deleted_at is null
          and ${isGradedByServer} and not ${isAnnulled(sql`questions.id`)}
        order by questions.position, questions.id) as question_ids,
      (select coalesce(json_agg(given), '[]') from (
        select json_object_agg(question_id, is_correct) as given
        from graded_answers where attempt_id in (${firstAttempts}) group by attempt_id
      ) of_attempt) as attempts
    from practice_exams where practice_exams.id = ${practiceExamId}`);
