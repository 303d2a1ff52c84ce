import { ApiProblem } from '../../platform/api/api-problem.ts';
import { showToast } from './toast.tsx';

/** Shows a refusal of the API as a toast. Throws every other error again, because it is a bug. */
export function showFailure(error: unknown): void {
  if (!(error instanceof ApiProblem)) throw error;
  showToast({ kind: 'error', message: error.detail });
}
