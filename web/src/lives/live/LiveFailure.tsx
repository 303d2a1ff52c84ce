import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Page } from '../../ui/page/Page.tsx';

interface LiveFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** The page of a live that could not be loaded. */
export function LiveFailure({ problem, onRetry }: LiveFailureProps) {
  if (problem.status !== 404)
    return (
      <Page title="Não foi possível abrir a live">
        <ErrorState error={problem} onRetry={onRetry} />
      </Page>
    );
  return (
    <Page title="Live não encontrada">
      <EmptyState
        message="Esta live não está mais disponível."
        hint="Ela pode ter sido cancelada, ou o endereço mudou."
        action={<ButtonLink to="/lives">Ver as lives</ButtonLink>}
      />
    </Page>
  );
}
