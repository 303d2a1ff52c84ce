import { Switch } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

export function PublicationFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Publicação">
      <Switch
        {...form.getInputProps('isActive', { type: 'checkbox' })}
        label="Ativo"
        description="Aparece no catálogo. Desligado, só a administração o vê."
      />
      <Switch
        {...form.getInputProps('isTutorial', { type: 'checkbox' })}
        label="Curso de boas-vindas"
        description="É mostrado a quem acaba de chegar. Só um curso pode ser: este toma o lugar do atual."
      />
    </FormSection>
  );
}
