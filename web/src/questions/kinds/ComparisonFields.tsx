import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import type { TaskFieldsProps } from '../editor/task-fields.ts';

/** The comparison of typed texts with the accepted ones. */
export function ComparisonFields({ form }: Pick<TaskFieldsProps, 'form'>) {
  const box = (name: 'ignoresCase' | 'ignoresAccents' | 'allowsTypo', label: string) => (
    <CheckboxLabel>
      <input
        type="checkbox"
        checked={form.values.task[name]}
        onChange={({ currentTarget }) => form.setFieldValue(`task.${name}`, currentTarget.checked)}
      />
      {label}
    </CheckboxLabel>
  );
  return (
    <Fieldset legend="Comparação">
      {box('ignoresCase', 'Maiúsculas não fazem diferença')}
      {box('ignoresAccents', 'Acentos não fazem diferença')}
      {box('allowsTypo', 'Aceitar uma letra trocada, a mais ou a menos')}
    </Fieldset>
  );
}
