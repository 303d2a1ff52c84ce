import { sql } from '../platform/db/database.ts';
import { attemptsLimit, isLimitOver } from './attempts.queries.ts';

/** Condition on a row of `graded_answers`. */
export const isBlank = sql`num_nonnulls(
  graded_answers.alternative_id, graded_answers.response, graded_answers.credit) = 0`;

/** Condition on a row of `attempts` that was submitted: its result tells the key of its blank questions, too. */
const tellsBlanks = sql`(attempts.exam_id is null
  or attempts.is_approved and ${attemptsLimit} is null or ${isLimitOver})`;

/**
 * The ids of the questions that a learner left blank and whose key no result tells yet, which is the rule of `isKeyTold`
 * (product.md Q2) over all submitted attempts of the learner.
 */
export const untoldBlankIds = (userId: string) => sql`
  select blank.question_id
  from (select id from attempts
    where user_id = ${userId} and submitted_at is not null and not ${tellsBlanks} offset 0) untold
  join (select * from graded_answers where ${isBlank}) blank on blank.attempt_id = untold.id
  where not exists (
    select from graded_answers join attempts on attempts.id = graded_answers.attempt_id
    where graded_answers.question_id = blank.question_id and attempts.user_id = ${userId}
      and graded_answers.user_id = ${userId} and attempts.submitted_at is not null
      and (not ${isBlank} or ${tellsBlanks}))`;
