import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="Página não encontrada">
      <EmptyState
        message="Este endereço não leva a lugar nenhum."
        hint="Ele pode ter mudado, ou falta uma letra."
        action={<ButtonLink to="/">Ir para o início</ButtonLink>}
      />
    </Page>
  );
}
