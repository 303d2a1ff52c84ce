import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';

interface TrailFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** The page of a trail that could not be loaded. */
export function TrailFailure({ problem, onRetry }: TrailFailureProps) {
  if (problem.status === 404)
    return (
      <Page title="Trilha não encontrada">
        <EmptyState
          message="Esta trilha não está mais disponível."
          hint="Ela pode ter sido desativada, ou o endereço mudou."
          action={<ButtonLink to="/trilhas">Ver as trilhas</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page title="Não foi possível abrir a trilha">
      <ErrorState error={problem} onRetry={onRetry} />
    </Page>
  );
}
