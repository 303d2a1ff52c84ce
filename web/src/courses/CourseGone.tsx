import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../ui/states/toast.tsx';

/** Leads from a course that is unknown, inactive or deleted to the catalogue (product.md C11). */
export function CourseGone() {
  useEffect(() => {
    showToast({ kind: 'error', message: 'Este curso não está mais disponível.' });
  }, []);
  return <Navigate to="/cursos" replace />;
}
