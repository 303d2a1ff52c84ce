import { useRouter } from '@tanstack/react-router';
import { ErrorBoundaryScreen } from '../ui/states/ErrorBoundaryScreen.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Page } from '../ui/page/Page.tsx';
import { ApiProblem } from '../platform/api/api-problem.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

/** The screen of a route that failed to load or render. */
export function FailureScreen({ error }: { error: unknown }) {
  const router = useRouter();
  if (!(error instanceof ApiProblem)) return <ErrorBoundaryScreen error={error} />;
  if (error.status === 404) return <NotFoundScreen />;
  return (
    <Page title="Não foi possível abrir esta página">
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
    </Page>
  );
}
