import { useId } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { comparisonWords } from '../comparison-words.ts';
import { shortTextProblem } from './short-text-problem.ts';
import { ResponseProblem } from '../../../attempts/ResponseProblem.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';
import { typedInput } from '../typed-input.ts';

/** A word or a short phrase. */
export function ShortTextAnswer({
  task,
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'SHORT_TEXT'>) {
  const id = useId();
  const problem = response && shortTextProblem(task, response);
  return (
    <Stack gap={8}>
      <input
        {...typedInput}
        maxLength={500}
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== null}
        className={classes.field}
        disabled={isLocked}
        value={response?.text ?? ''}
        onChange={({ currentTarget: { value: text } }) =>
          onRespond(text.trim() ? { kind: task.kind, text } : null)
        }
      />
      <Muted id={`${id}-hint`} size={14}>
        {comparisonWords(task)}
      </Muted>
      <ResponseProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
