import type { QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import { deviceStorage } from '../../platform/device-storage.ts';

/** A response that is not given as an answer yet. */
export interface TypedAnswer {
  /** Null: it was cleared. */
  response: QuestionResponse | null;
  /** Milliseconds, by the server's clock. */
  typedAt: number;
}

/** The learner's position in an attempt, stored on this device only. */
export interface ExamPosition {
  /** The current question. */
  questionId: string | null;
  /** The questions marked for review. */
  marked: readonly string[];
  /** The time on each question, in seconds. */
  seconds: Readonly<Record<string, number>>;
  /** By the ids of questions. */
  typed: Readonly<Record<string, TypedAnswer>>;
}

const fresh: ExamPosition = { questionId: null, marked: [], seconds: {}, typed: {} };

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

export function removePosition(attemptId: string): void {
  deviceStorage.removeItem(nameOf(attemptId));
}
