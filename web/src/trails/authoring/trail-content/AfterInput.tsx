import { MultiSelect } from '@mantine/core';
import type { TrailContent } from '@sabia/domain/trails/trail.ts';
import { describeCycle, findCycle } from '@sabia/domain/trails/trail-order.ts';
import { useState } from 'react';
import pills from '../../../ui/PillsField.module.css';
import classes from './AfterInput.module.css';
import { withAfter } from './step-order.ts';
import type { StepOrdering } from './use-step-ordering.ts';

interface AfterInputProps {
  step: TrailContent;
  /** All of the trail's, in order. */
  steps: readonly TrailContent[];
  ordering: StepOrdering;
}

/** What comes before a step. Steps that would wait for each other are refused, and named. */
export function AfterInput({ step, steps, ordering }: AfterInputProps) {
  const [mistake, setMistake] = useState<string>();

  function choose(after: string[]): void {
    const next = withAfter(ordering.order, step.id, after);
    const cycle = findCycle(next);
    setMistake(cycle ? describeCycle(cycle, titlesOf(steps)) : undefined);
    if (!cycle) ordering.reorder(next, `Salvo o que vem antes de “${step.title}”.`);
  }

  return (
    <MultiSelect
      label="Depois de"
      aria-label={`${step.title}: depois de`}
      placeholder={step.after.length === 0 ? 'Nenhuma: pode ser feita quando quiser' : ''}
      data={steps
        .filter(({ id }) => id !== step.id)
        .map(({ id, title }) => ({ value: id, label: title }))}
      value={step.after}
      onChange={choose}
      onBlur={() => setMistake(undefined)}
      error={mistake}
      errorProps={{ role: 'alert' }}
      // Not below, where the choices open.
      inputWrapperOrder={['label', 'error', 'input']}
      searchable
      clearSearchOnChange
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage="Nenhuma etapa com este nome"
      withScrollArea={false}
      className={classes.field}
      classNames={{ input: pills.box, inputField: pills.field, options: pills.options }}
    />
  );
}

const titlesOf = (steps: readonly TrailContent[]): ReadonlyMap<string, string> =>
  new Map(steps.map(({ id, title }) => [id, title]));
