import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { guardianRequest, type Guardianship } from '@sabia/domain/privacy/guardian.ts';
import { rules } from '../../platform/form-rules.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { usePrivacy } from '../privacy.api.ts';
import { Row } from '../../ui/primitives/Row.tsx';

const labels = { email: 'E-mail do responsável' };

/** For users under 18: requests the confirmation of a guardian and shows its state. */
export function GuardianSection({ guardianship }: { guardianship: Guardianship }) {
  const { askGuardian } = usePrivacy();
  const { state, email } = guardianship;
  const form = useForm({
    initialValues: { email: email ?? '' },
    validateInputOnChange: true,
    validate: rules(guardianRequest),
  });
  if (state === 'CONFIRMED')
    return (
      <FormSection title="Responsável">
        <p>{email} confirmou que responde por você.</p>
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
      {state === 'ASKED' && (
        <p>Esperando a confirmação de {email}. O link que enviamos vale por 7 dias.</p>
      )}
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
