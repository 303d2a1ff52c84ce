import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useAppContext } from '../../layout/app-context.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { requestPasswordReset } from '../account.api.ts';
import { AccountScreen } from '../AccountScreen.tsx';
import { ResendEmail } from '../../ui/ResendEmail.tsx';

interface LinkSentProps {
  email: string;
  notSentNow: string | undefined;
  onAnotherEmail: () => void;
}

/** For identity services with their own page for the new password. */
export function LinkSent({ email, notSentNow, onAnotherEmail }: LinkSentProps) {
  const { identity } = useAppContext();
  const { voltar } = useSearch({ from: '/visitor' });
  return (
    <AccountScreen
      title="Confira seu e-mail"
      intro={
        notSentNow ??
        `Se ${email} tem uma conta, o link para criar uma senha nova está a caminho. Confira também o spam.`
      }
      footer={
        <>
          <TextLink to="/entrar" search={{ voltar }} state={{ email }}>
            Voltar para o login
          </TextLink>
          <Button variant="subtle" onClick={onAnotherEmail}>
            Usar outro e-mail
          </Button>
        </>
      }
    >
      <ResendEmail
        brings="link"
        wasJustSent
        isPossible
        send={() => requestPasswordReset(identity, email)}
      />
    </AccountScreen>
  );
}
