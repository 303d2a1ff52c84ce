import { randomUUID } from 'node:crypto';
import { answerLimits, bytesLeft, withNewLines } from '@sabia/domain/attempts/answer-limits.ts';
import { acceptedAnswers } from '@sabia/domain/attempts/answer-log.ts';
import { areaAt } from '@sabia/domain/attempts/timed-areas.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { type Database, sql, type Statement } from '../platform/db/database.ts';
import { writtenBytes } from './answer-quota.ts';
import type { AnswerLog } from './attempts.queries.ts';
import { contactsOf } from './device-contacts.ts';

/** An answer that comes with a submission may lack an id and a time: it counts as given now. */
export type SubmittedAnswer = Omit<LoggedAnswer, 'id' | 'answeredAt'> &
  Partial<Pick<LoggedAnswer, 'id' | 'answeredAt'>>;

/**
 * `isLate`: it counts only because its device was offline. `index`: its place in the request. `bytes`: those of the response
 * as JSON.
 */
export type AcceptedAnswer = LoggedAnswer & { isLate: boolean; index: number; bytes: number };

/** The sent answers that are new to the log of an attempt and that it accepts now. */
export function newAnswers(
  attempt: AnswerLog,
  sent: readonly SubmittedAnswer[],
  now: Date,
): AcceptedAnswer[] {
  const known = new Set(attempt.knownIds);
  /** Of two lines with the same id the first counts. */
  const isNew = (id: string) => !known.has(id) && Boolean(known.add(id));
  const lines = sent.map(({ deviceId, sequence, ...answer }, index) => ({
    ...answer,
    index,
    bytes: answer.response ? Buffer.byteLength(JSON.stringify(answer.response)) : 0,
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

/** The new lines of a log, and the ids of the lines before that they supersede. */
export interface NewLines {
  lines: readonly (AcceptedAnswer & { isSuperseded: boolean })[];
  superseded: readonly string[];
}

/**
 * For `with`: appends lines to the log of an attempt; the ones that it has already stay as they are. Superseded lines keep
 * id, time and sequence number. The lines of the device with higher numbers than a new one count as given no earlier than
 * it, and as received no earlier.
 */
export const appendingLines = (
  attemptId: string,
  { lines, superseded }: NewLines,
  now: Date,
): Statement => sql`
  logged as (
    insert into answers (attempt_id, id, question_id, alternative_id, response, bytes, answered_at,
      time_spent, device_id, sequence, is_late, is_superseded, given_at, received_at)
    select ${attemptId}, line.id, "questionId", "alternativeId", response, bytes, "answeredAt", "timeSpent",
      "deviceId", line.sequence, "isLate", "isSuperseded",
      nullif(greatest(before.given_at, max("answeredAt") over (
        partition by "deviceId", case when "deviceId" is null then line.place end
        order by line.sequence, line.place rows unbounded preceding)), "answeredAt"),
      ${now.toISOString()}
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (
      id uuid, "questionId" uuid, "alternativeId" uuid, response jsonb, bytes integer, "answeredAt" timestamptz,
      "timeSpent" double precision, "deviceId" uuid, sequence bigint, "isLate" boolean,
      "isSuperseded" boolean)) with ordinality as line(
      id, "questionId", "alternativeId", response, bytes, "answeredAt", "timeSpent", "deviceId", sequence, "isLate",
      "isSuperseded", place)
    left join lateral (
      select coalesce(earlier.given_at, earlier.answered_at) as given_at from answers earlier
      where earlier.attempt_id = ${attemptId} and earlier.device_id = "deviceId"
        and earlier.sequence <= line.sequence
      order by earlier.sequence desc, earlier.seq desc limit 1) before on true
    order by line.place
    on conflict (attempt_id, id) do nothing
    returning seq, device_id, sequence, coalesce(given_at, answered_at) as given_at
  ), behind as (
    select earlier.seq, max(logged.given_at) as given_at, max(logged.seq) as place
    from logged join answers earlier on earlier.attempt_id = ${attemptId}
      and earlier.device_id = logged.device_id and earlier.sequence > logged.sequence
    group by earlier.seq
  ), lost as (
    select seq from answers where attempt_id = ${attemptId} and id = any(${superseded}::uuid[])
  ), changed as (
    update answers set is_superseded = is_superseded or lost.seq is not null,
      response = case when lost.seq is null then response end,
      bytes = case when lost.seq is null then bytes else 0 end,
      given_at = nullif(greatest(answers.given_at, answers.answered_at, behind.given_at), answers.answered_at),
      place = coalesce(behind.place, answers.place)
    from lost full join behind using (seq)
    where answers.seq = coalesce(lost.seq, behind.seq)
  )`;

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

const beyondLines = 'Esta tentativa já tem respostas demais. Entregue-a para terminar.';
const beyondDevices =
  'Esta tentativa já foi aberta em aparelhos demais. Continue em um dos anteriores.';
const beyondText = 'As respostas escritas chegaram ao limite. Encurte um texto, ou entregue.';
const beyondDay =
  'Você chegou ao limite de respostas de hoje. O que já foi salvo vale: entregue, ou continue amanhã.';

/** Refuses an answer by its place in the request, so that its device drops this one only and goes on. */
const refused = (path: string, detail: string): Refusal =>
  new Refusal('invalid_input', { detail, errors: [{ path, message: detail }] });

/**
 * The new lines as the log stores them, with the ids of those that they supersede. Refuses an answer beyond the
 * limits of the attempt. `field`: the name of the list in the request.
 */
export function keptLines(
  attempt: AnswerLog,
  { answers, field }: { answers: readonly SubmittedAnswer[]; field: string },
  now: Date,
) {
  const kept = withNewLines(attempt.log, newAnswers(attempt, answers, now));
  const { beyond, lines } = kept;
  const first = lines[answerLimits.lines - attempt.linesQtd];
  if (first) throw refused(`${field}.${first.index}`, beyondLines);
  if (beyond) throw refused(`${field}.${beyond.index}.response`, beyondText);
  return kept;
}

/** Refuses the first answer if the learner has written more than the bytes of a day. */
export function refuseBeyondDay(
  dayBytes: number,
  { lines, field }: { lines: readonly AcceptedAnswer[]; field: string },
): void {
  const [first] = lines;
  if (first && dayBytes > answerLimits.bytesADay) {
    throw refused(`${field}.${first.index}`, beyondDay);
  }
}

/**
 * Appends the sent answers that the log accepts, and writes down that the server has heard from their device:
 * while the attempt or its areas have a deadline, a report is a contact also without answers. Returns the new answers, and the
 * bytes that are left if they are few.
 */
export async function appendAnswers(
  tx: Database,
  { attempt, field, ...report }: Report & { attempt: AnswerLog; field: string },
  { now }: At,
): Promise<{ lines: AcceptedAnswer[]; bytesLeft: number | null }> {
  const { textBytes, ...kept } = keptLines(attempt, { ...report, field }, now);
  const { lines } = kept;
  const devices = (attempt.deadline ?? attempt.timedAreas) ? devicesOf(report) : [];
  if (lines.length === 0 && devices.length === 0) return { lines, bytesLeft: null };
  const { contacts } = attempt;
  const known = new Set(contacts.map(({ deviceId }) => deviceId));
  if (new Set([...known, ...devices]).size > answerLimits.devices) {
    const at = report.answers.findIndex(({ deviceId }) => deviceId && !known.has(deviceId));
    throw refused(at < 0 ? 'deviceId' : `${field}.${at}.deviceId`, beyondDevices);
  }
  const isFull = contacts.length >= answerLimits.contacts;
  const { bytes: dayBytes } = await tx.one<{ bytes: number }>(sql`
    with ${contactsOf(attempt.id, devices, { isFull, now })},
    ${appendingLines(attempt.id, kept, now)},
    ${writtenBytes(attempt.userId, bytesOfLines(lines), now)}
    select coalesce((select bytes from written), 0) as bytes`);
  refuseBeyondDay(dayBytes, { lines, field });
  return { lines, bytesLeft: bytesLeft({ textBytes, dayBytes }) };
}

export const bytesOfLines = (lines: readonly { bytes: number }[]): number =>
  lines.reduce((sum, { bytes }) => sum + bytes + answerLimits.lineBytes, 0);
