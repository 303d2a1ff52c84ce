import { RichTextInput } from '../../ui/rich-text/editor/RichTextInput.tsx';
import type { TaskFieldsProps } from '../editor/task-fields.ts';
import { expectedLabel } from './edited-expected.ts';

/** The expected answer of a task that a person grades. */
export function ExpectedField({ form, media }: TaskFieldsProps) {
  return (
    <RichTextInput
      label={expectedLabel}
      description="Resposta esperada ou critérios. Quem corrige vê ao corrigir, e o aluno, depois de entregar."
      value={form.values.task.expected}
      onChange={(html) => form.setFieldValue('task.expected', html)}
      error={form.errors['task.expected']}
      media={media}
      data-path="task.expected"
    />
  );
}
