import { randomUUID } from 'node:crypto';
import { admittedAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { sql } from '../platform/db/database.ts';
import type { OpenLog } from './attempts.queries.ts';

/** Answers that come with a submission may lack what the log wants: they were given just now. */
export type SubmittedAnswer = Omit<LoggedAnswer, 'id' | 'answeredAt'> &
  Partial<Pick<LoggedAnswer, 'id' | 'answeredAt'>>;

/** The lines of what came that the log of a try takes now. */
export function linesOf(
  attempt: OpenLog,
  sent: readonly SubmittedAnswer[],
  now: Date,
): LoggedAnswer[] {
  const known = new Set(attempt.log.map(({ id }) => id));
  const lines = sent.map((answer) => ({
    ...answer,
    id: answer.id ?? randomUUID(),
    answeredAt: answer.answeredAt ?? now.toISOString(),
  }));
  const alternatives = new Map(
    attempt.questions.map((question) => [question.id, question.alternatives.map(({ id }) => id)]),
  );
  return admittedAnswers(
    lines.filter(({ id }) => !known.has(id)),
    { deadline: attempt.deadline, startedAt: attempt.startedAt, alternatives },
    now,
  );
}

/** Writes lines to the log of a try; the ones that it has stay as they are. */
export const logging = (attemptId: string, lines: readonly LoggedAnswer[], now: Date) => sql`
  insert into answers (attempt_id, id, question_id, alternative_id, answered_at, time_spent, received_at)
  select ${attemptId}, line.id, "questionId", "alternativeId", "answeredAt", "timeSpent",
    ${now.toISOString()}
  from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (
    id uuid, "questionId" uuid, "alternativeId" uuid, "answeredAt" timestamptz,
    "timeSpent" double precision)) with ordinality as line(
    id, "questionId", "alternativeId", "answeredAt", "timeSpent", place)
  order by place
  on conflict (attempt_id, id) do nothing`;
