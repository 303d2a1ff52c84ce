import { TermsInput } from '../../../taxonomy/TermsInput.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { PaymentTypeInput } from '../../PaymentTypeInput.tsx';
import type { SettingsForm } from './settings-values.ts';

const explanations = {
  PAID: 'Quem assina abre todo o curso.',
  FREEMIUM: 'Todos abrem as seções marcadas como grátis; quem assina abre o resto.',
  FREE: 'Todos que têm conta abrem todo o curso.',
} as const;

export function AccessFields({ form }: { form: SettingsForm }) {
  return (
    <FormSection title="Assunto e acesso" intro="É por aqui que as pessoas encontram o curso.">
      <TermsInput
        {...form.getInputProps('categories')}
        value={form.values.categories}
        kind="categories"
        label="Categorias"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('levels')}
        value={form.values.levels}
        kind="levels"
        label="Níveis"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <TermsInput
        {...form.getInputProps('skills')}
        value={form.values.skills}
        kind="skills"
        label="Habilidades"
        description="O que a pessoa saberá fazer depois do curso"
        placeholder="Busque ou crie"
        withAsterisk
      />
      <PaymentTypeInput {...form.getInputProps('paymentType')} explanations={explanations} />
    </FormSection>
  );
}
