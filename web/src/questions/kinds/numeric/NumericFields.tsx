import { TextInput } from '@mantine/core';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { narrow } from '../narrow-field.ts';
import { numericLabels } from './edited-numeric.ts';
import { numberHint } from './number-hint.ts';

export function NumericFields({ form }: TaskFieldsProps) {
  return (
    <>
      <TextInput
        {...narrow}
        {...form.getInputProps('task.value')}
        label={numericLabels['task.value']}
        description={numberHint(form.values.task.value)}
        withAsterisk
        // The decimal keypad of an iPhone has neither minus nor letters.
        inputMode="text"
      />
      <TextInput
        {...narrow}
        {...form.getInputProps('task.tolerance')}
        label={numericLabels['task.tolerance']}
        description="A maior diferença que ainda conta como certa. Em branco, nenhuma."
        inputMode="text"
      />
      <TextInput
        {...narrow}
        {...form.getInputProps('task.unit')}
        label={numericLabels['task.unit']}
        description="Aparece ao lado do campo: m/s, kg, litros"
      />
    </>
  );
}
