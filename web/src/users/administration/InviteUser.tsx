import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { invitationDraft, type InvitationDraft } from '@sabia/domain/users/invitation.ts';
import { roleNames } from '@sabia/domain/users/user-labels.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { rules } from '../../platform/form-rules.ts';
import { EditorDrawer } from '../../ui/dialogs/EditorDrawer.tsx';
import { EmailInput } from '../EmailInput.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { useUserAdministration } from './administering.api.ts';

const labels = { name: 'Nome', email: 'E-mail', role: 'Papel' };
const nobody: InvitationDraft = {
  name: '',
  email: '',
  role: 'LEARNER',
  hasActiveSubscription: false,
};

/** Invites one person by e-mail. */
export function InviteUser() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        leftSection={<IconUserPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Convidar pessoa
      </Button>
      <EditorDrawer isOpen={isOpen} title="Convidar pessoa" onClose={close}>
        {isOpen && <InvitationForm onInvited={close} />}
      </EditorDrawer>
    </>
  );
}

function InvitationForm({ onInvited }: { onInvited: () => void }) {
  const { inviteUser } = useUserAdministration();
  const form = useForm({ initialValues: nobody, validate: rules(invitationDraft) });

  async function submit(values: InvitationDraft): Promise<void> {
    const { email } = await inviteUser(values);
    showToast({ kind: 'success', message: `O convite vai sair para ${email}` });
    onInvited();
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput {...form.getInputProps('name')} label={labels.name} data-autofocus />
      <EmailInput
        {...form.getInputProps('email')}
        label={labels.email}
        autoComplete="off"
        description="O convite vai para este endereço. O link dele vale por 30 dias."
      />
      <NativeSelect
        {...form.getInputProps('role')}
        label={labels.role}
        data={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
      />
      <Switch
        {...form.getInputProps('hasActiveSubscription', { type: 'checkbox' })}
        label="Acesso de assinante"
        description="Abre tudo o que é de assinantes, sem cobrar nada."
      />
      <div>
        <Button type="submit" loading={form.submitting}>
          Convidar
        </Button>
      </div>
    </Form>
  );
}
