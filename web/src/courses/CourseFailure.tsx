import type { ApiProblem } from '../platform/api/api-problem.ts';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { Page } from '../ui/page/Page.tsx';

interface CourseFailureProps {
  problem: ApiProblem;
  onRetry: () => void;
}

/** The page of a course that could not be loaded. */
export function CourseFailure({ problem, onRetry }: CourseFailureProps) {
  return (
    <Page title="Não foi possível abrir o curso">
      <ErrorState error={problem} onRetry={onRetry} />
    </Page>
  );
}
