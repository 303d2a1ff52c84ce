import { useSearch } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AccountScreen } from '../AccountScreen.tsx';

/** For identity services that verify e-mails on their own page. */
export function OpenTheLink() {
  const { voltar } = useSearch({ from: '/visitor' });
  return (
    <AccountScreen
      title="Confirmar e-mail"
      intro="Abra o link que enviamos para o seu e-mail. Se ele não chegou, entre na sua conta e peça outro."
    >
      <ButtonLink to="/entrar" search={{ voltar }}>
        Entrar
      </ButtonLink>
    </AccountScreen>
  );
}
