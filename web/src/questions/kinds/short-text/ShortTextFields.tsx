import { Textarea } from '@mantine/core';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { ComparisonFields } from '../ComparisonFields.tsx';
import { acceptedLabel } from '../edited-texts.ts';

export function ShortTextFields({ form }: TaskFieldsProps) {
  return (
    <>
      <Textarea
        {...form.getInputProps('task.texts')}
        label={acceptedLabel}
        description="Uma por linha. Qualquer uma delas está certa."
        withAsterisk
        autosize
        minRows={3}
      />
      <ComparisonFields form={form} />
    </>
  );
}
