import { ApiProblem } from '../platform/api-problem.ts';
import { showToast } from './toast.tsx';

/** Says why the API declined. Anything else that was thrown is a mistake of ours, and goes on. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  showToast({ kind: 'error', message: error.detail });
}
