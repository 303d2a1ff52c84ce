import { NumberInput } from '@mantine/core';
import { mostFiles } from '@sabia/domain/questions/kinds/most-files.ts';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { ExpectedField } from '../ExpectedField.tsx';
import { narrow } from '../narrow-field.ts';
import { maxFilesLabel } from './edited-file.ts';

export function FileFields({ form, media }: TaskFieldsProps) {
  return (
    <>
      <NumberInput
        {...narrow}
        {...form.getInputProps('task.maxFiles')}
        label={maxFilesLabel}
        description={`De 1 a ${mostFiles}.`}
        allowDecimal={false}
        allowNegative={false}
      />
      <ExpectedField form={form} media={media} />
    </>
  );
}
