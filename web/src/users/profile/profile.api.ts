import type { ProfileChanges } from '@sabia/domain/users/profile.ts';
import { read } from '../../platform/api.ts';
import { refreshing } from '../../layout/refreshing.ts';
import { useAppContext } from '../../layout/app-context.tsx';

/** What somebody tells of themselves; while they change it, nothing else does. */
export const profileQuery = (id: string) => read('GET /users/{id}/profile', { params: { id } });

export function useChangeProfile(id: string) {
  const context = useAppContext();
  const { wrote } = refreshing(context, 'GET /users');
  // A birth date may call for a guardian.
  const { refresh } = refreshing(context, 'GET /privacy');
  return async (changes: ProfileChanges) => {
    await wrote(context.call('PATCH /users/{id}', { params: { id }, body: changes }));
    await refresh();
  };
}
