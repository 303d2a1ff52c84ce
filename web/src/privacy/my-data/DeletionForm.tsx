import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import { useNavigate } from '@tanstack/react-router';
import { useIdentityUser } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { showToast } from '../../ui/toast.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { ResendEmail } from '../../ui/ResendEmail.tsx';
import { usePrivacy } from '../privacy.api.ts';
import { leave } from './leaving.ts';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

const labels = {
  code: 'Código de 8 dígitos',
  password: 'Sua senha',
  keepsName: 'Nome nos certificados',
};

interface DeletionFormProps {
  sendAgain: () => Promise<void>;
  onCancel: () => void;
}

/** The code of the e-mail, and the choice about the name on certificates. */
export function DeletionForm({ sendAgain, onCancel }: DeletionFormProps) {
  const { identity } = useAppContext();
  const navigate = useNavigate();
  const email = useIdentityUser()?.email;
  const { deleteAccount } = usePrivacy();
  const isInCloud = identity.provesBy === 'link';
  const form = useForm({
    initialValues: { code: '', password: '', keepsName: false },
    validate: {
      code: (code) => (/^\d{8}$/.test(code.trim()) ? null : messages.code),
      password: (password) => (isInCloud && password === '' ? messages.required : null),
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

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <p>Enviamos um código para {email}. Ele vale por 15 minutos.</p>
      <CodeInput {...form.getInputProps('code')} label={labels.code} value={form.values.code} />
      {isInCloud && (
        <PasswordInput
          {...form.getInputProps('password')}
          label={labels.password}
          autoComplete="current-password"
        />
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
