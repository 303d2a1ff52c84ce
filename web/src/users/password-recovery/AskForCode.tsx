import { codeRequest } from '@sabia/domain/identity/credentials.ts';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSearch } from '@tanstack/react-router';
import { rules } from '../../platform/form-rules.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { reasonNotSent, requestPasswordReset } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { EmailInput } from '../EmailInput.tsx';

const labels = { email: 'E-mail' };
const proofs = { code: 'código', link: 'link' };

interface AskForCodeProps {
  email: string | undefined;
  /** With the reason, if no further e-mail was sent now. */
  onSent: (email: string, notSentNow?: string) => void;
}

export function AskForCode({ email, onSent }: AskForCodeProps) {
  const { identity } = useAppContext();
  const proof = proofs[identity.provesBy];
  const { voltar } = useSearch({ from: '/visitor' });
  const form = useForm({
    initialValues: { email: email ?? '' },
    validateInputOnChange: true,
    validate: rules(codeRequest),
  });

  return (
    <AccountScreen
      title="Recuperar senha"
      intro={`Diga qual é o e-mail da sua conta. Enviaremos um ${proof} para criar uma senha nova.`}
      footer={
        <TextLink to="/entrar" search={{ voltar }}>
          Voltar para o login
        </TextLink>
      }
    >
      <Form
        form={form}
        labels={labels}
        onSubmit={async (values) => {
          const notSentNow = await requestPasswordReset(identity, values.email).then(
            () => undefined,
            reasonNotSent,
          );
          onSent(values.email, notSentNow);
        }}
      >
        <EmailInput label={labels.email} key={form.key('email')} {...form.getInputProps('email')} />
        <Button type="submit" size="md" loading={form.submitting}>
          Enviar {proof}
        </Button>
      </Form>
    </AccountScreen>
  );
}
