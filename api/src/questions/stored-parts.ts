import { randomUUID } from 'node:crypto';
import {
  arrangedTask,
  type AnswerKey,
  type QuestionTask,
} from '@sabia/domain/questions/question-kind.ts';
import { idsOf, withIds } from '@sabia/domain/questions/task-parts.ts';

/**
 * A task and its key with random ids of parts, except those of `former`, the task before. Parts whose order would tell
 * the key are sorted by these ids.
 */
export function storedParts(
  task: QuestionTask | null | undefined,
  answerKey: AnswerKey | null | undefined,
  former: QuestionTask | null | undefined = null,
) {
  const known = new Set(former ? idsOf(former) : []);
  const ids = new Map(task ? idsOf(task).map((id) => [id, known.has(id) ? id : randomUUID()]) : []);
  const rename = (id: string) => ids.get(id) ?? id;
  return {
    task:
      task &&
      arrangedTask(withIds(task, rename), (parts) =>
        parts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ),
    answerKey: answerKey && withIds(answerKey, rename),
  };
}
