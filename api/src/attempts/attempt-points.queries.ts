import { sql } from '../platform/db/database.ts';

// The points of an answer are its credit times the weight of its question (product.md A14). Without weights each question
// has the weight 1.

/** From a row of `attempts`: the points of an attempt with all answers right. */
export const mostPoints = sql`coalesce(
  (select sum(weight) from unnest(attempts.question_weights) weight), cardinality(attempts.version_ids))`;

/** From a row of `attempts` that is submitted. */
export const pointsOfAttempt = sql`(attempts.correct_average * ${mostPoints} / 100)`;

/** From rows of `attempts` and `graded_answers`. */
export const weightOfAnswer = sql`coalesce(
  attempts.question_weights[array_position(attempts.version_ids, graded_answers.version_id)], 1)`;
