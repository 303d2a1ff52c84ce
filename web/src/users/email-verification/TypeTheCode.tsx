import { emailProof } from '@sabia/domain/identity/credentials.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { sendVerificationCode, verifyEmail } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { EmailInput } from '../EmailInput.tsx';
import { ResendEmail } from '../../ui/ResendEmail.tsx';
import { CreatePassword } from './CreatePassword.tsx';

const labels = { email: 'E-mail', otp: 'Código de 8 dígitos' };

export function TypeTheCode() {
  const { identity } = useAppContext();
  const { voltar } = useSearch({ from: '/visitor' });
  const typedEmail = useLocation({ select: (location) => location.state.email });
  const notSentNow = useLocation({ select: (location) => location.state.notSentNow });
  const name = useLocation({ select: (location) => location.state.name });
  const form = useForm({
    initialValues: { email: typedEmail ?? '', otp: '' },
    validateInputOnChange: true,
    validate: rules(emailProof),
  });

  /** The right code, in a browser that did not sign up with this address. */
  const [proof, setProof] = useState<{ email: string; otp: string }>();

  // After the sign-in, the guard of this screen redirects to `voltar`.
  async function submit({ email, otp }: typeof form.values): Promise<void> {
    try {
      await verifyEmail(identity, { email, otp });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'password_needed') throw error;
      setProof({ email, otp });
    }
  }

  if (proof) return <CreatePassword {...proof} onAnotherCode={() => setProof(undefined)} />;
  return (
    <AccountScreen
      title="Confirmar e-mail"
      intro={
        notSentNow ??
        (typedEmail
          ? `Enviamos um código para ${typedEmail}. Ele pode levar um minuto; confira também o spam.`
          : 'Digite seu e-mail e o código que enviamos para ele.')
      }
      footer={
        <>
          <TextLink to="/entrar" search={{ voltar }}>
            Voltar para o login
          </TextLink>
          {typedEmail && (
            <TextLink to="/cadastro" search={{ voltar }} state={{ email: typedEmail, name }}>
              Corrigir o e-mail
            </TextLink>
          )}
        </>
      }
    >
      <Form form={form} labels={labels} onSubmit={submit}>
        {!typedEmail && (
          <EmailInput
            label={labels.email}
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
        )}
        <CodeInput
          {...form.getInputProps('otp')}
          label={labels.otp}
          value={form.values.otp}
          submits={form.isValid('email')}
        />
        <Button type="submit" size="md" loading={form.submitting}>
          Confirmar
        </Button>
        <ResendEmail
          brings="code"
          wasJustSent={typedEmail !== undefined}
          send={() => sendVerificationCode(identity, form.values.email)}
          isPossible={form.isValid('email')}
        />
      </Form>
    </AccountScreen>
  );
}
