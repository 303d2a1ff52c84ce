import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useIdentityUser } from '../../shell/session.ts';
import { useShell } from '../../shell/shell.tsx';
import { CodeInput } from '../../ui/CodeInput.tsx';
import { Form } from '../../ui/Form.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ResendLetter } from '../../ui/ResendLetter.tsx';
import { usePrivacy } from '../privacy.api.ts';
import classes from './MyDataPage.module.css';

const labels = { code: 'Código de 8 dígitos', keepsName: 'Nome nos certificados' };

interface DeletionFormProps {
  sendAgain: () => Promise<void>;
  onCancel: () => void;
}

/** The code from the letter, and what becomes of the name on certificates. */
export function DeletionForm({ sendAgain, onCancel }: DeletionFormProps) {
  const { identity } = useShell();
  const navigate = useNavigate();
  const email = useIdentityUser()?.email;
  const { deleteAccount } = usePrivacy();
  const form = useForm({
    initialValues: { code: '', keepsName: false },
    validate: { code: (code) => (/^\d{8}$/.test(code.trim()) ? null : 'O código tem 8 números') },
  });

  async function submit(values: typeof form.values): Promise<void> {
    await deleteAccount(values);
    showToast({ kind: 'success', message: 'Conta excluída' });
    // Its session is over already: what is left of it is on this device.
    await identity.signOut().catch(() => identity.forget());
    await navigate({ to: '/cursos' });
  }

  return (
    <Form form={form} labels={labels} onSubmit={submit}>
      <p>Enviamos um código para {email}. Ele vale por 15 minutos.</p>
      <CodeInput {...form.getInputProps('code')} label={labels.code} />
      <label className={classes.choice}>
        <input type="checkbox" {...form.getInputProps('keepsName', { type: 'checkbox' })} />
        <span>
          Manter meu nome nos meus certificados. Eles continuam válidos de qualquer forma; sem o seu
          nome, mostram “Titular removido”.
        </span>
      </label>
      <div className={classes.actions}>
        <Button type="submit" color="red" loading={form.submitting}>
          Excluir minha conta para sempre
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <ResendLetter brings="code" wasJustSent isPossible send={sendAgain} />
      </div>
    </Form>
  );
}
