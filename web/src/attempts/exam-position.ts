import type { GivenAnswer, QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import { deviceStorage } from '../platform/device/device-storage.ts';

/** A response that is not given as an answer yet. */
export interface TypedAnswer {
  /** Null: it was cleared. */
  response: QuestionResponse | null;
  /** Milliseconds, by the server's clock. */
  typedAt: number;
}

/** An answer that the server has refused. It is not sent again before it is changed. */
interface RefusedAnswer extends GivenAnswer {
  reason: string;
}

/** The learner's position in an attempt, stored on this device only. */
export interface ExamPosition {
  /** The current question. */
  questionId: string | null;
  /** The questions marked for review. */
  marked: readonly string[];
  /** The alternatives that are struck out. */
  struck: readonly string[];
  /** The time on each question, in seconds. */
  seconds: Readonly<Record<string, number>>;
  /** By the ids of questions. */
  typed: Readonly<Record<string, TypedAnswer>>;
  /** By the ids of questions. */
  refused: Readonly<Record<string, RefusedAnswer>>;
}

const fresh: ExamPosition = {
  questionId: null,
  marked: [],
  struck: [],
  seconds: {},
  typed: {},
  refused: {},
};

const nameOf = (attemptId: string) => `sabia.exam.${attemptId}`;

export function readPosition(attemptId: string): ExamPosition {
  const text = deviceStorage.getItem(nameOf(attemptId));
  if (!text) return fresh;
  try {
    return { ...fresh, ...(JSON.parse(text) as Partial<ExamPosition>) };
  } catch {
    return fresh;
  }
}

/** Changes the stored position; reads it first, because another tab may have changed it. */
export function savePosition(attemptId: string, changes: Partial<ExamPosition>): void {
  const position = { ...readPosition(attemptId), ...changes };
  deviceStorage.setItem(nameOf(attemptId), JSON.stringify(position));
}

const listeners = new Set<() => void>();

/** Calls `listener` after each refused answer, until the returned function is called. */
export function hearRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps an answer that the server has refused, so that nothing that was written disappears. */
export function keepRefused(
  attemptId: string,
  { questionId, alternativeId, response = null }: Refused,
  reason: string,
): void {
  const { refused } = readPosition(attemptId);
  savePosition(attemptId, {
    refused: { ...refused, [questionId]: { alternativeId, response, reason } },
  });
  for (const listener of listeners) listener();
}

type Refused = Pick<LoggedAnswer, 'questionId' | 'alternativeId' | 'response'>;

export function removePosition(attemptId: string): void {
  deviceStorage.removeItem(nameOf(attemptId));
}
