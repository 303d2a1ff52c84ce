import { useId } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import classes from '../../../attempts/Alternative.module.css';
import { comparisonWords } from '../comparison-words.ts';
import { GapText } from './GapText.tsx';
import { gapsProblem } from './gaps-problem.ts';
import { ResponseProblem } from '../../../attempts/ResponseProblem.tsx';
import type { TaskAnswerProps } from '../../task-answer.ts';
import { typedInput } from '../typed-input.ts';

/** A text with fields and lists in its gaps. */
export function GapsAnswer({
  task,
  label,
  response,
  isLocked,
  onRespond,
}: TaskAnswerProps<'GAPS'>) {
  const id = useId();
  const filled = response?.gaps ?? [];
  const problem = response && gapsProblem(task, response);
  const fill = (gapId: string, content: { text: string } | { optionId: string } | null) => {
    const others = filled.filter((one) => one.gapId !== gapId);
    const gaps = content ? [...others, { gapId, ...content }] : others;
    onRespond(gaps.length > 0 ? { kind: task.kind, gaps } : null);
  };
  return (
    <Stack gap={8} role="group" aria-label={label}>
      <GapText
        html={task.text}
        renderGap={(number) => {
          const gap = task.gaps[number - 1];
          if (!gap) return null;
          const given = filled.find(({ gapId }) => gapId === gap.id);
          const shared = {
            'aria-label': `Lacuna ${number}`,
            className: classes.field,
            'data-size': 'gap',
            disabled: isLocked,
          };
          return gap.options ? (
            <select
              {...shared}
              value={given?.optionId ?? ''}
              onChange={({ currentTarget: { value: optionId } }) =>
                fill(gap.id, optionId ? { optionId } : null)
              }
            >
              <option value="">Escolha</option>
              {gap.options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...shared}
              {...typedInput}
              maxLength={500}
              aria-describedby={`${id}-problem`}
              value={given?.text ?? ''}
              onChange={({ currentTarget: { value: text } }) =>
                fill(gap.id, text.trim() ? { text } : null)
              }
            />
          );
        }}
      />
      {task.gaps.some(({ options }) => !options) && (
        <Muted size={14}>{comparisonWords(task)}</Muted>
      )}
      <ResponseProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
