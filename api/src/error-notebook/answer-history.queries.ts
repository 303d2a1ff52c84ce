import {
  kindsCorrectedByPeople,
  scoreAnswer,
  type GivenAnswer,
} from '@sabia/domain/questions/question-kind.ts';
import { keyInForce, taskInForce } from '../attempts/attempts.queries.ts';
import { isBlank } from '../attempts/told-blanks.queries.ts';
import { keyOf } from '../questions/questions.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { newAnswers } from './error-notebook.queries.ts';

/** The highest number of new answers per call. */
const batchSize = 1000;

/** An answer of a learner, by the key in force. */
export interface PastAnswer {
  questionId: string;
  isCorrect: boolean;
  answeredAt: string;
}

export interface AnswerHistory {
  /** Of the last one of the new answers; null without any. */
  seq: number | null;
  /** The questions of the new answers. */
  questionIds: string[];
  /** All answers to these questions in exams, reviews and trainings, the earliest first. */
  answers: PastAnswer[];
}

interface AnswerRow extends GivenAnswer {
  questionId: string;
  answeredAt: string;
  /** Null: an answer outside of attempts, which a regrade does not write; `key` is the one in force. */
  isCorrect: boolean | null;
  key: Parameters<typeof keyOf>[0] | null;
}

/**
 * The answers to the questions that have answers which the notebook doesn't know, among them regraded ones; with an attempt
 * those to its blank questions. Blank ones count if the learner has included those of their attempt. Nobody would correct
 * reviews of the kinds that people correct, so those are left out.
 */
export async function listAnswerHistory(
  db: Database,
  { userId, now, blanksOf }: { userId: string; now: Date; blanksOf?: string },
): Promise<AnswerHistory> {
  const asked = blanksOf
    ? sql`select null::bigint as seq, question_id from graded_answers
        where attempt_id = ${blanksOf} and user_id = ${userId} and ${isBlank}`
    : sql`select seq, question_id from graded_answers
        where ${newAnswers(userId)} order by seq limit ${batchSize}`;
  const { answers, ...fresh } = await db.one<
    Omit<AnswerHistory, 'answers'> & { answers: AnswerRow[] }
  >(sql`
    with fresh as (
      ${asked}
    ), given as (
      -- Without the offsets PostgreSQL may read the answers of all learners.
      select graded.question_id, graded.version_id, graded.seq, graded.is_correct,
        null::uuid as alternative_id, null::jsonb as response,
        coalesce(case when contents.content_type = 'QUICK_QUESTION' then (
            select max(received_at) from answers
            where answers.attempt_id = graded.attempt_id and answers.question_id = graded.question_id)
          end, attempts.submitted_at, ${now.toISOString()}) as answered_at
      from (
        select * from graded_answers
        where user_id = ${userId} and question_id in (select question_id from fresh)
          and (not ${isBlank} or exists (select from error_notebook_blanks blanks
            where blanks.user_id = ${userId} and blanks.attempt_id = graded_answers.attempt_id))
        offset 0
      ) graded
      join attempts on attempts.id = graded.attempt_id
      left join contents on contents.id = attempts.exam_id
      union all
      select question_id, version_id, null, null, alternative_id, response, reviewed_at
      from (select * from error_notebook_reviews where user_id = ${userId} offset 0) reviews
      where question_id in (select question_id from fresh)
      union all
      select question_id, version_id, null, null, alternative_id, response, answered_at
      from trainings join training_questions on training_id = trainings.id
      where user_id = ${userId} and answered_at is not null
        and question_id in (select question_id from fresh)
    )
    select (select max(seq) from fresh) as seq,
      (select coalesce(json_agg(distinct question_id), '[]') from fresh) as question_ids,
      (select coalesce(json_agg(json_build_object('questionId', given.question_id,
          'isCorrect', is_correct, 'alternativeId', alternative_id, 'response', response,
          'key', case when is_correct is null then json_build_object(
            'rightAlternativeId', ${keyInForce}, 'task', versions.task,
            'answerKey', versions.answer_key, 'inForce', ${taskInForce}) end,
          'answeredAt', iso(answered_at)) order by answered_at, given.seq), '[]')
        from given join question_versions versions on versions.id = given.version_id
        where versions.kind <> all(${kindsCorrectedByPeople})) as answers`);
  return { ...fresh, answers: answers.map(asGraded) };
}

const asGraded = ({ questionId, answeredAt, isCorrect, key, ...given }: AnswerRow): PastAnswer => ({
  questionId,
  answeredAt,
  isCorrect: isCorrect ?? (key !== null && scoreAnswer(keyOf(key), given) === 1),
});
