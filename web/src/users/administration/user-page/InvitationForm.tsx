import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { invitationCorrection, type InvitationCorrection } from '@sabia/domain/users/invitation.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { rules } from '../../../platform/form-rules.ts';
import { EmailInput } from '../../EmailInput.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';

const labels = { name: 'Nome', email: 'E-mail' };

/** Corrects name and address of an invitation. */
export function InvitationForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { correctInvitation } = useUserAdministration();
  const form = useForm({
    initialValues: { name: user.name, email: user.email },
    validate: rules(invitationCorrection),
  });

  async function submit(values: InvitationCorrection): Promise<void> {
    await correctInvitation(user.id, values);
    showToast({ kind: 'success', message: 'Convite corrigido' });
    onDone();
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput {...form.getInputProps('name')} label={labels.name} />
      <EmailInput
        {...form.getInputProps('email')}
        label={labels.email}
        autoComplete="off"
        description="Outro endereço recebe um convite novo, e o link do primeiro deixa de valer."
      />
      <Row gap={12}>
        <Button type="submit" loading={form.submitting}>
          Salvar
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancelar
        </Button>
      </Row>
    </Form>
  );
}
