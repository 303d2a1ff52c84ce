import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page } from '../ui/Page.tsx';

export function NotFoundScreen() {
  return (
    <Page title="Página não encontrada" size="sm">
      <EmptyState
        message="Este endereço não leva a lugar nenhum."
        hint="Ele pode ter mudado, ou falta uma letra."
        action={
          <Button renderRoot={(props) => <Link to="/" {...props} />}>Ir para o início</Button>
        }
      />
    </Page>
  );
}
