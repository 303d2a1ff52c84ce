import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { sql, type Statement } from '../platform/db/database.ts';

// The log of an attempt under way (docs/decisions/0007-answers-are-a-log.md).

export interface LogLine {
  id: string;
  questionId: string;
  alternativeId: string | null;
  response: QuestionResponse | null;
  answeredAt: string;
  timeSpent: number | null;
  deviceId: string | null;
  sequence: number | null;
  /** Of the response. */
  bytes: number;
}

/** From a row of `attempts`; the other lines are superseded for good. `isTold`: the condition for reading a response. */
export const logJson = (isTold: Statement) => sql`(
  select coalesce(json_agg(json_build_object('id', id,
    'questionId', question_id, 'alternativeId', alternative_id,
    'response', case when ${isTold} then response end, 'bytes', bytes,
    'answeredAt', iso(coalesce(given_at, answered_at)), 'timeSpent', time_spent,
    'deviceId', device_id, 'sequence', sequence) order by coalesce(place, seq), sequence), '[]')
  from answers
  where answers.attempt_id = attempts.id and attempts.submitted_at is null and not is_superseded)`;

/** From a row of `attempts`. */
export const linesQtd = sql`(
  select count(*) from answers where answers.attempt_id = attempts.id and attempts.submitted_at is null)`;

/** From a row of `attempts`: the ids of the lines that meet the condition. */
export const knownIds = (condition: Statement) => sql`(
  select coalesce(json_agg(id), '[]') from answers
  where answers.attempt_id = attempts.id and attempts.submitted_at is null and ${condition})`;
