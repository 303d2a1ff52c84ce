import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useConsent } from '../../layout/consent/consent.api.ts';
import { FormSection } from '../../ui/forms/FormSection.tsx';

/** The consent to analytics; withdrawing it is as easy as giving it. */
export function ConsentSection() {
  const { isKnown, isGiven, answer } = useConsent();
  return (
    <FormSection
      title="Medição de uso"
      intro="Com a sua permissão, medimos como você usa este site para melhorar os cursos. Suas senhas nunca são gravadas."
    >
      <Switch
        label="Permitir a medição"
        checked={isGiven ?? false}
        disabled={!isKnown || answer.isPending}
        onChange={(event) => answer.mutate(event.currentTarget.checked)}
      />
    </FormSection>
  );
}
