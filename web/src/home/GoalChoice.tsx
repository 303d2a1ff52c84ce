import { Button } from '@mantine/core';
import { count } from '../ui/words/plural.ts';
import classes from './Streak.module.css';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface GoalChoiceProps {
  /** Null without a goal. */
  daysPerWeek: number | null;
  isPending: boolean;
  onChoose: (daysPerWeek: number | null) => void;
  onCancel: () => void;
}

export function GoalChoice({ daysPerWeek, isPending, onChoose, onCancel }: GoalChoiceProps) {
  return (
    <Stack gap={8}>
      <p>Quantos dias por semana você quer estudar?</p>
      <div role="group" aria-label="Dias por semana" className={classes.choices}>
        {[1, 2, 3, 4, 5, 6, 7].map((days) => (
          <button
            key={days}
            type="button"
            aria-label={count(days, 'dia', 'dias')}
            aria-pressed={days === daysPerWeek}
            disabled={isPending}
            className={classes.choice}
            onClick={() => onChoose(days)}
          >
            {days}
          </button>
        ))}
      </div>
      <Row>
        <Button variant="default" size="xs" onClick={onCancel}>
          Cancelar
        </Button>
        {daysPerWeek !== null && (
          <Button variant="subtle" size="xs" disabled={isPending} onClick={() => onChoose(null)}>
            Ficar sem meta
          </Button>
        )}
      </Row>
    </Stack>
  );
}
