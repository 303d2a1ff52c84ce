import {
  measuredDifficulties,
  minimumAnswers,
} from '@sabia/domain/questions/question-statistics.ts';
import type { Difficulty } from '@sabia/domain/questions/question-metadata.ts';
import { keyInForce } from '../../attempts/attempts.queries.ts';
import { sql } from '../../platform/db/database.ts';

// Right first answers, of responses their credit, from the tallies (tally-attempts.ts).

/** Of a row of `question_tallies` named `tallies`. */
const credit = sql`case when outcome is not null then credit_sum when alternative_id = (
  select ${keyInForce} from question_versions versions where versions.id = tallies.version_id)
  then answers_qtd else 0 end`;

const rightShare = sql`least(100, 100.0 * sum(credit) / sum(answers_qtd))`;
const hasEnoughAnswers = sql`sum(answers_qtd) >= ${minimumAnswers}`;

/** The measured difficulty of the row `questions`. */
export const measuredJson = sql`(
  select json_build_object('rightShare', ${rightShare}, 'answersQtd', sum(answers_qtd))
  from (
    select answers_qtd, ${credit} as credit
    from question_tallies tallies
    where tallies.question_id = questions.id and is_first_attempt
  ) given
  having ${hasEnoughAnswers})`;

/** The ids of the questions that are measured as so difficult. */
export function measuredAs(difficulty: Difficulty) {
  const [from, below] = measuredDifficulties[difficulty];
  return sql`
    select question_id
    from (
      select question_id, answers_qtd, ${credit} as credit
      from question_tallies tallies where is_first_attempt
    ) given
    group by question_id
    having ${hasEnoughAnswers} and ${rightShare} >= ${from}::float and ${rightShare} < ${below}::float`;
}
