import { NumberInput } from '@mantine/core';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { ExpectedField } from '../ExpectedField.tsx';
import { narrow } from '../narrow-field.ts';
import { maxLengthLabel } from './edited-open-text.ts';

export function OpenTextFields({ form, media }: TaskFieldsProps) {
  return (
    <>
      <NumberInput
        {...narrow}
        {...form.getInputProps('task.maxLength')}
        label={maxLengthLabel}
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator="."
        decimalSeparator=","
        step={500}
      />
      <ExpectedField form={form} media={media} />
    </>
  );
}
