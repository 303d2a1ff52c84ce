import type { AnswerKeyOf, TaskKind, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import { plainText } from '@sabia/domain/rich-text.ts';
import { idsOf, withIds } from '@sabia/domain/questions/task-parts.ts';
import type { ExportedQuestion } from './exported-question.ts';

/** A question of single choice without metadata. */
export const anExported = (
  given: Pick<ExportedQuestion, 'statement'> & Partial<ExportedQuestion>,
): ExportedQuestion => ({
  kind: 'SINGLE_CHOICE',
  explanation: null,
  alternatives: [],
  name: null,
  code: null,
  tags: [],
  category: null,
  ...given,
});

/** A question with a task. */
export const anExportedTask = <K extends TaskKind>(
  task: TaskOf<K>,
  answerKey: AnswerKeyOf<K>,
): ExportedQuestion =>
  anExported({ kind: task.kind, statement: '<p>Responda:</p>', task, answerKey });

/**
 * A task and its key apart from ids and from the order of parts that tells nothing: every id becomes the text of its part,
 * or the place of its gap.
 */
export function apartFromIds({
  task,
  answerKey,
}: {
  task?: object | null | undefined;
  answerKey?: object | null | undefined;
}): unknown {
  if (!task || !answerKey) return null;
  const names = new Map(idsOf(task).map((id, at) => [id, `${at}`]));
  JSON.stringify(task, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || !('id' in part)) return part;
    const words = 'text' in part ? part.text : 'label' in part ? part.label : undefined;
    if (typeof part.id === 'string' && typeof words === 'string') {
      names.set(part.id, plainText(words) || words);
    }
    return part;
  });
  const rename = (id: string) => names.get(id) ?? id;
  const named = withIds(task, rename) as Record<string, unknown>;
  const sorted = (parts: unknown) =>
    Array.isArray(parts)
      ? parts.map((part) => JSON.stringify(part)).toSorted()
      : JSON.stringify(parts);
  const isOrdering = named['kind'] === 'ORDERING';
  return {
    task: {
      ...named,
      ...('right' in named && { right: sorted(named['right']) }),
      ...(isOrdering && { items: sorted(named['items']) }),
    },
    answerKey: withIds(answerKey, rename),
  };
}
