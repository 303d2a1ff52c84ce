import { Textarea, TextInput } from '@mantine/core';
import { PaymentTypeInput } from '../../../courses/PaymentTypeInput.tsx';
import { LevelSelect } from '../../../taxonomy/LevelSelect.tsx';
import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

const longestShortDescription = 105;

const explanations = {
  PAID: 'Só quem assina pode fazer.',
  FREE: 'Todos que têm conta podem fazer.',
} as const;

export function PresentationFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Apresentação" intro="É por aqui que as pessoas encontram o exercício.">
      <TextInput {...form.getInputProps('title')} label="Título" withAsterisk />
      <Textarea
        {...form.getInputProps('shortDescription')}
        label="Descrição curta"
        description={`Aparece no cartão do exercício. ${form.values.shortDescription.trim().length} de ${longestShortDescription} caracteres.`}
        withAsterisk
        autosize
        minRows={2}
      />
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label="Categorias"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <LevelSelect
        {...form.getInputProps('level')}
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
