import { ApiProblem } from '../../shell/api-problem.ts';
import { showToast } from '../../ui/toast.tsx';
import { useAuthoring } from '../authoring.api.ts';
import { toasts } from './toasts.ts';

/** Publishes a course, or takes it off the catalogue. */
export function useSetCourseActive(courseId: string) {
  const { configureCourse } = useAuthoring();
  return async (isActive: boolean): Promise<void> => {
    try {
      await configureCourse(courseId, { isActive });
      showToast(toasts.saved);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(toasts.updateFailed);
    }
  };
}
