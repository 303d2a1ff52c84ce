import { useId } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { numberProblem } from './number-problem.ts';
import { ResponseProblem } from '../../../attempts/ResponseProblem.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';
import { typedInput } from '../typed-input.ts';

/** A number, with its unit beside the field. */
export function NumericAnswer({
  task,
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'NUMERIC'>) {
  const { kind, unit } = task;
  const id = useId();
  const problem = response && numberProblem(task, response);
  return (
    <Stack gap={8}>
      <Row>
        <input
          {...typedInput}
          // The decimal keypad of an iPhone has no minus, so that -5 and 3e8 could not be typed.
          inputMode="text"
          maxLength={60}
          aria-label={unit ? `${label}, em ${unit}` : label}
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={problem !== null}
          className={classes.field}
          data-size="short"
          disabled={isLocked}
          value={response?.value ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onRespond(value.trim() ? { kind, value } : null)
          }
        />
        {unit && <span>{unit}</span>}
      </Row>
      <Muted id={`${id}-hint`} size={14}>
        Um número, com vírgula ou ponto: 12,5
      </Muted>
      <ResponseProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
