import type { InstructorChanges, InstructorDraft } from '@sabia/domain/instructors/instructor.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import type { Revision } from '../../platform/api/api.ts';

/** Mutations of instructors. Courses, trails and lives show them, so all queries are invalidated. */
export function useInstructorAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /');
  return {
    createInstructor: (draft: InstructorDraft) => wrote(call('POST /instructors', { body: draft })),
    changeInstructor: (id: string, changes: InstructorChanges, ifMatch?: Revision) =>
      wrote(call('PATCH /instructors/{id}', { params: { id }, body: changes }, { ifMatch })),
    /** Also removes the instructor from courses, trails and lives. */
    deleteInstructor: (id: string) =>
      wrote(call('DELETE /instructors/{id}', { params: { id }, query: { detach: true } })),
  };
}
