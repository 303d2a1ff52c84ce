import { Navigate } from '@tanstack/react-router';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { CourseFailure } from '../CourseFailure.tsx';
import { CourseGone } from '../CourseGone.tsx';

interface PlayerFailureProps {
  courseIdPresentation: string;
  problem: ApiProblem;
  onRetry: () => void;
}

/** Redirects to the preview or the catalogue, or shows the error (product.md C11). */
export function PlayerFailure({ courseIdPresentation, problem, onRetry }: PlayerFailureProps) {
  if (problem.status === 404) return <CourseGone />;
  if (problem.code === 'subscription_required')
    return (
      <Navigate
        to="/cursos/$courseIdPresentation/previa"
        params={{ courseIdPresentation }}
        replace
      />
    );
  return <CourseFailure problem={problem} onRetry={onRetry} />;
}
