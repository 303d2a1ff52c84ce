import { IconLock } from '@tabler/icons-react';
import { SubscriptionNote } from '../courses/SubscriptionNote.tsx';
import type { ApiProblem } from '../platform/api-problem.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Page } from '../ui/Page.tsx';

interface ExamFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** The page of a practice exam that could not be loaded. */
export function ExamFailure({ problem, onRetry }: ExamFailureProps) {
  const others = <ButtonLink to="/exercicios">Ver os simulados</ButtonLink>;
  if (problem.status === 404)
    return (
      <Page title="Simulado não encontrado">
        <EmptyState
          message="Este simulado não está mais disponível."
          hint="Ele pode ter sido desativado, ou o endereço mudou."
          action={others}
        />
      </Page>
    );
  if (problem.code === 'subscription_required')
    return (
      <Page title="Simulado para assinantes">
        <EmptyState
          icon={<IconLock />}
          message="Este simulado é para quem assina."
          hint={<SubscriptionNote>Os simulados grátis seguem abertos a todos.</SubscriptionNote>}
          action={others}
        />
      </Page>
    );
  return (
    <Page title="Não foi possível abrir o simulado">
      <ErrorState error={problem} onRetry={onRetry} />
    </Page>
  );
}
