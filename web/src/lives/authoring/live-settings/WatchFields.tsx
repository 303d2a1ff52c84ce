import { TextInput } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

export function WatchFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection
      title="Onde assistir"
      intro="YouTube e Vimeo tocam aqui mesmo; outro endereço abre em uma nova aba."
    >
      <TextInput
        {...form.getInputProps('liveUrl')}
        type="url"
        label="Endereço da live"
        placeholder="https://"
        withAsterisk
      />
      <TextInput
        {...form.getInputProps('recordingUrl')}
        type="url"
        label="Endereço da gravação"
        description="Depois que a live terminar, é o que as pessoas assistem."
        placeholder="https://"
      />
    </FormSection>
  );
}
