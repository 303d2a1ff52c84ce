import { Link, useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { UserMenu } from '../ui/page/UserMenu.tsx';
import { personalDestinations } from './Navigation.tsx';
import { type OwnUser, useSession } from './session.ts';
import { useAppContext } from './app-context.tsx';
import classes from './SiteLayout.module.css';

const signOutFailed = {
  kind: 'error',
  message: 'Não foi possível sair. Confira sua conexão e tente novamente.',
} as const;

const own = [
  { to: '/perfil', label: 'Perfil' },
  { to: '/assinatura', label: 'Assinatura' },
  { to: '/turmas', label: 'Turmas' },
] as const;
const performance = { to: '/desempenho', label: 'Desempenho' } as const;

type Shown = Pick<OwnUser, 'name' | 'email'> &
  Partial<Pick<OwnUser, 'profilePicture' | 'hasScores'>>;

/** The right end of the header: sign-in and sign-up for a visitor, the account menu for a user. */
export function AccountArea() {
  const session = useSession();
  const { identity } = useAppContext();
  const here = useLocation({ select: (location) => location.href });
  const navigate = useNavigate();

  /** To the catalogue: the guard of a member's screen would ask the next person of a shared computer to sign in for it. */
  async function signOut(): Promise<void> {
    try {
      await identity.signOut();
    } catch {
      showToast(signOutFailed);
      return;
    }
    await navigate({ to: '/cursos', ignoreBlocker: true });
  }

  const isOnIdentityScreen = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/visitor'),
  });
  if (session.status === 'visitor')
    return isOnIdentityScreen ? null : (
      <>
        <Link to="/entrar" search={{ voltar: here }} className={classes.signIn}>
          Entrar
        </Link>
        <ButtonLink to="/cadastro" search={{ voltar: here }} className={classes.signUp}>
          Criar conta
        </ButtonLink>
      </>
    );
  // Signing out is possible also while the profile is missing.
  const { name, email, profilePicture, hasScores }: Shown =
    session.status === 'signed-in' ? session.user : { name: session.email, email: '' };
  return (
    <UserMenu
      name={name}
      email={email}
      picture={profilePicture}
      places={[...own, ...(hasScores ? [performance] : []), ...personalDestinations(session)]}
      onSignOut={() => void signOut()}
    />
  );
}
