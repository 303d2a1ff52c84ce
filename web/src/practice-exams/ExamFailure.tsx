import type { ApiProblem } from '../platform/api/api-problem.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Page } from '../ui/page/Page.tsx';

interface ExamFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** The page of a practice exam that could not be loaded. */
export function ExamFailure({ problem, onRetry }: ExamFailureProps) {
  if (problem.status === 404)
    return (
      <Page title="Simulado não encontrado">
        <EmptyState
          message="Este simulado não está mais disponível."
          hint="Ele pode ter sido desativado, ou o endereço mudou."
          action={<ButtonLink to="/exercicios">Ver os simulados</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page title="Não foi possível abrir o simulado">
      <ErrorState error={problem} onRetry={onRetry} />
    </Page>
  );
}
