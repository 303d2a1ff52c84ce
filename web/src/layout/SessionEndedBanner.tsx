import { useRouterState } from '@tanstack/react-router';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import classes from './SiteBar.module.css';

/** Tells why the site is suddenly that of a visitor, and that nothing is lost. */
export function SessionEndedBanner() {
  const { href, pathname } = useRouterState({ select: ({ location }) => location });
  return (
    <Row as="section" gap={16} justify="center" aria-label="Fim da sessão" className={classes.bar}>
      <p role="alert">
        <strong>Sua sessão terminou.</strong> Você saiu em outro lugar, a senha mudou ou o prazo
        acabou. O que ainda não foi enviado está guardado neste aparelho e vai assim que você entrar
        de novo.
      </p>
      {pathname !== '/entrar' && (
        <ButtonLink to="/entrar" search={{ voltar: href }} variant="default">
          Entrar
        </ButtonLink>
      )}
    </Row>
  );
}
