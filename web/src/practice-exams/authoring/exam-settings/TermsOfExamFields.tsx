import { NumberInput } from '@mantine/core';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { SettingsForm } from './settings-values.ts';

const narrow = { wrapper: { maxWidth: 200 } };

export function TermsOfExamFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection
      title="Regras"
      intro="Quem já começou uma tentativa a termina com as regras com que começou."
    >
      <NumberInput
        {...form.getInputProps('passingScore')}
        label="Nota para passar"
        description="De 0 a 100 % de acertos."
        withAsterisk
        suffix=" %"
        allowDecimal={false}
        allowNegative={false}
        step={5}
        styles={narrow}
      />
      <NumberInput
        {...form.getInputProps('timeLimitMinutes')}
        label="Tempo de prova"
        description="Em minutos. Em branco, não há limite."
        suffix=" min"
        allowDecimal={false}
        allowNegative={false}
        step={5}
        styles={narrow}
      />
    </FormSection>
  );
}
