import { Switch } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

export function WelcomeFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Boas-vindas">
      <Switch
        {...form.getInputProps('isTutorial', { type: 'checkbox' })}
        label="Curso de boas-vindas"
        description="É mostrado a quem acaba de chegar. Só um curso pode ser: este toma o lugar do atual."
      />
    </FormSection>
  );
}
