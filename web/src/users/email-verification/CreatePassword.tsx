import { signUp as signUpRules } from '@sabia/domain/identity/credentials.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { verifyEmail } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { NewPasswordInput } from '../NewPasswordInput.tsx';

const labels = { name: 'Nome completo', password: 'Senha' };

interface CreatePasswordProps {
  email: string;
  otp: string;
  onAnotherCode: () => void;
}

/** Name and password, where the code proves the mailbox but another browser signed up: it may be a stranger's. */
export function CreatePassword({ email, otp, onAnotherCode }: CreatePasswordProps) {
  const { identity } = useAppContext();
  const form = useForm({
    initialValues: { name: '', password: '' },
    validateInputOnChange: true,
    validate: rules(signUpRules.omit({ email: true })),
  });

  return (
    <AccountScreen
      title="Crie sua senha"
      intro={`O código de ${email} está certo. O cadastro começou em outro navegador ou aparelho; para proteger sua conta, escolha aqui o nome e a senha que valem.`}
      footer={
        <Button variant="subtle" onClick={onAnotherCode}>
          Digitar outro código
        </Button>
      }
    >
      <Form
        form={form}
        labels={labels}
        // After the sign-in, the guard of this screen redirects to `voltar`.
        onSubmit={(values) => verifyEmail(identity, { email, otp, ...values })}
      >
        <TextInput
          label={labels.name}
          description="Como deve aparecer nos seus certificados"
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <NewPasswordInput
          label={labels.password}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={form.submitting}>
          Salvar e entrar
        </Button>
      </Form>
    </AccountScreen>
  );
}
