import { ApiProblem } from '../../shell/api-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { useTrailAuthoring } from '../authoring.api.ts';
import { toasts } from './toasts.ts';

/** Publishes a trail, or takes it off the catalogue. */
export function useSetTrailActive(trailId: string) {
  const { configureTrail } = useTrailAuthoring();
  return async (isActive: boolean): Promise<void> => {
    try {
      await configureTrail(trailId, { isActive });
      showToast(toasts.saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(toasts.updateFailed);
    }
  };
}
