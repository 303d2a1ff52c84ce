import type { QuestionResponse, QuestionTask } from '@sabia/domain/questions/question-kind.ts';
import { type AnsweredKind, answeredKinds } from './answered-kinds.ts';

/** The reason why the server would refuse a typed response as it is; null without. */
export function problemOf(task: QuestionTask, response: QuestionResponse): string | null {
  const kind: AnsweredKind = answeredKinds[task.kind];
  return (task.kind === response.kind && kind.problemOf?.(task, response)) || null;
}

/** The part of a typed response that the server takes; null for none. */
export function countedPart(
  task: QuestionTask,
  response: QuestionResponse,
): QuestionResponse | null {
  if (problemOf(task, response) === null) return response;
  const kind: AnsweredKind = answeredKinds[task.kind];
  const beginning = kind.beginningOf?.(task, response) ?? null;
  return beginning && problemOf(task, beginning) === null ? beginning : null;
}
