import { sql, type Statement } from '../platform/db/database.ts';

// The points of an answer are its credit times the weight of its question (product.md A14), as far as the question is not
// annulled in the exam (product.md A22). Without weights each question has the weight 1.

interface Marks {
  /** Of the row `annulments`: the effect of the annulment; null: none. */
  choice?: Statement;
  /** Of the row `asked` of the question. */
  weight?: Statement;
}

/**
 * From a row of `attempts`: one row with its grade by the stored credit of its answers. Other weights and annulments than the
 * stored ones foresee a change; `graded_answers` is a row of their statement.
 */
export const gradeOf = ({
  choice = sql`annulments.choice`,
  weight = sql`coalesce(asked.weight, 1)`,
}: Marks = {}) => sql`(
  select count(*) filter (where weight > 0 and credit = 1) as correct_qtd,
    count(*) filter (where weight = 0) as left_out_qtd,
    count(*) filter (where is_awaiting) as left_qtd,
    sum(own_credit) as all_credit, sum(weight * credit) as points, sum(weight) as most_points
  from (
    select own_credit,
      case when choice = 'OUT_OF_SCORE' then 0 else weight end as weight,
      case when choice = 'POINT_FOR_ALL' then 1 else own_credit end as credit,
      choice is null and is_awaiting as is_awaiting
    from (
      select ${choice} as choice, ${weight} as weight,
        coalesce(graded_answers.credit, graded_answers.is_correct::integer) as own_credit,
        response is not null and graded_answers.credit is null as is_awaiting
      from graded_answers
      left join unnest(attempts.version_ids, attempts.question_weights) as asked (version_id, weight)
        on asked.version_id = graded_answers.version_id
      left join question_annulments annulments
        on annulments.exam_id = attempts.exam_id and annulments.question_id = graded_answers.question_id
      where graded_answers.attempt_id = attempts.id
    ) given
  ) marks)`;

/** From a row of `gradeOf`: the points reach this share of all points. */
export const reaches = (grade: Statement, passingScore: Statement) =>
  sql`(${grade}.most_points > 0 and ${grade}.points * 100 >= ${passingScore} * ${grade}.most_points - 1e-9)`;

/** From a row of `gradeOf`: the share of the points in percent. */
export const shareOf = (grade: Statement) =>
  sql`coalesce(least(100, ${grade}.points / nullif(${grade}.most_points, 0) * 100), 0)`;

/** From rows of `attempts` and `graded_answers`: the weight of the question, annulled or not. */
export const askedWeight = sql`coalesce(
  attempts.question_weights[array_position(attempts.version_ids, graded_answers.version_id)], 1)`;

/** From rows of `attempts` and `graded_answers`: the points of a whole credit. An annulled question has no other ones. */
export const weightOfAnswer = sql`case when exists (
    select from question_annulments annulments
    where annulments.exam_id = attempts.exam_id and annulments.question_id = graded_answers.question_id)
  then 0 else ${askedWeight} end`;

/** From a row of `attempts` that was submitted: no person has to correct it any more. Figures of many attempts count these only (product.md Q17). */
export const isFullyGraded = sql`attempts.awaiting_qtd = 0`;

/** The annulment of a question in an exam as JSON, or null. */
export const annulmentJson = ({
  examId,
  questionId,
}: {
  examId: Statement;
  questionId: Statement;
}) => sql`(
  select json_build_object('choice', annulments.choice, 'reason', annulments.reason)
  from question_annulments annulments
  where annulments.exam_id = ${examId} and annulments.question_id = ${questionId})`;

/** Condition: an exam has annulled the question, so that no other one asks it (product.md A22). */
export const isAnnulled = (questionId: Statement) => sql`exists (
  select from question_annulments annulments where annulments.question_id = ${questionId})`;
