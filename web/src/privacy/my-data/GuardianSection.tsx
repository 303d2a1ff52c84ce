import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { dateInWords } from '@sabia/domain/date-in-words.ts';
import {
  hiddenFromGuardians,
  shownToGuardians,
} from '@sabia/domain/families/shown-to-guardians.ts';
import { guardianRequest, type Guardianship } from '@sabia/domain/privacy/guardian.ts';
import { rules } from '../../platform/form-rules.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { usePrivacy } from '../privacy.api.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

const labels = { email: 'E-mail do responsável' };

/** For users under 18: requests the confirmation of a guardian and shows its state. */
export function GuardianSection({ guardianship }: { guardianship: Guardianship }) {
  const { askGuardian } = usePrivacy();
  const { state, email, withdrawnAt } = guardianship;
  const form = useForm({
    initialValues: { email: email ?? '' },
    validateInputOnChange: true,
    validate: rules(guardianRequest),
  });
  if (state === 'CONFIRMED')
    return (
      <FormSection title="Responsável">
        <p>{email} confirmou que responde por você.</p>
        <FamilyPageNote />
      </FormSection>
    );

  async function submit(values: typeof form.values): Promise<void> {
    await askGuardian(values);
    showToast({ kind: 'success', message: 'E-mail enviado ao responsável' });
  }

  return (
    <FormSection
      title="Responsável"
      intro="Você tem menos de 18 anos: para assinar, alguém que responda por você precisa confirmar. Estudar não depende disso."
    >
      {state === 'NEEDED' && withdrawnAt && (
        <p>
          Em {dateInWords(withdrawnAt)}, quem respondia por você deixou de responder. O que já foi
          pago continua; para pagar de novo, outra pessoa precisa confirmar.
        </p>
      )}
      {state === 'ASKED' && (
        <p>Esperando a confirmação de {email}. O link que enviamos vale por 7 dias.</p>
      )}
      <FamilyPageNote />
      <Form form={form} labels={labels} onSubmit={submit}>
        <TextInput
          {...form.getInputProps('email')}
          label={labels.email}
          type="email"
          autoComplete="off"
        />
        <Row>
          <Button type="submit" variant="default" loading={form.submitting}>
            {state === 'ASKED' ? 'Enviar de novo' : 'Pedir confirmação'}
          </Button>
        </Row>
      </Form>
    </FormSection>
  );
}

/** Tells the student that guardians have a page, and what it shows (product.md FAMILY8). */
const FamilyPageNote = () => (
  <Muted>
    Quem confirma tem uma página para acompanhar você até a véspera dos 18 anos. Ela mostra{' '}
    {shownToGuardians}. {hiddenFromGuardians} A pessoa também pode combinar uma hora de parar de
    estudar.
  </Muted>
);
