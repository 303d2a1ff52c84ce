import { randomUUID } from 'node:crypto';
import { acceptedAnswers } from '@sabia/domain/attempts/answer-log.ts';
import { areaAt } from '@sabia/domain/attempts/timed-areas.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { silenceSeconds } from '@sabia/domain/attempts/device-contact.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { type Database, sql, type Statement } from '../platform/db/database.ts';
import type { AnswerLog } from './attempts.queries.ts';

/** An answer that comes with a submission may lack an id and a time: it counts as given now. */
export type SubmittedAnswer = Omit<LoggedAnswer, 'id' | 'answeredAt'> &
  Partial<Pick<LoggedAnswer, 'id' | 'answeredAt'>>;

/** `isLate`: it counts only because its device was offline. */
export type AcceptedAnswer = LoggedAnswer & { isLate: boolean };

/** The sent answers that are new to the log of an attempt and that it accepts now. */
export function newAnswers(
  attempt: AnswerLog,
  sent: readonly SubmittedAnswer[],
  now: Date,
): AcceptedAnswer[] {
  const known = new Set(attempt.log.map(({ id }) => id));
  /** Of two lines with the same id the first counts. */
  const isNew = (id: string) => !known.has(id) && Boolean(known.add(id));
  const lines = sent.map(({ deviceId, sequence, ...answer }) => ({
    ...answer,
    id: answer.id ?? randomUUID(),
    answeredAt: answer.answeredAt ?? now.toISOString(),
    // Only both together are a position.
    ...(deviceId && sequence && { deviceId, sequence }),
  }));
  const { timedAreas } = attempt;
  const questions = new Map(
    attempt.questions.map((question) => [
      question.id,
      { ...question, area: timedAreas && areaAt(timedAreas, question.order) },
    ]),
  );
  return acceptedAnswers(
    lines.filter(({ id }) => isNew(id)),
    { ...attempt, questions },
    now,
  );
}

/** Appends answers to the log of an attempt; the ones that it has already stay as they are. */
export const insertAnswers = (
  attemptId: string,
  answers: readonly AcceptedAnswer[],
  now: Date,
) => sql`
  insert into answers (attempt_id, id, question_id, alternative_id, response, answered_at,
    time_spent, device_id, sequence, is_late, received_at)
  select ${attemptId}, line.id, "questionId", "alternativeId", response, "answeredAt", "timeSpent",
    "deviceId", sequence, "isLate", ${now.toISOString()}
  from rows from (jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as (
    id uuid, "questionId" uuid, "alternativeId" uuid, response jsonb, "answeredAt" timestamptz,
    "timeSpent" double precision, "deviceId" uuid, sequence bigint, "isLate" boolean)) with ordinality as line(
    id, "questionId", "alternativeId", response, "answeredAt", "timeSpent", "deviceId", sequence, "isLate",
    place)
  order by place
  on conflict (attempt_id, id) do nothing`;

interface Report {
  answers: readonly SubmittedAnswer[];
  /** The device that reports, if it has no answer to send. */
  deviceId?: string | undefined;
}

/** The devices that report. */
export const devicesOf = ({ answers, deviceId }: Report): string[] => [
  ...new Set(
    [deviceId, ...answers.map((answer) => answer.deviceId)].filter((id) => id !== undefined),
  ),
];

/** The log is read with each answer. 55 changes of each of 180 questions fit. */
const mostLines = 10_000;
const mostDevices = 50;
const tooMany = { detail: 'Esta tentativa já tem respostas demais. Entregue-a para terminar.' };

/**
 * Appends the sent answers that the log accepts, and writes down that the server has heard from their device:
 * while the attempt or its areas have a deadline, a report is a contact also without answers. Returns the new answers.
 */
export async function appendAnswers(
  tx: Database,
  attempt: AnswerLog,
  report: Report,
  now: Date,
): Promise<AcceptedAnswer[]> {
  const lines = newAnswers(attempt, report.answers, now);
  if (attempt.log.length + lines.length > mostLines) throw new Refusal('limit_reached', tooMany);
  const devices = (attempt.deadline ?? attempt.timedAreas) ? devicesOf(report) : [];
  if (lines.length === 0 && devices.length === 0) return [];
  if (new Set([...attempt.contacts.map(({ deviceId }) => deviceId), ...devices]).size > mostDevices)
    throw new Refusal('limit_reached', tooMany);
  await tx.run(sql`
    with ${contactsOf(attempt.id, devices, now)} ${insertAnswers(attempt.id, lines, now)}`);
  return lines;
}

/** Prolongs the contact of each device, or begins another after a silence. */
const contactsOf = (attemptId: string, devices: readonly string[], now: Date): Statement => sql`
  reporting as (
    select device_id, ${now.toISOString()}::timestamptz as now from unnest(${devices}::uuid[]) as device_id
  ), prolonged as (
    update attempt_contacts set until = greatest(until, now) from reporting
    where attempt_id = ${attemptId} and attempt_contacts.device_id = reporting.device_id
      and until >= now - ${silenceSeconds} * interval '1 second'
    returning reporting.device_id
  ), begun as (
    insert into attempt_contacts (attempt_id, device_id, since, until)
    select ${attemptId}, device_id, now, now from reporting
    where device_id not in (select device_id from prolonged)
  )`;
