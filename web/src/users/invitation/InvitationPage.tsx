import { useNavigate, useLoaderData } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useAppContext } from '../../layout/app-context.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

/** Says why an invitation was not accepted; an accepted one leads to the home page. */
export function InvitationPage() {
  const { problem, invitedEmail } = useLoaderData({ from: '/convite' });
  const { identity } = useAppContext();
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    await identity.signOut();
    await navigate({ to: '/convite', reloadDocument: true });
  }

  return (
    <AccountScreen title="Convite" intro={problem}>
      {invitedEmail && (
        <>
          <p>
            O convite é para <strong>{invitedEmail}</strong>.
          </p>
          <Button onClick={() => void leave()}>Sair e usar esse e-mail</Button>
        </>
      )}
      <ButtonLink to="/" variant={invitedEmail ? 'default' : 'filled'}>
        Ir para o início
      </ButtonLink>
    </AccountScreen>
  );
}
