import type { ClassChanges, ClassDraft } from '@sabia/domain/classes/class.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { refreshing } from '../../layout/refreshing.ts';
import { read } from '../../platform/api/api.ts';

/** People whom an administrator can add to a class. */
export const candidatesQuery = (searchKey: string) =>
  read('GET /users/admin/paginated', { query: { searchKey, field: 'name', criteria: 'asc' } });

/** Commands of administrators on classes; each refreshes the queries of classes. */
export function useClassAdministration() {
  const context = useAppContext();
  const { call } = context;
  const { wrote } = refreshing(context, 'GET /classes');
  return {
    createClass: (draft: ClassDraft) => wrote(call('POST /classes', { body: draft })),
    changeClass: (id: string, changes: ClassChanges) =>
      wrote(call('PATCH /classes/{id}', { params: { id }, body: changes })),
    renewCode: (id: string) => wrote(call('POST /classes/{id}/code', { params: { id }, body: {} })),
    endCode: (id: string) => wrote(call('DELETE /classes/{id}/code', { params: { id } })),
    /** Also gives a member another role. */
    addMember: (id: string, userId: string, role: ClassRole) =>
      wrote(call('POST /classes/{id}/members', { params: { id }, body: { userId, role } })),
    removeMember: (id: string, userId: string) =>
      wrote(call('DELETE /classes/{id}/members/{userId}', { params: { id, userId } })),
  };
}
