import { passwordReset } from '@sabia/domain/identity/credentials.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { showToast } from '../../ui/states/toast.tsx';
import { requestPasswordReset, resetPassword, signIn } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { ResendEmail } from '../../ui/ResendEmail.tsx';

const labels = { otp: 'Código de 8 dígitos', password: 'Senha nova' };

interface NewPasswordProps {
  email: string;
  notSentNow: string | undefined;
  onAnotherEmail: () => void;
}

export function NewPassword({ email, notSentNow, onAnotherEmail }: NewPasswordProps) {
  const { identity } = useAppContext();
  const form = useForm({
    initialValues: { email, otp: '', password: '' },
    validateInputOnChange: true,
    validate: rules(passwordReset),
  });

  // After the sign-in, the guard of this screen redirects.
  async function submit(reset: typeof form.values): Promise<void> {
    await resetPassword(identity, reset);
    showToast({ kind: 'success', message: 'Senha alterada com sucesso' });
    await signIn(identity, email, reset.password);
  }

  return (
    <AccountScreen
      title="Criar uma senha nova"
      intro={
        notSentNow ?? `Se ${email} tem uma conta, o código está a caminho. Confira também o spam.`
      }
      footer={
        <Button variant="subtle" onClick={onAnotherEmail}>
          Usar outro e-mail
        </Button>
      }
    >
      <Form form={form} labels={labels} onSubmit={submit}>
        <CodeInput {...form.getInputProps('otp')} label={labels.otp} value={form.values.otp} />
        <NewPasswordInput
          label={labels.password}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={form.submitting}>
          Salvar e entrar
        </Button>
        <ResendEmail
          brings="code"
          wasJustSent
          isPossible
          send={() => requestPasswordReset(identity, email)}
        />
      </Form>
    </AccountScreen>
  );
}
