import { TextInput } from '@mantine/core';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { ShortDescriptionInput } from '../../../ui/ShortDescriptionInput.tsx';
import type { SettingsForm } from './settings-values.ts';

export function PresentationFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram a live.">
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        value={form.values.shortDescription}
        of="da live"
      />
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label="Categorias"
        placeholder="Busque ou crie"
        withAsterisk
      />
    </FormSection>
  );
}
