import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ApiProblem } from '../../platform/api-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { CourseFailure } from '../CourseFailure.tsx';

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

function CourseGone() {
  useEffect(() => {
    showToast({ kind: 'error', message: 'Este curso não está mais disponível.' });
  }, []);
  return <Navigate to="/cursos" replace />;
}
