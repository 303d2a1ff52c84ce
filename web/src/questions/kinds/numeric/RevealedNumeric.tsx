import { Stack } from '../../../ui/primitives/Stack.tsx';
import type { RevealedTaskProps } from '../../task-answer.ts';
import { blankWords, RevealedValue } from '../Revealed.tsx';

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 15 });

export function RevealedNumeric({
  task,
  answerKey,
  response,
  whose,
}: RevealedTaskProps<'NUMERIC'>) {
  const unit = task.unit ? ` ${task.unit}` : '';
  const given = response?.value ?? '';
  return (
    <Stack gap={8}>
      <RevealedValue label={whose}>
        {response ? given + (given.endsWith(unit.trim()) ? '' : unit) : blankWords}
      </RevealedValue>
      {answerKey && (
        <RevealedValue label="Resposta certa">
          {numberFormat.format(answerKey.value) + unit}
          {answerKey.tolerance > 0 &&
            `, com ${numberFormat.format(answerKey.tolerance)}${unit} de tolerância`}
        </RevealedValue>
      )}
    </Stack>
  );
}
