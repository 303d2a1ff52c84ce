import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdentityUser } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { CodeInput } from '../../ui/forms/CodeInput.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { ResendEmail } from '../../ui/ResendEmail.tsx';
import { usePrivacy } from '../privacy.api.ts';
import { GoogleMark } from '../../users/GoogleMark.tsx';
import { goToProvider } from '../../users/provider-visit.ts';
import { type Confirmation, leave } from './leaving.ts';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

const labels = {
  code: 'Código de 8 dígitos',
  password: 'Sua senha',
  keepsName: 'Nome nos certificados',
};

interface DeletionFormProps {
  confirmation: Confirmation;
  sendAgain: () => Promise<void>;
  onCancel: () => void;
}

/** The code of the e-mail, and the choice about the name on certificates. */
export function DeletionForm({ confirmation, sendAgain, onCancel }: DeletionFormProps) {
  const context = useAppContext();
  const { identity } = context;
  const navigate = useNavigate();
  const email = useIdentityUser()?.email;
  const { deleteAccount } = usePrivacy();
  const hasPassword = confirmation === 'password';
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    initialValues: { code: '', password: '', keepsName: false },
    validate: {
      code: (code) => (/^\d{8}$/.test(code.trim()) ? null : messages.code),
      password: (password) => (hasPassword && password === '' ? messages.required : null),
    },
  });

  async function submit({ password, ...deletion }: typeof form.values): Promise<void> {
    const deleteHere = () => deleteAccount(deletion);
    const isGone = await leave(identity, { password, deleteHere });
    showToast(
      isGone
        ? { kind: 'success', message: 'Conta excluída' }
        : { kind: 'error', message: 'Seus dados foram apagados, mas o seu acesso ainda não' },
    );
    await navigate({ to: isGone ? '/cursos' : '/privacidade' });
  }

  /** Signs out first: the sign-in is for visitors. */
  async function enterAgain(): Promise<void> {
    setLeaving(true);
    try {
      await identity.signOut();
      await goToProvider(context, 'google', location.pathname);
    } catch (error) {
      setLeaving(false);
      showFailure(error);
    }
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <p>Enviamos um código para {email}. Ele vale por 15 minutos.</p>
      <CodeInput {...form.getInputProps('code')} label={labels.code} value={form.values.code} />
      {hasPassword && (
        <PasswordInput
          {...form.getInputProps('password')}
          label={labels.password}
          autoComplete="current-password"
        />
      )}
      {confirmation === 'google' && (
        <Row gap={12}>
          <p>
            Sua conta entra com o Google, sem senha. Se faz mais de 4 minutos que você entrou, entre
            de novo antes de excluir: depois enviamos outro código.
          </p>
          <Button
            variant="default"
            leftSection={<GoogleMark />}
            loading={isLeaving}
            onClick={() => void enterAgain()}
          >
            Entrar de novo com o Google
          </Button>
        </Row>
      )}
      <CheckboxLabel>
        <input type="checkbox" {...form.getInputProps('keepsName', { type: 'checkbox' })} />
        <span>
          Manter meu nome nos meus certificados. Eles continuam válidos de qualquer forma; sem o seu
          nome, mostram “Titular removido”.
        </span>
      </CheckboxLabel>
      <Row gap={12}>
        <Button type="submit" color="red" loading={form.submitting}>
          Excluir minha conta para sempre
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <ResendEmail brings="code" wasJustSent isPossible send={sendAgain} />
      </Row>
    </Form>
  );
}
