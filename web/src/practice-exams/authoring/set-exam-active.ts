import { ApiProblem } from '../../shell/api-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { usePracticeExamAuthoring } from '../authoring.api.ts';
import { toasts } from './toasts.ts';

/** Publishes a practice exam, or takes it off the listing. */
export function useSetExamActive(id: string) {
  const { configurePracticeExam } = usePracticeExamAuthoring();
  return async (isActive: boolean): Promise<void> => {
    try {
      await configurePracticeExam(id, { isActive });
      showToast(toasts.saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // An automatic exam may have too few questions by now, and says how many.
      const [mistake] = error.errors;
      showToast(mistake ? { kind: 'error', message: mistake.message } : toasts.updateFailed);
    }
  };
}
