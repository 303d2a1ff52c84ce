import { isRightText } from '@sabia/domain/questions/kinds/is-right-text.ts';
import type { RevealedTaskProps } from '../../task-answer.ts';

interface GapAnswer {
  /** Null: left blank. */
  given: string | null;
  /** The accepted answers; null while the key is not told. */
  right: string | null;
  isRight: boolean | undefined;
}

/** The answer of each gap in words, in the order of the gaps. */
export function gapAnswers(
  task: RevealedTaskProps<'GAPS'>['task'],
  answerKey: RevealedTaskProps<'GAPS'>['answerKey'],
  response: RevealedTaskProps<'GAPS'>['response'],
): GapAnswer[] {
  return task.gaps.map(({ id, options }) => {
    const filled = response?.gaps.find(({ gapId }) => gapId === id);
    const key = answerKey?.gaps.find(({ gapId }) => gapId === id);
    const labelOf = (optionId: string | null | undefined) =>
      options?.find((option) => option.id === optionId)?.label ?? null;
    const given = options ? labelOf(filled?.optionId) : (filled?.text ?? null);
    if (!key) return { given, right: null, isRight: undefined };
    const right = options ? labelOf(key.optionId) : key.texts.join(' ou ');
    if (given === null) return { given, right, isRight: undefined };
    const isRight = options
      ? filled?.optionId === key.optionId
      : isRightText(given, key.texts, task);
    return { given, right, isRight };
  });
}
