import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Page } from '../ui/page/Page.tsx';
import lost from '../ui/poses/lost.svg';

export function NotFoundScreen() {
  return (
    <Page title="Página não encontrada">
      <EmptyState
        picture={lost}
        message="Este endereço não leva a lugar nenhum."
        hint="Ele pode ter mudado, ou falta uma letra."
        action={<ButtonLink to="/">Ir para o início</ButtonLink>}
      />
    </Page>
  );
}
