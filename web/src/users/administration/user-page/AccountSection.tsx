import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EmailChange } from '@sabia/domain/users/email-change.ts';
import { fullName } from '@sabia/domain/users/person-name.ts';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useState } from 'react';
import { z } from 'zod';
import { useProfile } from '../../../layout/session.ts';
import { rules } from '../../../platform/form-rules.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { showToast } from '../../../ui/states/toast.tsx';
import { useUserAdministration } from '../administering.api.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';

const labels = { name: 'Nome' };

interface AccountSectionProps {
  user: ListedUser;
  emailChange: EmailChange | null;
}

/** The account of a user: their name and e-mail, a block, and the removal. */
export function AccountSection({ user, emailChange }: AccountSectionProps) {
  const isSelf = useProfile().id === user.id;
  const [isBlocking, setBlocking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <FormSection title="Conta">
      <NameForm key={user.name} user={user} />
      <EmailForm key={`${user.email} ${emailChange?.email}`} user={user} open={emailChange} />
      {!isSelf && (
        <Row gap={12}>
          <Button variant="default" onClick={() => setBlocking(true)}>
            {user.isBlocked ? 'Desbloquear' : 'Bloquear'}
          </Button>
          <Button variant="default" color="red" onClick={() => setRemoving(true)}>
            Excluir da escola
          </Button>
        </Row>
      )}
      <BlockDialog user={user} isOpen={isBlocking} onClose={() => setBlocking(false)} />
      <RemovalDialog user={user} isOpen={isRemoving} onClose={() => setRemoving(false)} />
    </FormSection>
  );
}

function NameForm({ user }: { user: ListedUser }) {
  const { changeUser } = useUserAdministration();
  const form = useForm({
    initialValues: { name: user.name },
    validate: rules(z.object({ name: fullName })),
  });

  async function submit({ name }: typeof form.values): Promise<void> {
    await changeUser(user.id, { name });
    showToast({ kind: 'success', message: 'Alterações salvas com sucesso' });
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <TextInput
        {...form.getInputProps('name')}
        label={labels.name}
        description="Como aparece na escola e nos próximos certificados. Os que já saíram ficam como estão."
      />
      <div>
        <Button
          type="submit"
          variant="default"
          loading={form.submitting}
          disabled={!form.isDirty()}
        >
          Corrigir
        </Button>
      </div>
    </Form>
  );
}
