import { TextInput } from '@mantine/core';
import { PaymentTypeInput } from '../../../courses/PaymentTypeInput.tsx';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { TermSelect } from '../../../taxonomy/TermSelect.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { ShortDescriptionInput } from '../../../ui/ShortDescriptionInput.tsx';
import type { SettingsForm } from './settings-values.ts';

const explanations = {
  PAID: 'Só quem assina pode fazer.',
  FREE: 'Todos que têm conta podem fazer.',
} as const;

export function PresentationFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram o exercício.">
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
      <ShortDescriptionInput
        {...form.getInputProps('shortDescription')}
        value={form.values.shortDescription}
        of="do exercício"
      />
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label="Categorias"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermSelect
        {...form.getInputProps('level')}
        kind="levels"
        value={form.values.level}
        label="Nível"
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('levels')}
        value={form.values.levels}
        kind="levels"
        label="Outros níveis"
        description="Para quem mais o exercício serve"
        placeholder="Busque ou crie"
      />
      <PaymentTypeInput {...form.getInputProps('paymentType')} explanations={explanations} />
    </FormSection>
  );
}
