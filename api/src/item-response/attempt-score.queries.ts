import { sql } from '../platform/db/database.ts';

/** A row if the exam has a scale. Its lock holds back a change of the scale, which would not know of the attempt. */
export const lockedScoring = (examId: string) =>
  sql`select from exam_scorings where practice_exam_id = ${examId} for share`;

/** From a row of `attempts`: a TotalScore as JSON; null without a scale. */
export const scoreOfAttempt = sql`(
  select json_build_object('kind', exam_scales.kind, 'total', attempt_scorings.total,
    'isEstimated', exam_scales.kind = 'ITEM_RESPONSE' and exists (
      select from attempt_scores
      where attempt_scores.attempt_id = attempt_scorings.attempt_id and is_estimated))
  from attempt_scorings
  join exam_scorings on exam_scorings.practice_exam_id = attempt_scorings.practice_exam_id
  join exam_scales on exam_scales.id = exam_scorings.scale_id
  where attempt_scorings.attempt_id = attempts.id)`;

/** Order of rows of `attempts` at one exam: the best score on its scale first. */
export const bestScoreFirst = sql`
  (select total from attempt_scorings where attempt_scorings.attempt_id = attempts.id) desc nulls last`;
