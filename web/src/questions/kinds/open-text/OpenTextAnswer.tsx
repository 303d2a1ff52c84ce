import { charactersIn } from '@sabia/domain/characters.ts';
import { useId } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { openTextProblem } from './open-text-problem.ts';
import { ResponseProblem } from '../../../attempts/ResponseProblem.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';

/** A text of several lines, with the number of its characters. */
export function OpenTextAnswer({
  task,
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'OPEN_TEXT'>) {
  const { kind, maxLength } = task;
  const id = useId();
  const length = charactersIn(response?.text ?? '');
  const problem = response && openTextProblem(task, response);
  return (
    <Stack gap={8}>
      <textarea
        rows={8}
        aria-label={label}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== null}
        className={classes.field}
        disabled={isLocked}
        value={response?.text ?? ''}
        onChange={({ currentTarget: { value: text } }) =>
          onRespond(text.trim() ? { kind, text } : null)
        }
      />
      <Muted id={`${id}-hint`} size={14}>
        {`${length.toLocaleString('pt-BR')} de ${maxLength.toLocaleString('pt-BR')} caracteres. Uma pessoa corrige este texto.`}
      </Muted>
      <ResponseProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
