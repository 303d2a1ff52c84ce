import type { WorkStatus } from '@sabia/domain/assignments/due-moment.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { refreshing } from '../layout/refreshing.ts';
import { type Input, read } from '../platform/api/api.ts';

export const assignmentsQuery = (id: string, page = 1) =>
  read('GET /classes/{id}/assignments', {
    params: { id },
    query: { page: String(page), limit: '20' },
  });

export const assignmentQuery = (id: string, assignmentId: string) =>
  read('GET /classes/{id}/assignments/{assignmentId}', { params: { id, assignmentId } });

export const assignedStudentsQuery = (
  id: string,
  assignmentId: string,
  { page, status }: { page: number; status: WorkStatus | undefined },
) =>
  read('GET /classes/{id}/assignments/{assignmentId}/students', {
    params: { id, assignmentId },
    query: { page: String(page), limit: '50', status },
  });

export const ownAssignmentsQuery = (state: 'TO_DO' | 'OVER', page = 1) =>
  read('GET /assignments/own', { query: { state, page: String(page), limit: '50' } });

export const teachingDayQuery = read('GET /classes/today', {});

/** Commands of teachers on assignments; each refreshes the queries of classes. */
export function useAssignments(id: string) {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /classes');
  return {
    create: (body: Input<'POST /classes/{id}/assignments'>['body']) =>
      wrote(call('POST /classes/{id}/assignments', { params: { id }, body })),
    change: (
      assignmentId: string,
      body: Input<'PATCH /classes/{id}/assignments/{assignmentId}'>['body'],
    ) =>
      wrote(
        call('PATCH /classes/{id}/assignments/{assignmentId}', {
          params: { id, assignmentId },
          body,
        }),
      ),
    remove: (assignmentId: string) =>
      wrote(
        call('DELETE /classes/{id}/assignments/{assignmentId}', { params: { id, assignmentId } }),
      ),
    remind: (assignmentId: string) =>
      wrote(
        call('POST /classes/{id}/assignments/{assignmentId}/reminders', {
          params: { id, assignmentId },
        }),
      ),
    publish: (assignmentId: string) =>
      wrote(
        call('PUT /classes/{id}/assignments/{assignmentId}/publication', {
          params: { id, assignmentId },
        }),
      ),
    extend: (assignmentId: string, userId: string, extendedTo: string | null) =>
      wrote(
        call('PUT /classes/{id}/assignments/{assignmentId}/extensions/{userId}', {
          params: { id, assignmentId, userId },
          body: { extendedTo },
        }),
      ),
  };
}
