import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passwordChange } from '@sabia/domain/identity/credentials.ts';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { changePassword } from '../account.api.ts';
import { NewPasswordInput } from '../NewPasswordInput.tsx';

const labels = { currentPassword: 'Senha atual', newPassword: 'Senha nova' };

/** Changes the password of the embedded identity; cloud identities do it by their own e-mails. */
export function PasswordSection() {
  const { identity } = useAppContext();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validateInputOnChange: true,
    validate: rules(passwordChange),
  });

  async function submit(change: typeof form.values): Promise<void> {
    await changePassword(identity, change);
    form.reset();
    showToast({ kind: 'success', message: 'Senha alterada com sucesso' });
  }

  return (
    <FormSection
      title="Senha"
      intro="Ao trocar a senha, quem entrou na sua conta em outros aparelhos precisa entrar de novo."
    >
      <Form form={form} labels={labels} onSubmit={submit}>
        <PasswordInput
          label={labels.currentPassword}
          autoComplete="current-password"
          key={form.key('currentPassword')}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordInput
          label={labels.newPassword}
          key={form.key('newPassword')}
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" loading={form.submitting} style={{ alignSelf: 'start' }}>
          Trocar senha
        </Button>
      </Form>
    </FormSection>
  );
}
