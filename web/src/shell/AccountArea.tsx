import { Button, Skeleton } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { UserMenu } from '../ui/UserMenu.tsx';
import { useSession } from './session.ts';
import { useShell } from './shell.tsx';

/** The right end of the header: the way in for a visitor, the account of who is signed in. */
export function AccountArea() {
  const session = useSession();
  const { identity } = useShell();
  const here = useLocation({ select: (location) => location.href });
  if (session.status === 'loading') return <Skeleton circle height={36} />;
  if (session.status === 'visitor')
    return (
      <Button renderRoot={(props) => <Link to="/entrar" search={{ voltar: here }} {...props} />}>
        Entrar
      </Button>
    );
  const { name, email, profilePicture } = session.user;
  return (
    <UserMenu
      name={name}
      email={email}
      picture={profilePicture}
      onSignOut={() => void identity.signOut()}
    />
  );
}
