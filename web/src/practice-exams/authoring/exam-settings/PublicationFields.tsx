import { Switch } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

export function PublicationFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Publicação">
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label="Ativo"
        description="Aparece entre os exercícios. Desligado, só a administração o vê."
      />
    </FormSection>
  );
}
