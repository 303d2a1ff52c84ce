import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  emailChangeRequest,
  type EmailChange,
  type EmailChangeRequest,
} from '@sabia/domain/users/email-change.ts';
import type { ListedUser } from '@sabia/domain/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { rules } from '../../../platform/form-rules.ts';
import { formatDay } from '../../../ui/words/dates.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { Callout } from '../../../ui/primitives/Callout.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { showFailure } from '../../../ui/states/show-failure.ts';
import { showToast } from '../../../ui/states/toast.tsx';
import { EmailInput } from '../../EmailInput.tsx';
import { useUserAdministration } from '../administering.api.ts';

interface EmailFormProps {
  user: ListedUser;
  open: EmailChange | null;
}

/** Corrects the e-mail of an account; an open change can be sent again or cancelled. */
export function EmailForm({ user, open }: EmailFormProps) {
  const { requestEmailChange } = useUserAdministration();
  const send = (email: string) => requestEmailChange(user.id, email);
  return open ? (
    <OpenChange user={user} open={open} send={send} />
  ) : (
    <NewAddress user={user} send={send} />
  );
}

type Send = (email: string) => Promise<unknown>;

function NewAddress({ user, send }: { user: ListedUser; send: Send }) {
  const form = useForm({
    initialValues: { email: user.email },
    validate: rules(emailChangeRequest),
  });

  async function submit({ email }: EmailChangeRequest): Promise<void> {
    await send(email);
    showToast({ kind: 'success', message: `Link de confirmação enviado para ${email}` });
  }

  return (
    <Form form={form} labels={{ email: 'E-mail' }} onSubmit={submit}>
      <EmailInput
        {...form.getInputProps('email')}
        label="E-mail"
        autoComplete="off"
        description="O novo endereço recebe um link, e o de agora um aviso. O e-mail muda quando a pessoa confirmar; ela sai de todos os aparelhos e entra com ele e a mesma senha."
      />
      <div>
        <Button
          type="submit"
          variant="default"
          loading={form.submitting}
          disabled={!form.isDirty()}
        >
          Corrigir e-mail
        </Button>
      </div>
    </Form>
  );
}

function OpenChange({ user, open, send }: { user: ListedUser; open: EmailChange; send: Send }) {
  const { cancelEmailChange } = useUserAdministration();
  const sending = useMutation({
    mutationFn: () => send(open.email),
    onSuccess: () => showToast({ kind: 'success', message: 'Link enviado de novo' }),
    onError: showFailure,
  });
  const cancelling = useMutation({
    mutationFn: () => cancelEmailChange(user.id),
    onSuccess: () => showToast({ kind: 'success', message: 'Troca de e-mail cancelada' }),
    onError: showFailure,
  });
  return (
    <Callout>
      <p>
        O e-mail muda para <strong>{open.email}</strong> quando a pessoa confirmar pelo link que
        enviamos em {formatDay(open.askedAt)}, até {formatDay(open.expiresAt)}. Até lá ela entra com{' '}
        <strong>{user.email}</strong>.
      </p>
      <Row gap={12}>
        <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
          Enviar de novo
        </Button>
        <Button
          variant="default"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          Cancelar a troca
        </Button>
      </Row>
    </Callout>
  );
}
