import { isInTime, isLate, isOver } from './deadline.ts';
import type { QuestionResponse, QuestionTask } from '../questions/question-kind.ts';
import { type DeviceContact, wasHeardAfter, wasOffline } from './device-contact.ts';
import { endOfArea } from './timed-areas.ts';
import type { TimedArea } from './timed-area.ts';

interface Answer {
  questionId: string;
  alternativeId: string | null;
  response?: QuestionResponse | null | undefined;
  answeredAt: string;
  /** Present together or not at all. */
  deviceId?: string | null | undefined;
  sequence?: number | null | undefined;
}

/** A line of the log. */
export type LogLine = Answer & { id: string };

interface AskedQuestion {
  alternatives: readonly { id: string }[];
  task?: QuestionTask | null;
  /** Of an attempt that has its areas one after the other. */
  area?: TimedArea | null;
}

interface OpenAttempt {
  deadline: string | null;
  startedAt: string;
  /** Of each question of the attempt: the ids of its alternatives, or its task. */
  questions: ReadonlyMap<string, AskedQuestion>;
  /** The contacts of devices before the answers arrived. */
  contacts: readonly DeviceContact[];
  timedAreas?: readonly TimedArea[] | null;
}

/**
 * The sent answers that the log accepts, in the order in which they were given. An answer is accepted if
 * its question and alternative belong to the attempt (a response is checked before), it was given before the deadline, and it arrives in
 * time (product.md A3). `answeredAt` is limited to the time between the start of the attempt and now,
 * because a device's clock may be wrong. A question of a timed area has the start and the end of the area
 * (product.md A40). `isLate`: the answer counts only because its device was offline and the learner silent since.
 */
export function acceptedAnswers<A extends Answer>(
  sent: readonly A[],
  attempt: OpenAttempt,
  now: Date,
): (A & { isLate: boolean })[] {
  if (isOver(attempt.deadline, now)) return [];
  const limited = sent
    // Before times are limited: two times in the future become the same.
    .toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt))
    .flatMap((answer) => {
      const asked = attempt.questions.get(answer.questionId);
      const window = asked && fits(asked, answer) ? windowOf(asked, attempt) : null;
      if (!window || isOver(window.end, now)) return [];
      const earliest = Date.parse(window.startedAt);
      const at = Math.min(Math.max(Date.parse(answer.answeredAt), earliest), now.getTime());
      const answeredAt = new Date(at).toISOString();
      const late = isLate(window.end, now);
      const counts =
        isInTime(answeredAt, window.end) &&
        !hasNextArea(attempt, window) &&
        (!late ||
          (wasOffline(attempt.contacts, answer.deviceId, answeredAt) &&
            !wentOn(attempt.contacts, answer, window)));
      return counts ? [{ ...answer, answeredAt, isLate: late }] : [];
    });
  return inGivenOrder(limited);
}

/** The time in which a question can be answered; null before the start of its area. */
function windowOf(
  { area }: AskedQuestion,
  { startedAt, deadline }: Pick<OpenAttempt, 'startedAt' | 'deadline'>,
): { startedAt: string; end: string | null } | null {
  if (!area) return { startedAt, end: deadline };
  return area.startedAt === null ? null : { startedAt: area.startedAt, end: endOfArea(area) };
}

/** True if an area has started since the end of a window: the learner has handed the one before in. */
const hasNextArea = (
  { timedAreas }: Pick<OpenAttempt, 'timedAreas'>,
  { end }: { end: string | null },
): boolean =>
  end !== null &&
  (timedAreas ?? []).some(({ startedAt }) => startedAt !== null && startedAt >= end);

/** True if the learner was heard on another device after the end of a window. */
const wentOn = (
  contacts: readonly DeviceContact[],
  { deviceId }: Pick<Answer, 'deviceId'>,
  { end }: { end: string | null },
): boolean => end !== null && wasHeardAfter(contacts, deviceId, end);

const fits = (
  { alternatives, task }: AskedQuestion,
  { alternativeId, response }: Answer,
): boolean =>
  isBlank({ alternativeId, response }) ||
  (task
    ? Boolean(response) && alternativeId === null
    : !response && alternatives.some(({ id }) => id === alternativeId));

/** True for an answer that was taken back. */
export const isBlank = ({
  alternativeId,
  response,
}: Pick<Answer, 'alternativeId' | 'response'>): boolean => alternativeId === null && !response;

/**
 * The current answer of each question: the one that was given last. `log` is in the order in which the
 * server received it.
 */
export function currentAnswers<A extends Answer>(log: readonly A[]): Map<string, A> {
  return new Map(inGivenOrder(log).map((answer) => [answer.questionId, answer]));
}

/**
 * The lines that no later arrival makes current: another line of the same device answers their question later. `log` is
 * in the order in which the server received it.
 */
export function supersededLines<A extends Answer>(log: readonly A[]): Set<A> {
  const last = new Map(
    inGivenOrder(log).map((line) => [`${line.questionId} ${line.deviceId ?? ''}`, line]),
  );
  const kept = new Set(last.values());
  return new Set(log.filter((line) => !kept.has(line)));
}

/**
 * The current answers that a device may not know: those to the questions that it has sent, and those given on
 * another device; null for one that was taken back. A client that names no device is told all answers.
 */
export function answersToTell<A extends Answer>(
  log: readonly A[],
  { deviceIds, questionIds }: { deviceIds: readonly string[]; questionIds: readonly string[] },
): A[] {
  const current = [...currentAnswers(log).values()];
  if (deviceIds.length === 0) return current.filter((answer) => !isBlank(answer));
  return current.filter(
    ({ questionId, deviceId }) =>
      questionIds.includes(questionId) || !deviceId || !deviceIds.includes(deviceId),
  );
}

/**
 * Sorts answers by the time when they were given. Across devices, `answeredAt` decides. Within one device
 * the sequence number decides, because its clock may be behind or jump: an answer counts as given no
 * earlier than any answer of the same device with a lower number. Of two answers given at the same
 * moment, the one that was received later comes later.
 */
function inGivenOrder<A extends Answer>(log: readonly A[]): A[] {
  const latestOf = new Map<string, { at: number; place: number }>();
  return log
    .map((answer, place) => ({ answer, at: Date.parse(answer.answeredAt), place }))
    .toSorted((a, b) => sequenceOf(a.answer) - sequenceOf(b.answer))
    .map((line) => {
      const { deviceId } = line.answer;
      if (!deviceId) return line;
      const before = latestOf.get(deviceId) ?? line;
      const at = Math.max(line.at, before.at);
      const place = Math.max(line.place, before.place);
      latestOf.set(deviceId, { at, place });
      return { ...line, at, place };
    })
    .toSorted(
      (a, b) => a.at - b.at || a.place - b.place || sequenceOf(a.answer) - sequenceOf(b.answer),
    )
    .map(({ answer }) => answer);
}

const sequenceOf = ({ sequence }: Answer) => sequence ?? 0;
