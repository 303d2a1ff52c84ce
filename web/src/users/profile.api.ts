import type { ProfileChanges } from '@sabia/domain/users/profile.ts';
import { read } from '../platform/api/api.ts';
import { refreshing } from '../layout/refreshing.ts';
import { useAppContext } from '../layout/app-context.tsx';

/** The user's own profile, which only the user changes. */
export const profileQuery = (id: string) => read('GET /users/{id}/profile', { params: { id } });

export function useChangeProfile(id: string) {
  const context = useAppContext();
  const { wrote } = refreshing(context, 'GET /users');
  // A birth date can require a guardian.
  const { refresh } = refreshing(context, 'GET /privacy');
  return async (changes: ProfileChanges) => {
    await wrote(context.call('PATCH /users/{id}', { params: { id }, body: changes }));
    await refresh();
  };
}
