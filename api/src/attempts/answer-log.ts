import { randomUUID } from 'node:crypto';
import { acceptedAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { sql } from '../platform/db/database.ts';
import type { AnswerLog } from './attempts.queries.ts';

/** An answer that comes with a submission may lack an id and a time: it counts as given now. */
export type SubmittedAnswer = Omit<LoggedAnswer, 'id' | 'answeredAt'> &
  Partial<Pick<LoggedAnswer, 'id' | 'answeredAt'>>;

/** The sent answers that are new to the log of an attempt and that it accepts now. */
export function newAnswers(
  attempt: AnswerLog,
  sent: readonly SubmittedAnswer[],
  now: Date,
): LoggedAnswer[] {
  const known = new Set(attempt.log.map(({ id }) => id));
  const lines = sent.map(({ deviceId, sequence, ...answer }) => ({
    ...answer,
    id: answer.id ?? randomUUID(),
    answeredAt: answer.answeredAt ?? now.toISOString(),
    // Only both together are a position.
    ...(deviceId && sequence && { deviceId, sequence }),
  }));
  const alternatives = new Map(
    attempt.questions.map((question) => [question.id, question.alternatives.map(({ id }) => id)]),
  );
  return acceptedAnswers(
    lines.filter(({ id }) => !known.has(id)),
    { deadline: attempt.deadline, startedAt: attempt.startedAt, alternatives },
    now,
  );
}

/** Appends answers to the log of an attempt; the ones that it has already stay as they are. */
export const insertAnswers = (
  attemptId: string,
  answers: readonly LoggedAnswer[],
  now: Date,
) => sql`
  insert into answers (attempt_id, id, question_id, alternative_id, answered_at, time_spent,
    device_id, sequence, received_at)
  select ${attemptId}, line.id, "questionId", "alternativeId", "answeredAt", "timeSpent",
    "deviceId", sequence, ${now.toISOString()}
  from rows from (jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as (
    id uuid, "questionId" uuid, "alternativeId" uuid, "answeredAt" timestamptz,
    "timeSpent" double precision, "deviceId" uuid, sequence bigint)) with ordinality as line(
    id, "questionId", "alternativeId", "answeredAt", "timeSpent", "deviceId", sequence, place)
  order by place
  on conflict (attempt_id, id) do nothing`;
