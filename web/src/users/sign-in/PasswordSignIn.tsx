import {
  signInProviderNames,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import { signIn as signInRules } from '@sabia/domain/identity/credentials.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reasonNotSent, signIn } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { EmailInput } from '../EmailInput.tsx';
import { TermsNote } from '../TermsNote.tsx';
import { ProviderButtons } from '../ProviderButtons.tsx';

const namesOf = (providers: readonly SignInProvider[]) =>
  providers.map((provider) => signInProviderNames[provider]).join(' ou o ');

const labels = { email: 'E-mail', password: 'Senha' };

export function PasswordSignIn() {
  const { identity, clientConfig } = useAppContext();
  const providers = clientConfig.signInProviders;
  const navigate = useNavigate();
  const { voltar } = useSearch({ from: '/visitor' });
  const email = useLocation({ select: (location) => location.state.email });
  const form = useForm({
    initialValues: { email: email ?? '', password: '' },
    validateInputOnChange: true,
    validate: rules(signInRules),
  });

  // After the sign-in, the guard of this screen redirects to `voltar`.
  async function submit(values: typeof form.values): Promise<void> {
    try {
      await signIn(identity, values.email, values.password);
    } catch (error) {
      const isSent = error instanceof ApiProblem && error.code === 'email_not_verified';
      const state = { email: values.email, notSentNow: isSent ? undefined : reasonNotSent(error) };
      await navigate({ to: '/verificar-email', search: { voltar }, state });
    }
  }

  return (
    <AccountScreen
      title="Entrar"
      intro="Continue de onde parou."
      footer={
        <>
          <span>Primeira vez aqui?</span>
          <ButtonLink to="/cadastro" search={{ voltar }} variant="default">
            Criar conta
          </ButtonLink>
        </>
      }
    >
      <Form form={form} labels={labels} onSubmit={submit}>
        <EmailInput label={labels.email} key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordInput
          label={labels.password}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <TextLink to="/recuperar-senha" search={{ voltar }} state={{ email: form.values.email }}>
          Esqueci minha senha
        </TextLink>
        <Button type="submit" size="md" loading={form.submitting}>
          Entrar
        </Button>
        {providers && (
          <>
            <ProviderButtons providers={providers} />
            <TermsNote when={`Ao entrar pela primeira vez com o ${namesOf(providers)}`} />
          </>
        )}
      </Form>
    </AccountScreen>
  );
}
