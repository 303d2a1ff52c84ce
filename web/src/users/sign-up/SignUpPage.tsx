import { signUp as signUpRules } from '@sabia/domain/identity/credentials.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reasonNotSent, signUp } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { ProviderButtons } from '../ProviderButtons.tsx';
import { TermsNote } from '../TermsNote.tsx';
import { NewPasswordInput } from '../NewPasswordInput.tsx';
import { EmailInput } from '../EmailInput.tsx';

const labels = { name: 'Nome completo', email: 'E-mail', password: 'Senha' };

export function SignUpPage() {
  const { identity, clientConfig } = useAppContext();
  const providers = clientConfig.signInProviders;
  const navigate = useNavigate();
  const { voltar } = useSearch({ from: '/visitor' });
  // Of an invitation, or typed here before.
  const { email, name } = useLocation({ select: (location) => location.state });
  const form = useForm({
    initialValues: { name: name ?? '', email: email ?? '', password: '' },
    validateInputOnChange: true,
    validate: rules(signUpRules),
  });

  async function submit(values: typeof form.values): Promise<void> {
    let notSentNow: string | undefined;
    try {
      // The guard of this screen redirects a user who is signed in at once.
      if (await signUp(identity, values)) return;
    } catch (error) {
      notSentNow = reasonNotSent(error);
    }
    // Back leads to this form with what was typed, except the password.
    const typed = { email: values.email, name: values.name };
    await navigate({ to: '.', search: { voltar }, state: typed, replace: true });
    await navigate({
      to: '/verificar-email',
      search: { voltar },
      state: { ...typed, notSentNow },
    });
  }

  return (
    <AccountScreen
      title="Criar conta"
      intro="Leva um minuto. Os cursos gratuitos ficam abertos na hora."
      footer={
        <span>
          Já tem conta?{' '}
          <TextLink to="/entrar" search={{ voltar }} state={{ email: form.values.email }}>
            Entrar
          </TextLink>
        </span>
      }
    >
      <Form form={form} labels={labels} onSubmit={submit}>
        <TextInput
          label={labels.name}
          description="Como deve aparecer nos seus certificados"
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <EmailInput
          label={labels.email}
          description={
            identity.provesBy === 'code'
              ? 'Enviaremos um código para confirmar que é seu'
              : 'Enviaremos um link para confirmar que é seu'
          }
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <NewPasswordInput
          label={labels.password}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <TermsNote when="Ao criar a conta" />
        <Button type="submit" size="md" loading={form.submitting}>
          Criar conta
        </Button>
        {providers && <ProviderButtons providers={providers} />}
      </Form>
    </AccountScreen>
  );
}
